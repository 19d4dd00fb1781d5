import type { WarAction } from '../rules/verbs.ts';
import type { TouchPlan } from './plans/plan.ts';
import type { WarProps } from './props.ts';
import { createSequence } from './sequence.ts';

export interface Acts {
  /** Does it, unless a move is already on its way. With a region, its army is taken up as soon as it may go. */
  readonly act: (action: WarAction, then?: string) => void;
  /** Does several that were chosen together, one after the other. */
  readonly actAll: (actions: readonly WarAction[]) => void;
  /** The same with what was not yet offered when it was planned: where the rules refuse a part of it, the reason is shown. */
  readonly follow: (plan: TouchPlan) => void;
  /** A chain of actions is being done. */
  readonly isUnderWay: () => boolean;
}

/** The ways of answering. `letGo` lays down whatever is held between two touches, or takes up a region instead. */
export function createActs(table: WarProps, say: (action: WarAction) => string, letGo: (then: string | null) => void): Acts {
  const sequence = createSequence(table);
  const begin = (actions: readonly WarAction[], refuse?: (action: WarAction) => void): void => {
    if (table.busy) return;
    letGo(null);
    sequence.begin(actions, refuse);
  };
  return {
    act: (action, then) => {
      if (table.busy) return;
      letGo(then ?? null);
      table.act(action);
    },
    actAll: (actions) => begin(actions),
    follow: (plan) => begin(plan, (refused) => table.askWhy(say(refused), refused, null)),
    isUnderWay: sequence.isUnderWay,
  };
}
