import { NOTHING } from '../../packages/games/journey-to-mordor/bots/code.ts';
import { Foresight } from '../../packages/games/journey-to-mordor/bots/foresight.ts';
import { learnedOf } from '../../packages/games/journey-to-mordor/bots/ranger.ts';
import type { Weights } from '../../packages/games/journey-to-mordor/bots/weights.ts';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import { BOX, type Position } from './positions.ts';

/** What the ranger would have said about a position: its chance to win. */
export function chances(weights: Weights, positions: readonly Position[]): number[] {
  const foresight = new Foresight(learnedOf(game, BOX).library, weights);
  return positions.map(({ s }) => foresight.ending(s).worth(NOTHING));
}

/** How far off the ranger was: the mean square between its chance to win and what came of it. Zero would be to know the future. */
export function missBy(weights: Weights, positions: readonly Position[]): number {
  const said = chances(weights, positions);
  return positions.reduce((sum, { won }, at) => sum + (said[at] - won) ** 2, 0) / positions.length;
}

/** The mean of several kinds of table, each counting the same however many positions it gave. */
export const missByAll = (weights: Weights, kinds: readonly (readonly Position[])[]): number =>
  kinds.reduce((sum, positions) => sum + missBy(weights, positions), 0) / kinds.length;
