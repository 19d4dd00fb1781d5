import { Icon } from '#look';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { fetchedExtra } from '../ui/fetchedPart.tsx';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';
import type { Controller } from './controller.ts';

/** Most games end without either. */
const Claim = fetchedExtra(async () => (await import('./Claim.tsx')).Claim);
const AbandonDialog = fetchedSheet(async () => (await import('./AbandonDialog.tsx')).AbandonDialog);

/** What lies over the board for a while: the thread is lost, something is in doubt, we only look on, somebody wishes to end the game. */
export function Notices(props: {
  readonly table: Controller;
  readonly over: boolean;
  /** What happened since the reader was here last. */
  readonly since: { readonly count: number; readonly tell: () => void; readonly dismiss: () => void };
}): JSX.Element {
  const { table } = props;
  /** The seats that are ours, or were before somebody else went on. */
  const held = createMemo((before: readonly number[]) => {
    const own = (table.info()?.seats ?? []).flatMap(({ yours }, seat) => (yours ? [seat] : []));
    return own.length > 0 ? own : before;
  }, []);
  const replaced = () => held().some((seat) => table.info()?.seats[seat]?.kind === 'bot');
  const [agreeing, setAgreeing] = createSignal(false);
  const agreed = () => (table.info()?.seats ?? []).some(({ yours, wantsToAbandon }) => yours && wantsToAbandon);
  const wishing = () =>
    (table.info()?.seats ?? []).filter(({ yours, wantsToAbandon }) => wantsToAbandon && !yours).map(({ name }) => name ?? '');
  return (
    <>
      <Show when={table.thread() !== 'open'}>
        <p class="thread" role="status">
          <Icon name="candle-flame" />
          {say(table.kept() === null ? 'thread.lost' : 'thread.kept')}
          <Show when={table.kept()?.sent === false}>
            <button type="button" class="btn" onClick={table.withdraw}>
              {say('thread.withdraw')}
            </button>
          </Show>
        </p>
      </Show>
      <Show when={props.since.count > 0}>
        <p class="ribbon">
          {say('since.there', { count: props.since.count })}
          <button type="button" class="btn" onClick={() => props.since.tell()}>
            {say('since.read')}
          </button>
          <button type="button" class="btn" onClick={() => props.since.dismiss()}>
            {say('since.dismiss')}
          </button>
        </p>
      </Show>
      <Show when={table.thread() === 'open' && table.unsure()}>
        <p class="thread" role="status">
          <Icon name="candle-flame" />
          {say('thread.unsure')}
        </p>
      </Show>
      <Show when={table.watching()}>
        <p class="ribbon">
          {say(replaced() ? 'table.replaced' : 'table.watching')}
          <Show when={table.info()?.behind}>
            {(behind) => <> ({say('clock.note_behind', { count: Math.round(behind() / 60_000) })})</>}
          </Show>
        </p>
      </Show>
      <Show when={wishing().length > 0 && !props.over}>
        <p class="ribbon">
          {say('menu.wish', { names: wishing(), count: wishing().length })}
          <Show when={!table.watching() && !agreed()}>
            <button type="button" class="btn" onClick={() => setAgreeing(true)}>
              {say('menu.agree')}
            </button>
          </Show>
        </p>
      </Show>
      <Show when={table.info()?.claims !== undefined}>
        <Claim table={table} />
      </Show>
      <Show when={agreeing()}>
        <AbandonDialog table={table} close={() => setAgreeing(false)} />
      </Show>
    </>
  );
}
