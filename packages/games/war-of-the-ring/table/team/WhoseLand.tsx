import { For, type JSX, Show } from 'solid-js';
import type { PlayerView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import { NationShield } from '../pieces/NationShield.tsx';
import { seatLetter } from './letters.ts';
import { SeatMark } from './SeatMark.tsx';

/** Whose each land is, and how it is edged. */
export function WhoseLand(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const mine = () => (table.mode === 'play' ? table.mine : null);
  const edge = ({ seat, side }: PlayerView): 'gilt' | 'stitched' | 'none' => {
    const acts = mine() !== null && table.view.team?.acting === mine();
    if (!acts) return 'none';
    if (seat === mine()) return 'gilt';
    return side === table.view.team?.players[mine() ?? 0]?.side ? 'stitched' : 'none';
  };
  return (
    <Show when={table.view.team}>
      {(team) => (
        <section class="wr-whose" aria-label={words('table.team.whose')}>
          <h3>{words('table.team.whose')}</h3>
          <ul>
            <For each={team().players}>
              {(player) => (
                <li>
                  <SeatMark seat={player.seat} letter={seatLetter(table.info, player.seat)} leads={player.leads} />
                  <span>
                    <b>{player.seat === mine() ? words('table.team.yours') : words('table.team.name', { seat: `@seat.${player.seat}` })}</b>
                    <small>{words(`table.team.edge.${edge(player)}`)}</small>
                  </span>
                  <span class="wr-line-arms" role="img" aria-label={words(`player.${player.player}`)}>
                    <For each={player.nations}>{(nation) => <NationShield nation={nation} />}</For>
                  </span>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </Show>
  );
}
