import './orders.css';
import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { type GameWords, t } from '../../i18n/i18n.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import type { TableController } from '../session/tableController.ts';

const StandingOrdersDialog = lazyDialog(async () => (await import('./StandingOrdersDialog.tsx')).StandingOrdersDialog);

/** Standing orders: set where the prompt appears, shown while they hold, removed at any time. */
export function StandingOrdersButton(props: { readonly table: TableController; readonly tGame: GameWords }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const asked = () => {
    const turn = props.table.turn();
    return turn === null || turn.prompt === null || turn.untils === undefined
      ? null
      : { ...turn, kind: turn.prompt.id, untils: turn.untils, mayBeHarmless: turn.mayBeHarmless === true };
  };
  const kept = () => props.table.orders();
  const label = () => (asked() !== null ? t('order.open') : t('order.some', { count: kept().length }));
  return (
    <>
      <Show when={asked() !== null || kept().length > 0}>
        <button
          type="button"
          class="btn ghost orders"
          classList={{ standing: kept().length > 0 }}
          aria-label={label()}
          disabled={props.table.busy()}
          onClick={() => setOpen(true)}
        >
          <Icon name="speaker-off" />
          <span>{label()}</span>
        </button>
      </Show>
      <Show when={open()}>
        <StandingOrdersDialog table={props.table} asked={asked()} tGame={props.tGame} close={() => setOpen(false)} />
      </Show>
    </>
  );
}
