import { Icon } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { isOffline } from '../offline/id.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { SettingsDialog } from '../ui/SettingsDialog.tsx';
import { AbandonDialog } from './AbandonDialog.tsx';
import type { Controller } from './controller.ts';
import { Origin } from './Origin.tsx';
import { fetchedPart } from '../ui/fetchedPart.tsx';

const StrangersTalk = fetchedPart(async () => (await import('../people/StrangersTalk.tsx')).StrangersTalk);
const BotsTell = fetchedPart(async () => (await import('../people/ReasonsField.tsx')).BotsTell);
const TableKept = fetchedPart(async () => (await import('../offline/TableKept.tsx')).TableKept);

interface Opened {
  readonly table: Controller;
  readonly showContent: () => void;
  readonly close: () => void;
}

/** The settings at a table. */
export function TableSettings(props: Opened): JSX.Element {
  return (
    <SettingsDialog close={() => props.close()} last={<Wishes table={props.table} />}>
      <TableMenu table={props.table} showContent={props.showContent} close={props.close} />
    </SettingsDialog>
  );
}

const isPlaying = (table: Controller): boolean =>
  table.now()?.phase === 'playing' && table.info()?.seats.some(({ yours }) => yours) === true;

/** What its host may want otherwise while the game goes on. */
function Wishes(props: { readonly table: Controller }): JSX.Element {
  const hosted = () => {
    const info = props.table.info();
    return info?.host === true && isPlaying(props.table) && !isOffline(props.table.id) ? info : null;
  };
  return (
    <Show when={hosted()}>
      {(info) => (
        <>
          {/* Alone with bots there is nothing to talk about. */}
          <Show when={info().seats.some(({ kind, yours }) => kind !== 'bot' && !yours)}>
            <StrangersTalk table={props.table.id} talk={info().strangersTalk === true} />
          </Show>
          <Show when={info().seats.some(({ kind }) => kind === 'bot')}>
            <BotsTell info={info()} />
          </Show>
        </>
      )}
    </Show>
  );
}

/** What belongs to this table among them: giving up, and ending by agreement. Both ask first. */
function TableMenu(props: Opened): JSX.Element {
  const [resigning, setResigning] = createSignal<number | null>(null);
  const [abandoning, setAbandoning] = createSignal(false);
  const own = () => (props.table.info()?.seats ?? []).flatMap((seat, index) => (seat.yours ? [{ ...seat, index }] : []));
  const wishes = () => own().some(({ wantsToAbandon }) => wantsToAbandon);
  const playing = () => isPlaying(props.table);
  return (
    <>
      <Show when={playing()}>
        <fieldset class="choice">
          <legend>{say('menu.table')}</legend>
          <div class="row">
            <For each={own()}>
              {(seat) => (
                <button type="button" class="btn" onClick={() => setResigning(seat.index)}>
                  <Icon name="flying-flag" />
                  {own().length > 1 ? say('menu.resign_seat', { name: seat.name ?? '' }) : say('menu.resign')}
                </button>
              )}
            </For>
            <button type="button" class="btn" onClick={() => (wishes() ? props.table.abandon(false) : setAbandoning(true))}>
              <Icon name="shaking-hands" />
              {say(wishes() ? 'menu.unabandon' : 'menu.abandon')}
            </button>
            <Show when={!isOffline(props.table.id)}>
              <a class="btn" href="/alerts">
                {say('menu.alerts')}
              </a>
            </Show>
          </div>
        </fieldset>
        <Show when={resigning() !== null}>
          <Confirm
            title={say('menu.resign_title')}
            text={say('menu.resign_text')}
            act={say('menu.resign')}
            confirm={() => {
              props.table.resign(resigning() ?? 0);
              // What comes of it is seen on the table.
              props.close();
            }}
            close={() => setResigning(null)}
          />
        </Show>
        <Show when={abandoning()}>
          <AbandonDialog table={props.table} close={() => setAbandoning(false)} />
        </Show>
      </Show>
      <Show when={props.table.info()}>{(info) => <Origin info={info()} />}</Show>
      <Show when={isOffline(props.table.id)}>
        <TableKept table={props.table.id} game={props.table.info()?.game ?? 'game'} playing={props.table.now()?.phase === 'playing'} />
      </Show>
      <button type="button" class="btn" onClick={() => props.showContent()}>
        {say('content.title')} †
      </button>
    </>
  );
}
