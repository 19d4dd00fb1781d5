import './seatLine.css';
import { Badge as HobbitBadge, HOBBIT_IDS } from '#look';
import type { JSX } from 'solid-js';
import type { BattleView } from '../view/view.ts';
import type { BattleSeatProps } from './props.ts';

/** Beside a player's name: points, cards in hand and teams. */
export function SeatLine(props: BattleSeatProps): JSX.Element {
  const player = () => props.view.players[props.seat];
  return (
    <span class="bm-line" classList={{ out: player().out }}>
      <b class="num">{props.words('table.pts', { count: player().points })}</b>
      <span class="bm-line-more">
        {' · '}
        {props.words('table.hand.count', { count: player().hand })} · {props.words('table.team.count', { count: player().teams.length })}
      </span>
    </span>
  );
}

export function Badge(props: { readonly view: BattleView; readonly seat: number }): JSX.Element {
  return <HobbitBadge hobbit={HOBBIT_IDS[props.seat] ?? null} letter={String(props.seat + 1)} />;
}
