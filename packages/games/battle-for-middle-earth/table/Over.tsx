import './over.css';
import { Badge, hobbitOfSeat } from '#look';
import { For, type JSX } from 'solid-js';
import type { PlayerView } from '../view/view.ts';
import type { BattleProps } from './props.ts';
import { nameOf } from './words.ts';
import type { Words } from './keys.ts';

/** Winners first, then by points. */
const ranked = (players: readonly PlayerView[], winners: readonly number[]): PlayerView[] =>
  [...players].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.points - a.points || b.won.length - a.won.length,
  );

/** Enemies won and companions given to a player: what the points are made of. */
export const broughtHome = (words: Words, { won, given }: PlayerView): string =>
  [...won.map(({ kind }) => words(`enemy.${kind}`)), ...given.map(({ kind }) => words(`card.${kind}`))].join(', ') ||
  words('table.trophies.none');

/** The end: who won and why, and what everybody brought home. */
export function Over(props: { readonly table: BattleProps }): JSX.Element {
  const { words } = props.table;
  const winners = () => props.table.outcome?.winners ?? [];
  return (
    <section class="bm-over vellum fillet" aria-label={words('table.over.label')}>
      <h2>{words('table.over.won', { count: winners().length, seats: winners().map((seat) => `@seat.${seat}`) })}</h2>
      <p>{props.table.outcome === null ? '' : words(`outcome.${props.table.outcome.reason}`)}</p>
      <ol>
        <For each={ranked(props.table.view.players, winners())}>
          {(player) => (
            <li classList={{ won: winners().includes(player.seat) }}>
              <Badge hobbit={hobbitOfSeat(player.seat)} letter={String(player.seat + 1)} />
              <b>{nameOf(props.table, player.seat)}</b>
              <span class="num">{words('table.points', { count: player.points })}</span>
              <small>{broughtHome(words, player)}</small>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
