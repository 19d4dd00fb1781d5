import { NOTHING } from '../../../packages/games/journey-to-mordor/bots/code.ts';
import { Foresight } from '../../../packages/games/journey-to-mordor/bots/foresight.ts';
import { learnedOf } from '../../../packages/games/journey-to-mordor/bots/ranger.ts';
import type { Weights } from '../../../packages/games/journey-to-mordor/bots/weights.ts';
import { journeyToMordor as game } from '../../../packages/games/journey-to-mordor/index.ts';
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

/** 97.5 % of a normal distribution lies below this many deviations. */
const Z = 1.959964;

/** By how much one is further off than the other, with half of the 95 % interval; every kind of table counts the same, and games are what is counted. */
export function apart(
  one: Weights,
  other: Weights,
  kinds: readonly (readonly Position[])[],
): { readonly mean: number; readonly half: number } {
  let mean = 0;
  let squares = 0;
  for (const positions of kinds) {
    const said = [chances(one, positions), chances(other, positions)];
    const games = new Map<number, number>();
    for (const [at, { won, game: number }] of positions.entries()) {
      const more = ((said[0][at] - won) ** 2 - (said[1][at] - won) ** 2) / (positions.length * kinds.length);
      games.set(number, (games.get(number) ?? 0) + more);
      mean += more;
    }
    for (const more of games.values()) squares += more ** 2;
  }
  return { mean, half: Z * Math.sqrt(squares) };
}

/** The mean of several kinds of table, each counting the same however many positions it gave. */
export const missByAll = (weights: Weights, kinds: readonly (readonly Position[])[]): number =>
  kinds.reduce((sum, positions) => sum + missBy(weights, positions), 0) / kinds.length;
