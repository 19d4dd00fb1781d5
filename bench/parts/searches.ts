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

/** The levels of one game that look ahead. */
export interface Searches<S extends State> {
  readonly [level: string]: Search<S>;
}

export const BATTLE: Searches<Parameters<typeof battle.thinker.value>[0]> = { master: { thinker: battle.thinker, effort: battle.MASTER } };
export const HUNT: Searches<Parameters<typeof hunt.thinker.value>[0]> = { master: { thinker: hunt.thinker, effort: hunt.MASTER } };
export const WAR: Searches<Parameters<typeof war.mastersMind.value>[0]> = {
  ranger: { thinker: war.rangersMind, effort: war.RANGER },
  master: { thinker: war.mastersMind, effort: war.MASTER },
};
