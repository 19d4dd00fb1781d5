import { boxOf } from '#bots/boxes.ts';
import { levelOf, type OpenedGame } from '#bots/opened.ts';
import { BotTable } from '#bots/play.ts';
import { type Seat, SeededRandom } from '#kernel';
import { dealOf, entryOn, type Setup } from './setup.ts';

/** Games `from` to `from + count - 1` of a run. */
export interface Batch {
  readonly setup: Setup;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/** What came of one game. */
export interface GameLine {
  readonly number: number;
  /** The chair that began. */
  readonly first: Seat;
  /** Chairs that won; nobody when all lost. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rounds: number;
  readonly decisions: number;
  /** The whole outcome as JSON. */
  readonly outcome: string;
}

/** Chance of the table and chance of the thoughts, kept apart. */
export const chanceOf = (setup: Setup, seed: number, number: number): { readonly dice: SeededRandom; readonly thoughts: SeededRandom } => {
  const deal = dealOf(setup, number);
  return { dice: new SeededRandom(seed, 2 * deal), thoughts: new SeededRandom(seed, 2 * deal + 1) };
};

export function playBatch(opened: OpenedGame, { setup, seed, from, count }: Batch): GameLine[] {
  const { game } = opened;
  const bots = setup.bots.map((name) => levelOf(opened, name));
  const table = new BotTable(game, boxOf(game, setup.pack), setup.options);
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    const { dice, thoughts } = chanceOf(setup, seed, number);
    const { outcome, first, rounds, decisions } = table.play(
      bots.map((_bot, chair) => bots[entryOn(setup, number, chair)]),
      dice,
      thoughts,
    );
    const { winners, reason } = outcome;
    return { number, first, winners, reason, rounds, decisions, outcome: JSON.stringify(outcome) };
  });
}
