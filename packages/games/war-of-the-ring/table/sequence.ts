import { createEffect, createSignal } from 'solid-js';
import type { WarAction } from '../rules/verbs.ts';
import type { WarProps } from './props.ts';
import { keyOf } from './sites.ts';

type Refuse = (action: WarAction) => void;

/**
 * Actions that were chosen together: the rules take them one after the other, each when the one before has been answered. If one of them is not offered, the rest is
 * dropped and the player goes on from there.
 */
export function createSequence(table: WarProps): {
  readonly begin: (actions: readonly WarAction[], refuse?: Refuse) => void;
  readonly isUnderWay: () => boolean;
} {
  const [rest, setRest] = createSignal<readonly WarAction[]>([]);
  let refused: Refuse | undefined;
  createEffect(() => {
    const [next, ...later] = rest();
    if (next === undefined || table.busy) return;
    const offered = table.turn?.options.find((option) => keyOf(option) === keyOf(next));
    setRest(offered === undefined ? [] : later);
    if (offered !== undefined) table.act(offered);
    else if (table.turn !== null) refused?.(next);
  });
  return {
    begin: (actions, refuse) => {
      refused = refuse;
      setRest(actions);
    },
    isUnderWay: () => rest().length > 0,
  };
}
