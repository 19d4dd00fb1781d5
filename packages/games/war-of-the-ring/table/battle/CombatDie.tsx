import { Icon } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { SideId } from '../pieces/nations.ts';
import type { DieShown } from './dice.ts';
import type { Words } from '../keys.ts';

/** Where the pips of each result lie, in a field of 40 by 40. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[20, 20]],
  [
    [12, 12],
    [28, 28],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
];

/** A combat die: ringed with gold when it hits, with what it was before it was rolled again, and a bead where a modifier made it a hit. */
export function CombatDie(props: {
  readonly die: DieShown;
  readonly side: SideId;
  readonly at: number;
  readonly words: Words;
}): JSX.Element {
  const name = (): string => {
    const { face, was, hit } = props.die;
    const result = props.words(hit ? 'table.battle.die.hit' : 'table.battle.die.miss', { face });
    return was === null ? result : props.words('table.battle.die.again', { result, was });
  };
  return (
    <span
      class={`wb-die ${props.side}`}
      classList={{ hit: props.die.hit, miss: !props.die.hit, tumbles: props.die.tumbles }}
      style={{ '--at': props.at }}
      role="img"
      aria-label={name()}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <For each={PIPS[props.die.face]}>{([x, y]) => <circle cx={x} cy={y} r="4" />}</For>
      </svg>
      <Show when={props.die.was !== null}>
        <span class="was">{props.die.was}</span>
      </Show>
      <Show when={props.die.hit}>
        <span class="bead">
          <Show when={props.die.raised} fallback={<Icon name="crossed-swords" />}>
            +
          </Show>
        </span>
      </Show>
    </span>
  );
}
