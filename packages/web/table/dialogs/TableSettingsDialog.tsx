import { Icon } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { isOffline } from '../../offline/offlineId.ts';
import { Confirm } from '../../ui/Dialog.tsx';
import { SettingsDialog } from '../../ui/SettingsDialog.tsx';
import { AbandonDialog } from './AbandonDialog.tsx';
import type { TableController } from '../session/tableController.ts';
import { SequelOrigin } from './SequelOrigin.tsx';
import { lazyPart } from '../../ui/lazyComponent.tsx';

const StrangerChatSwitch = lazyPart(async () => (await import('../../people/StrangerChatSwitch.tsx')).StrangerChatSwitch);
const BotReasonsSwitch = lazyPart(async () => (await import('../../people/BotReasonsField.tsx')).BotReasonsSwitch);
const OfflineTableActions = lazyPart(async () => (await import('../../offline/OfflineTableActions.tsx')).OfflineTableActions);

interface TableSettingsProps {
  readonly table: TableController;
  readonly showContent: () => void;
  readonly close: () => void;
}

/** The settings at a table. */
export function TableSettingsDialog(props: TableSettingsProps): JSX.Element {
  return (
    <SettingsDialog close={() => props.close()} last={<HostSettings table={props.table} />}>
      <TableMenu table={props.table} showContent={props.showContent} close={props.close} />
    </SettingsDialog>
  );
}

const isPlaying = (table: TableController): boolean =>
  table.now()?.phase === 'playing' && table.info()?.seats.some(({ yours }) => yours) === true;

/** What the host may change during the game. */
function HostSettings(props: { readonly table: TableController }): JSX.Element {
  const hosted = () => {
    const info = props.table.info();
    return info?.host === true && isPlaying(props.table) && !isOffline(props.table.id) ? info : null;
  };
  return (
    <Show when={hosted()}>
      {(info) => (
        <>
          {/* With bots alone there is no chat. */}
          <Show when={info().seats.some(({ kind, yours }) => kind !== 'bot' && !yours)}>
            <StrangerChatSwitch table={props.table.id} talk={info().strangersTalk === true} />
          </Show>
          <Show when={info().seats.some(({ kind }) => kind === 'bot')}>
            <BotReasonsSwitch info={info()} />
          </Show>
        </>
      )}
    </Show>
  );
}

/** Settings of this table: resign, and abandon by agreement. Both ask for confirmation. */
function TableMenu(props: TableSettingsProps): JSX.Element {
  const [resigning, setResigning] = createSignal<number | null>(null);
  const [abandoning, setAbandoning] = createSignal(false);
  const own = () => (props.table.info()?.seats ?? []).flatMap((seat, index) => (seat.yours ? [{ ...seat, index }] : []));
  const wishes = () => own().some(({ wantsToAbandon }) => wantsToAbandon);
  const playing = () => isPlaying(props.table);
  return (
    <>
      <Show when={playing()}>
        <fieldset class="choice">
          <legend>{t('menu.table')}</legend>
          <div class="row">
            <For each={own()}>
              {(seat) => (
                <button type="button" class="btn" onClick={() => setResigning(seat.index)}>
                  <Icon name="flying-flag" />
                  {own().length > 1 ? t('menu.resign_seat', { name: seat.name ?? '' }) : t('menu.resign')}
                </button>
              )}
            </For>
            <button type="button" class="btn" onClick={() => (wishes() ? props.table.abandon(false) : setAbandoning(true))}>
              <Icon name="shaking-hands" />
              {t(wishes() ? 'menu.unabandon' : 'menu.abandon')}
            </button>
            <Show when={!isOffline(props.table.id)}>
              <a class="btn" href="/alerts">
                {t('menu.alerts')}
              </a>
            </Show>
          </div>
        </fieldset>
        <Show when={resigning() !== null}>
          <Confirm
            title={t('menu.resign_title')}
            text={t('menu.resign_text')}
            label={t('menu.resign')}
            confirm={() => {
              props.table.resign(resigning() ?? 0);
              // The table shows the result.
              props.close();
            }}
            close={() => setResigning(null)}
          />
        </Show>
        <Show when={abandoning()}>
          <AbandonDialog table={props.table} close={() => setAbandoning(false)} />
        </Show>
      </Show>
      <Show when={props.table.info()}>{(info) => <SequelOrigin info={info()} />}</Show>
      <Show when={isOffline(props.table.id)}>
        <OfflineTableActions
          table={props.table.id}
          game={props.table.info()?.game ?? 'game'}
          playing={props.table.now()?.phase === 'playing'}
        />
      </Show>
      <button type="button" class="btn" onClick={() => props.showContent()}>
        {t('content.title')} †
      </button>
    </>
  );
}
