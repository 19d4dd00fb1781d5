import { For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { sideAt } from '../sideAt.ts';
import { seatLetter } from './letters.ts';
import { SeatMark } from './SeatMark.tsx';

/** After a game of partners: what each of the winning side counts for himself, and whose the individual victory is; equals share it. */
export function TeamEnd(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const partners = () => {
    const [winner] = table.outcome?.winners ?? [];
    if (winner === undefined || table.view.team === undefined) return [];
    const side = sideAt(table.view, winner).id;
    const all = table.view.team.players.filter((player) => player.side === side);
    const playing = all.filter(({ left }) => !left);
    return playing.length > 1 ? playing : [];
  };
  const most = () => Math.max(...partners().map(({ points }) => points));
  const best = () => partners().filter(({ points }) => points === most());
  return (
    <Show when={partners().length > 1}>
      <section class="wr-team-end">
        <h3>{words('table.team.individual')}</h3>
        <p>
          {words('table.team.individualWon', { seats: best().map(({ seat }) => `@seat.${seat}`), count: best().length })}{' '}
          <span class="wr-rule">{best().length > 1 ? 'WR-RULING-87' : best()[0]?.side === 'shadow' ? 'WR-MULTI-31' : 'WR-MULTI-32'}</span>
        </p>
        <ul>
          <For each={partners()}>
            {({ seat, points, leads }) => (
              <li>
                <SeatMark seat={seat} letter={seatLetter(table.info, seat)} leads={leads} />
                <b>{words('table.team.name', { seat: `@seat.${seat}` })}</b>
                <span>{words('table.team.counts', { count: points })}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
