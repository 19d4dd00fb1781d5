import type { SearchBudget } from '../../../packages/bots/search/look-ahead.ts';
import type { SearchPolicy } from '../../../packages/bots/search/search-policy.ts';
import * as battle from '../../../packages/games/battle-for-middle-earth/bots/searchPolicy.ts';
import * as hunt from '../../../packages/games/hunt-for-the-ring/bots/planner/searchPolicy.ts';
import * as war from '../../../packages/games/war-of-the-ring/bots/policies.ts';
import type { State } from '../../../packages/kernel/index.ts';

/** What a level that looks ahead is made of. */
export interface Search<S extends State> {
  readonly policy: SearchPolicy<S>;
  readonly budget: SearchBudget;
}

/** The levels of one game that look ahead. */
export interface Searches<S extends State> {
  readonly [level: string]: Search<S>;
}

export const BATTLE: Searches<Parameters<typeof battle.policy.value>[0]> = { master: { policy: battle.policy, budget: battle.MASTER } };
export const HUNT: Searches<Parameters<typeof hunt.policy.value>[0]> = { master: { policy: hunt.policy, budget: hunt.MASTER } };
export const WAR: Searches<Parameters<typeof war.masterPolicy.value>[0]> = {
  ranger: { policy: war.rangerPolicy, budget: war.RANGER },
  master: { policy: war.masterPolicy, budget: war.MASTER },
};
