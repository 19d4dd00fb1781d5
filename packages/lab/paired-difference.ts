import { asId } from '#kernel/id.ts';
import type { SimulatedGame } from './batch.ts';
import type { Setup } from './setup.ts';
import { type Interval, type Mean, meanOf, rounded, wilson } from './statistics.ts';
import { partOfEntry, roundedMean, type Tally } from './tally.ts';

/** Paired difference between two set-ups, game by game, with the same seeds (common random numbers). */
export interface PairedDifference {
  readonly games: number;
  /** Change of each entry's win share with the second set-up. */
  readonly entries: readonly Mean[];
  readonly rounds: Mean;
  /** Games with another winner. */
  readonly changed: Interval & { readonly games: number; readonly share: number };
}

/** Compares as many games as both runs have. */
export function differenceOf(one: Tally, other: Tally): PairedDifference {
  const games = Math.min(one.results.length, other.results.length);
  const pairs = Array.from({ length: games }, (_, number) => [one.results[number], other.results[number]] as const);
  const changed = pairs.filter(([before, after]) => winnerDiffers(one.setup, before, after)).length;
  const { low, high } = wilson(changed, games);
  return {
    games,
    entries: one.setup.bots.map((_, entry) =>
      roundedMean(meanOf(pairs.map(([before, after]) => partOfEntry(other.setup, after, entry) - partOfEntry(one.setup, before, entry)))),
    ),
    rounds: roundedMean(meanOf(pairs.map(([before, after]) => after.rounds - before.rounds))),
    changed: { games: changed, share: rounded(changed / Math.max(1, games)), low: rounded(low), high: rounded(high) },
  };
}

/** Whether the two games have different winners. */
export const winnerDiffers = ({ bots }: Setup, before: SimulatedGame, after: SimulatedGame): boolean =>
  bots.some((_, chair) => before.winners.includes(asId(chair)) !== after.winners.includes(asId(chair)));
