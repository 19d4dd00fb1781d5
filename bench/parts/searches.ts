import type { Effort } from '../../packages/bots/search/look-ahead.ts';
import type { Thinker } from '../../packages/bots/search/thinker.ts';
import * as battle from '../../packages/games/battle-for-middle-earth/bots/thinker.ts';
import * as hunt from '../../packages/games/hunt-for-the-ring/bots/planner/thinker.ts';
import * as war from '../../packages/games/war-of-the-ring/bots/minds.ts';
import type { State } from '../../packages/kernel/index.ts';

/** What a level that looks ahead is made of. */
export interface Search<S extends State> {
  readonly thinker: Thinker<S>;
  readonly effort: Effort;
}

/** Every level that looks ahead, by game and level. */
export const SEARCHES = {
  'battle-for-middle-earth master': { thinker: battle.thinker, effort: battle.MASTER },
  'hunt-for-the-ring master': { thinker: hunt.thinker, effort: hunt.MASTER },
  'war-of-the-ring ranger': { thinker: war.rangersMind, effort: war.RANGER },
  'war-of-the-ring master': { thinker: war.mastersMind, effort: war.MASTER },
};
