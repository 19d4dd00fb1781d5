import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { RunningHash } from '#kernel/random/sha256.ts';
import type { SimulatedGame } from './batch.ts';
import { entryOn, type Setup } from './setup.ts';
import { Histogram, type Interval, type Mean, meanOf, rounded, wilson } from './statistics.ts';

/** Below this sample size a share near one half is not known to five percentage points. */
export const SMALL_SAMPLE = 400;

/** Wins of a chair or an entry. Winners of a shared victory get equal parts; games without a winner count for none. */
interface Share extends Interval {
  readonly wins: number;
  readonly share: number;
}

/** Games by ending, with wins by chair; the last number counts games without a winner. */
interface EndingCount extends Interval {
  readonly reason: string;
  readonly games: number;
  readonly share: number;
  readonly chairs: readonly number[];
}

/** Histogram bin: games of one length, or of a few adjacent lengths. */
export interface LengthBin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  readonly chairs: readonly number[];
}

export interface Summary {
  readonly games: number;
  readonly decisions: number;
  readonly entries: readonly (Share & { readonly bot: string })[];
  readonly chairs: readonly Share[];
  readonly nobody: number;
  /** Win share of the starting chair minus the mean share of the others. */
  readonly first: Mean;
  readonly endings: readonly EndingCount[];
  readonly rounds: { readonly mean: number; readonly p5: number; readonly p50: number; readonly p95: number };
  readonly lengths: readonly LengthBin[];
  readonly outcomesHash: string;
}

/** Maximum number of bins. */
const MOST_LENGTHS = 18;

/** Counts the games of one set-up, in order. */
export class Tally {
  readonly setup: Setup;
  readonly results: SimulatedGame[] = [];
  private readonly hash = new RunningHash();

  constructor(setup: Setup) {
    this.setup = setup;
  }

  add(results: readonly SimulatedGame[]): void {
    for (const result of results) {
      if (result.number !== this.results.length)
        throw new Error(`Game ${result.number} comes where game ${this.results.length} is expected`);
      this.hash.update(`${result.outcome}\n`);
      this.results.push(result);
    }
  }

  summary(): Summary {
    const { setup, results } = this;
    const { bots } = setup;
    const chairs = bots.map((_, chair) => shareOf(results, (result) => partOf(result, asId(chair))));
    const entries = bots.map((bot, entry) => ({ bot, ...shareOf(results, (result) => partOfEntry(setup, result, entry)) }));
    const rounds = new Histogram();
    for (const result of results) rounds.add(result.rounds);
    return {
      games: results.length,
      decisions: results.reduce((sum, result) => sum + result.decisions, 0),
      entries,
      chairs,
      nobody: rounded(results.filter(({ winners }) => winners.length === 0).length / Math.max(1, results.length)),
      first: roundedMean(meanOf(results.map((result) => leadOfFirst(result, bots.length)))),
      endings: endingsOf(results, bots.length),
      rounds: {
        mean: rounded(results.reduce((sum, result) => sum + result.rounds, 0) / Math.max(1, results.length)),
        p5: rounds.percentile(0.05),
        p50: rounds.percentile(0.5),
        p95: rounds.percentile(0.95),
      },
      lengths: lengthsOf(results, bots.length),
      outcomesHash: this.hash.hex(),
    };
  }
}

export const roundedMean = ({ mean, low, high }: Mean): Mean => ({ mean: rounded(mean), low: rounded(low), high: rounded(high) });

/** A chair's part of the victory. */
const partOf = ({ winners }: SimulatedGame, chair: Seat): number => (winners.includes(chair) ? 1 / winners.length : 0);

/** An entry's part of the victory, wherever it sat. */
export const partOfEntry = (setup: Setup, result: SimulatedGame, entry: number): number =>
  result.winners.filter((chair) => entryOn(setup, result.number, chair) === entry).length / Math.max(1, result.winners.length);

function shareOf(results: readonly SimulatedGame[], part: (result: SimulatedGame) => number): Share {
  let wins = 0;
  let sum = 0;
  for (const result of results) {
    const got = part(result);
    sum += got;
    if (got > 0) wins++;
  }
  const { low, high } = wilson(sum, results.length);
  return { wins, share: rounded(sum / Math.max(1, results.length)), low: rounded(low), high: rounded(high) };
}

const leadOfFirst = (result: SimulatedGame, chairs: number): number => {
  const own = partOf(result, result.first);
  const all = result.winners.length > 0 ? 1 : 0;
  return own - (all - own) / (chairs - 1);
};

/** Wins by chair; the last number counts games without a winner. */
function byChair(results: readonly SimulatedGame[], chairs: number): number[] {
  const counts = new Array<number>(chairs + 1).fill(0);
  for (const { winners } of results) {
    for (const chair of winners) counts[chair] += 1 / winners.length;
    if (winners.length === 0) counts[chairs]++;
  }
  return counts.map(rounded);
}

function endingsOf(results: readonly SimulatedGame[], chairs: number): EndingCount[] {
  const kinds = Map.groupBy(results, ({ reason }) => reason);
  return [...kinds]
    .map(([reason, games]) => {
      const { low, high } = wilson(games.length, results.length);
      return {
        reason,
        games: games.length,
        share: rounded(games.length / results.length),
        low: rounded(low),
        high: rounded(high),
        chairs: byChair(games, chairs),
      };
    })
    .sort((one, other) => other.games - one.games || (one.reason < other.reason ? -1 : 1));
}

function lengthsOf(results: readonly SimulatedGame[], chairs: number): LengthBin[] {
  if (results.length === 0) return [];
  const all = results.map(({ rounds }) => rounds);
  const least = all.reduce((one, other) => Math.min(one, other));
  const most = all.reduce((one, other) => Math.max(one, other));
  const width = Math.ceil((most - least + 1) / MOST_LENGTHS);
  const columns = Map.groupBy(results, ({ rounds }) => Math.floor((rounds - least) / width));
  return Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, at) => {
    const games = columns.get(at) ?? [];
    return { from: least + at * width, to: least + at * width + width - 1, games: games.length, chairs: byChair(games, chairs) };
  });
}
