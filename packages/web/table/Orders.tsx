import '../style/orders.css';
import { Icon, type Words } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';
import type { Controller } from './controller.ts';

const OrdersSheet = fetchedSheet(async () => (await import('./OrdersSheet.tsx')).OrdersSheet);

/** What one does not want to be asked: given where the question is asked, seen as long as it stands, taken back at any time. */
export function Orders(props: { readonly table: Controller; readonly words: Words }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const asked = () => {
    const turn = props.table.turn();
    return turn === null || turn.prompt === null || turn.untils === undefined
      ? null
      : { ...turn, kind: turn.prompt.id, untils: turn.untils };
  };
  const kept = () => props.table.orders();
  return (
    <>
      <Show when={asked() !== null || kept().length > 0}>
        <button
          type="button"
          class="btn ghost orders"
          classList={{ standing: kept().length > 0 }}
          disabled={props.table.busy()}
          onClick={() => setOpen(true)}
        >
          <Icon name="speaker-off" />
          <span>{asked() !== null ? say('order.open') : say('order.some', { count: kept().length })}</span>
        </button>
      </Show>
      <Show when={open()}>
        <OrdersSheet table={props.table} asked={asked()} words={props.words} close={() => setOpen(false)} />
      </Show>
    </>
  );
}
