import './over.css';
import { Badge, Icon, Initial } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { JourneyProps } from './props.ts';
import { fateWord } from './fate.ts';
import { ranked } from './ranked.ts';
import { nameOf } from './Sheet.tsx';

/** The end: who won and why, and where the others stand. */
export function Over(props: { readonly table: JourneyProps }): JSX.Element {
  const { words } = props.table;
  const winners = () => props.table.outcome?.winners ?? [];
  const title = () =>
    winners().length === 0
      ? words('table.over.nobody')
      : words('table.over.won', { count: winners().length, seats: winners().map((seat) => `@seat.${seat}`) });
  const letter = () => {
    const [first] = winners();
    const hobbit = first === undefined ? null : props.table.view.players[first].hobbit;
    return hobbit === null ? '' : words(`hobbit.${hobbit}`).charAt(0);
  };
  return (
    <section class="jm-over vellum fillet" aria-label={words('table.over.label')}>
      <Show when={letter() !== ''} fallback={<Icon name="burning-eye" class="jm-over-eye" />}>
        <Initial letter={letter()} spread={props.table.fresh.length > 0} />
      </Show>
      <div class="jm-over-words">
        <h2>{title()}</h2>
        <p>{props.table.outcome === null ? '' : words(`outcome.${props.table.outcome.reason}`)}</p>
      </div>
      <ol>
        <For each={ranked(props.table.view.players, winners())}>
          {(player) => (
            <li classList={{ won: winners().includes(player.seat) }}>
              <Badge hobbit={player.hobbit} />
              <b>{nameOf(props.table, player.seat)}</b>
              <span>{player.out ? words(fateWord(player)) : words(`place.${player.place}`)}</span>
              <span class="num">
                {words('table.over.numbers', { fields: player.fields, of: props.table.view.trail.length, spaces: player.spaces })}
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
