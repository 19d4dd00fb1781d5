import { asId } from '#kernel/id.ts';
import { cachedBox } from '#bots/content-cache.ts';
import { levelOf, type LoadedGame } from '#bots/loaded-game.ts';
import { SelfPlay } from '#bots/self-play.ts';
import { type Seat, SeededRandom } from '#kernel';
import { dealOf, entryOn, type Setup } from './setup.ts';

/** Games `from` to `from + count - 1` of a run. */
export interface Batch {
  readonly setup: Setup;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/** Result of one game. */
export interface SimulatedGame {
  readonly number: number;
  /** The starting chair. */
  readonly first: Seat;
  /** Winning chairs; empty if all lost. */
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rounds: number;
  readonly decisions: number;
  /** The outcome as JSON. */
  readonly outcome: string;
}

/** Separate random streams for the dice and for the bots. */
export const randomsOf = (setup: Setup, seed: number, number: number): { readonly dice: SeededRandom; readonly thoughts: SeededRandom } => {
  const deal = dealOf(setup, number);
  return { dice: new SeededRandom(seed, 2 * deal), thoughts: new SeededRandom(seed, 2 * deal + 1) };
};

export function playBatch(loaded: LoadedGame, { setup, seed, from, count }: Batch): SimulatedGame[] {
  const { game } = loaded;
  const bots = setup.bots.map((name) => levelOf(loaded, name));
  const selfPlay = new SelfPlay(game, cachedBox(game, setup.pack), setup.options);
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    const { dice, thoughts } = randomsOf(setup, seed, number);
    const { outcome, first, rounds, decisions } = selfPlay.play(
      bots.map((_bot, chair) => bots[entryOn(setup, number, asId(chair))]),
      dice,
      thoughts,
    );
    const { winners, reason } = outcome;
    return { number, first, winners, reason, rounds, decisions, outcome: JSON.stringify(outcome) };
  });
}
