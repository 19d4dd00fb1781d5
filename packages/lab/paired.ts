import type { GameLine } from './batch.ts';
import type { Setup } from './setup.ts';
import { type Interval, type Mean, meanOf, rounded, wilson } from './statistics.ts';
import { partOfEntry, roundedMean, type Tally } from './tally.ts';

/** What a second set-up makes different, game by game, with the same luck. */
export interface Difference {
  readonly games: number;
  /** What each entry wins more often with the second set-up, as a part of all games. */
  readonly entries: readonly Mean[];
  readonly rounds: Mean;
  /** Games that somebody else won. */
  readonly changed: Interval & { readonly games: number; readonly share: number };
}

/** Compares as many games as both have. */
export function differenceOf(one: Tally, other: Tally): Difference {
  const games = Math.min(one.lines.length, other.lines.length);
  const pairs = Array.from({ length: games }, (_, number) => [one.lines[number], other.lines[number]] as const);
  const changed = pairs.filter(([before, after]) => isOtherwise(one.setup, before, after)).length;
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

/** Whether somebody else won the game. */
export const isOtherwise = ({ bots }: Setup, before: GameLine, after: GameLine): boolean =>
  bots.some((_, chair) => before.winners.includes(chair) !== after.winners.includes(chair));
