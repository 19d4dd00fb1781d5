import { Icon } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { HuntDie } from '../huntOf.ts';
import type { Words } from '../keys.ts';

const [LOW, MID, HIGH] = [11, 20, 29];
/** Where the pips of a face lie on a field of 40 by 40. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

/** A die of the hunt roll: a success is ringed in gold, with what was added where that made it one; what it showed before is struck out. */
export function Bone(props: { readonly die: HuntDie; readonly bonus: number; readonly words: Words }): JSX.Element {
  const name = (): string => props.words(props.die.hit ? 'table.hunting.die.hit' : 'table.hunting.die.miss', { count: props.die.value });
  return (
    <span class="wr-bone" classList={{ hit: props.die.hit }} role="img" aria-label={name()}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <For each={PIPS[props.die.value]}>{([x, y]) => <circle cx={x} cy={y} r="3.7" />}</For>
      </svg>
      <Show when={props.die.was !== null}>
        <s>{props.die.was}</s>
      </Show>
      <Show when={props.die.hit}>
        <i>{props.die.value === 6 ? <Icon name="eye-target" /> : `+${props.bonus}`}</i>
      </Show>
    </span>
  );
}
