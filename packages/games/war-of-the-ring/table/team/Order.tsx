import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { playerAt } from '../sideAt.ts';
import { askedOfPartner } from './asked.ts';
import { seatLetter } from './letters.ts';
import { orderOf } from './order.ts';
import { SeatMark } from './SeatMark.tsx';

/** The order of actions as a row of four marks, the present one framed; and what a partner is being asked. */
export function Order(props: { readonly desk: Desk; readonly class?: string }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const order = createMemo(() => orderOf(table.view));
  const isMe = (seat: number): boolean => table.mode === 'play' && (table.info.seats[seat]?.yours ?? false);
  /** Somebody else on our side who still plays, as a string so that seat 0 counts. */
  const partner = (): string | null => {
    const { team } = table.view;
    const other = team?.players.find(({ seat, side, left }) => seat !== table.mine && !left && side === team.players[table.mine]?.side);
    return other === undefined ? null : String(other.seat);
  };
  const asked = () => askedOfPartner(table.view, table.waiting, table.mode === 'play' ? table.mine : null);
  return (
    <Show when={order().length > 0 || asked() !== null}>
      <section class={`wr-order ${props.class ?? ''}`} aria-label={words('table.team.order')}>
        <h3>{words('table.team.order')}</h3>
        <Show when={order().length > 0}>
          <ol>
            <For each={order()}>
              {({ seat, when }) => (
                <li class={when} aria-current={when === 'now' ? 'step' : undefined}>
                  <SeatMark seat={seat} letter={seatLetter(table.info, seat)} leads={playerAt(table.view, seat)?.leads === true} />
                  <b>{isMe(seat) ? words('table.team.you') : words('table.team.name', { seat: `@seat.${seat}` })}</b>
                  <small>{words(`table.team.when.${when}`)}</small>
                </li>
              )}
            </For>
          </ol>
        </Show>
        <Show when={table.mode === 'play' && table.view.team?.acting === table.mine ? partner() : null}>
          {(seat) => (
            <p class="wr-edges">
              <span>{words('table.team.edge.gilt')}</span>
              <span class="stitched">{words('table.team.edge.of', { seat: `@seat.${seat()}` })}</span>
            </p>
          )}
        </Show>
        <Show when={asked()}>
          {(what) => <p class="wr-asked">{words(`table.team.asked.${what().step}`, { seat: `@seat.${what().seat}`, ...what().params })}</p>}
        </Show>
      </section>
    </Show>
  );
}
