import { boxOf } from '#bots/boxes.ts';
import { BotTable } from '#bots/play.ts';
import { findBot } from '#bots/registry.ts';
import { openGame } from '#games';
import { SeededRandom } from '#kernel';

/**
 * Who sits where: always in the order given; one chair on with every game; or so that a deal is played with each seating before the next one
 * is dealt.
 */
export type Seating = 'fixed' | 'rotated' | 'mirrored';

/** A run of games, numbers `from` to `from + count - 1`. */
export interface Batch {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly pack?: unknown;
  readonly seed: number;
  readonly seating: Seating;
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
export default async function playBatch({ game: id, bots: names, options, pack, seed, seating, from, count }: Batch): Promise<BatchResult> {
  const game = await openGame(id);
  const bots = await Promise.all(names.map((name) => findBot(id, name)));
  const table = new BotTable(game, boxOf(game, pack), options);
  const outcomes: string[] = [];
  const winners: number[][] = [];
  const rounds: number[] = [];
  let decisions = 0;
  for (let number = from; number < from + count; number++) {
    const entry = (seat: number): number => (seating === 'fixed' ? seat : (seat + number) % bots.length);
    const deal = seating === 'mirrored' ? Math.floor(number / bots.length) : number;
    const seated = bots.map((_, seat) => bots[entry(seat)]);
    const played = table.play(seated, new SeededRandom(seed, 2 * deal), new SeededRandom(seed, 2 * deal + 1));
    outcomes.push(JSON.stringify(played.outcome));
    winners.push(played.outcome.winners.map(entry));
    rounds.push(played.rounds);
    decisions += played.decisions;
  }
  return { outcomes, winners, rounds, decisions };
}
