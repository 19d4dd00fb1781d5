import { boxOf } from '#bots/boxes.ts';
import { BotTable } from '#bots/play.ts';
import { findBot } from '#bots/registry.ts';
import { openGame } from '#games';
import { SeededRandom } from '#kernel';

/** A run of games, numbers `from` to `from + count - 1`. */
export interface Batch {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly pack?: unknown;
  readonly seed: number;
  readonly rotate: boolean;
  readonly from: number;
  readonly count: number;
}

/** What came of it, one entry a game. */
export interface BatchResult {
  readonly outcomes: readonly string[];
  /** Entries of the list of bots that won. */
  readonly winners: readonly (readonly number[])[];
  readonly rounds: readonly number[];
  readonly decisions: number;
}

/** Game `i` depends on the seed and on `i` alone, never on the thread that plays it. */
export default async function playBatch({ game: id, bots: names, options, pack, seed, rotate, from, count }: Batch): Promise<BatchResult> {
  const game = await openGame(id);
  const bots = await Promise.all(names.map((name) => findBot(id, name)));
  const table = new BotTable(game, boxOf(game, pack), options);
  const outcomes: string[] = [];
  const winners: number[][] = [];
  const rounds: number[] = [];
  let decisions = 0;
  for (let number = from; number < from + count; number++) {
    const entry = (seat: number): number => (rotate ? (seat + number) % bots.length : seat);
    const seated = bots.map((_, seat) => bots[entry(seat)]);
    const played = table.play(seated, new SeededRandom(seed, 2 * number), new SeededRandom(seed, 2 * number + 1));
    outcomes.push(JSON.stringify(played.outcome));
    winners.push(played.outcome.winners.map(entry));
    rounds.push(played.rounds);
    decisions += played.decisions;
  }
  return { outcomes, winners, rounds, decisions };
}
