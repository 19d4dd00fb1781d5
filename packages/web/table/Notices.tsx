import { Icon } from '#look';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { lazyExtra } from '../ui/lazyComponent.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import type { TableController } from './session/tableController.ts';

/** Most games end without either. */
const TimeClaimNotice = lazyExtra(async () => (await import('./TimeClaimNotice.tsx')).TimeClaimNotice);
const AbandonDialog = lazyDialog(async () => (await import('./dialogs/AbandonDialog.tsx')).AbandonDialog);

/** Notices over the board: connection lost, move unconfirmed, spectating, a vote to abandon. */
export function Notices(props: {
  readonly table: TableController;
  readonly over: boolean;
  /** What happened since the reader was here last. */
  readonly unread: { readonly count: number; readonly open: () => void; readonly dismiss: () => void };
}): JSX.Element {
  const { table } = props;
  /** The viewer's seats, also after a bot has taken them over. */
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
      <Show when={table.connectionStatus() !== 'open'}>
        <p class="thread" role="status">
          <Icon name="candle-flame" />
          {t(table.pendingMove() === null ? 'thread.lost' : 'thread.kept')}
          <Show when={table.pendingMove()?.sent === false}>
            <button type="button" class="btn" onClick={table.withdraw}>
              {t('thread.withdraw')}
            </button>
          </Show>
        </p>
      </Show>
      <Show when={props.unread.count > 0}>
        <p class="ribbon">
          {t('since.there', { count: props.unread.count })}
          <button type="button" class="btn" onClick={() => props.unread.open()}>
            {t('since.read')}
          </button>
          <button type="button" class="btn" onClick={() => props.unread.dismiss()}>
            {t('since.dismiss')}
          </button>
        </p>
      </Show>
      <Show when={table.connectionStatus() === 'open' && table.isUnconfirmed()}>
        <p class="thread" role="status">
          <Icon name="candle-flame" />
          {t('thread.unsure')}
        </p>
      </Show>
      <Show when={table.isSpectator()}>
        <p class="ribbon">
          {t(replaced() ? 'table.replaced' : 'table.watching')}
          <Show when={table.info()?.behind}>{(behind) => <> ({t('clock.note_behind', { count: Math.round(behind() / 60_000) })})</>}</Show>
        </p>
      </Show>
      <Show when={wishing().length > 0 && !props.over}>
        <p class="ribbon">
          {t('menu.wish', { names: wishing(), count: wishing().length })}
          <Show when={!table.isSpectator() && !agreed()}>
            <button type="button" class="btn" onClick={() => setAgreeing(true)}>
              {t('menu.agree')}
            </button>
          </Show>
        </p>
      </Show>
      <Show when={table.info()?.claims !== undefined}>
        <TimeClaimNotice table={table} />
      </Show>
      <Show when={agreeing()}>
        <AbandonDialog table={table} close={() => setAgreeing(false)} />
      </Show>
    </>
  );
}
