import type { Seat } from '#kernel';
import { RunningHash } from '#kernel/random/sha256.ts';
import type { GameLine } from './batch.ts';
import { entryOn, type Setup } from './setup.ts';
import { Histogram, type Interval, type Mean, meanOf, rounded, wilson } from './statistics.ts';

/** Fewer games than this say little: a share of a half is then not known to five points. */
export const FEW = 400;

/** Victories of a chair or of an entry. Of a shared victory each winner gets an equal part; games that nobody wins count for none. */
export interface Share extends Interval {
  readonly wins: number;
  readonly share: number;
}

/** How games ended, and whose victory it was, by chair; the last is nobody's. */
export interface Ending extends Interval {
  readonly reason: string;
  readonly games: number;
  readonly share: number;
  readonly chairs: readonly number[];
}

/** Games of one length, or of a few that lie beside each other. */
export interface Length {
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
  /** What the chair that begins wins more often than one of the others, as a part of all games. */
  readonly first: Mean;
  readonly endings: readonly Ending[];
  readonly rounds: { readonly mean: number; readonly p5: number; readonly p50: number; readonly p95: number };
  readonly lengths: readonly Length[];
  readonly outcomesHash: string;
}

/** More columns than this cannot be read. */
const MOST_LENGTHS = 18;

/** Counts the games of one set-up as they come, in their order. */
export class Tally {
  readonly setup: Setup;
  readonly lines: GameLine[] = [];
  private readonly hash = new RunningHash();

  constructor(setup: Setup) {
    this.setup = setup;
  }

  add(lines: readonly GameLine[]): void {
    for (const line of lines) {
      if (line.number !== this.lines.length) throw new Error(`Game ${line.number} comes where game ${this.lines.length} is expected`);
      this.hash.update(`${line.outcome}\n`);
      this.lines.push(line);
    }
  }

  summary(): Summary {
    const { setup, lines } = this;
    const { bots } = setup;
    const chairs = bots.map((_, chair) => shareOf(lines, (line) => partOf(line, chair)));
    const entries = bots.map((bot, entry) => ({ bot, ...shareOf(lines, (line) => partOfEntry(setup, line, entry)) }));
    const rounds = new Histogram();
    for (const line of lines) rounds.add(line.rounds);
    return {
      games: lines.length,
      decisions: lines.reduce((sum, line) => sum + line.decisions, 0),
      entries,
      chairs,
      nobody: rounded(lines.filter(({ winners }) => winners.length === 0).length / Math.max(1, lines.length)),
      first: roundedMean(meanOf(lines.map((line) => leadOfFirst(line, bots.length)))),
      endings: endingsOf(lines, bots.length),
      rounds: {
        mean: rounded(lines.reduce((sum, line) => sum + line.rounds, 0) / Math.max(1, lines.length)),
        p5: rounds.percentile(0.05),
        p50: rounds.percentile(0.5),
        p95: rounds.percentile(0.95),
      },
      lengths: lengthsOf(lines, bots.length),
      outcomesHash: this.hash.hex(),
    };
  }
}

export const roundedMean = ({ mean, low, high }: Mean): Mean => ({ mean: rounded(mean), low: rounded(low), high: rounded(high) });

/** The chair's part of the victory. */
const partOf = ({ winners }: GameLine, chair: Seat): number => (winners.includes(chair) ? 1 / winners.length : 0);

/** The part of whoever was entered there, wherever he sat. */
export const partOfEntry = (setup: Setup, line: GameLine, entry: number): number =>
  line.winners.filter((chair) => entryOn(setup, line.number, chair) === entry).length / Math.max(1, line.winners.length);

function shareOf(lines: readonly GameLine[], part: (line: GameLine) => number): Share {
  let wins = 0;
  let sum = 0;
  for (const line of lines) {
    const got = part(line);
    sum += got;
    if (got > 0) wins++;
  }
  const { low, high } = wilson(sum, lines.length);
  return { wins, share: rounded(sum / Math.max(1, lines.length)), low: rounded(low), high: rounded(high) };
}

const leadOfFirst = (line: GameLine, chairs: number): number => {
  const own = partOf(line, line.first);
  const all = line.winners.length > 0 ? 1 : 0;
  return own - (all - own) / (chairs - 1);
};

/** Victories by chair; one more place for games that nobody won. */
function byChair(lines: readonly GameLine[], chairs: number): number[] {
  const counts = new Array<number>(chairs + 1).fill(0);
  for (const { winners } of lines) {
    for (const chair of winners) counts[chair] += 1 / winners.length;
    if (winners.length === 0) counts[chairs]++;
  }
  return counts.map(rounded);
}

function endingsOf(lines: readonly GameLine[], chairs: number): Ending[] {
  const kinds = Map.groupBy(lines, ({ reason }) => reason);
  return [...kinds]
    .map(([reason, games]) => {
      const { low, high } = wilson(games.length, lines.length);
      return {
        reason,
        games: games.length,
        share: rounded(games.length / lines.length),
        low: rounded(low),
        high: rounded(high),
        chairs: byChair(games, chairs),
      };
    })
    .sort((one, other) => other.games - one.games || (one.reason < other.reason ? -1 : 1));
}

function lengthsOf(lines: readonly GameLine[], chairs: number): Length[] {
  if (lines.length === 0) return [];
  const all = lines.map(({ rounds }) => rounds);
  const least = all.reduce((one, other) => Math.min(one, other));
  const most = all.reduce((one, other) => Math.max(one, other));
  const width = Math.ceil((most - least + 1) / MOST_LENGTHS);
  const columns = Map.groupBy(lines, ({ rounds }) => Math.floor((rounds - least) / width));
  return Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, at) => {
    const games = columns.get(at) ?? [];
    return { from: least + at * width, to: least + at * width + width - 1, games: games.length, chairs: byChair(games, chairs) };
  });
}
