import { createEffect, createSignal } from 'solid-js';
import type { WarAction } from '../rules/verbs.ts';
import type { WarProps } from './props.ts';
import { keyOf } from './sites.ts';

/**
 * Actions that were chosen together: the rules take them one after the other, each when the one before has been answered. If one of them is not offered any more,
 * the rest is dropped and the player is asked.
 */
export function createSequence(table: WarProps): {
  readonly begin: (actions: readonly WarAction[]) => void;
  readonly isUnderWay: () => boolean;
} {
  const [rest, setRest] = createSignal<readonly WarAction[]>([]);
  createEffect(() => {
    const [next, ...later] = rest();
    if (next === undefined || table.busy) return;
    const offered = table.turn?.options.find((option) => keyOf(option) === keyOf(next));
    setRest(offered === undefined ? [] : later);
    if (offered !== undefined) table.act(offered);
  });
  return { begin: setRest, isUnderWay: () => rest().length > 0 };
}
