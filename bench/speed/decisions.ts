import type { Bot } from '../../packages/bots/bot.ts';
import { findBot } from '../../packages/bots/registry.ts';
import { SeatObservation } from '../../packages/kernel/observation.ts';
import {
  cloneState,
  firstOf,
  type Game,
  LegalMoves,
  type Move,
  perform,
  type Seat,
  SeededRandom,
  settle,
  SilentEffects,
  type State,
  waiting,
} from '../../packages/kernel/index.ts';

/** One decision of a game, with what came before and after it. */
export interface Decision<S extends State> {
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  readonly move: Move;
  readonly moves: readonly Move[];
  /** Milliseconds it was thought about. */
  readonly took: number;
  /** Which game of the run this is, counted from one. */
  readonly games: number;
}

/** So many decisions that leave a choice, of a level against itself. */
export async function* decisionsOf<S extends State>(
  game: Game<S>,
  level: string,
  wanted: number,
  seed: number,
): AsyncGenerator<Decision<S>> {
  const bot = (await findBot(game.id, level)) as Bot<S>;
  const legalMoves = new LegalMoves(game);
  for (let [decisions, games] = [0, 1]; decisions < wanted; games++) {
    const effects = new SilentEffects(new SeededRandom(seed, 2 * games - 2));
    const thoughts = new SeededRandom(seed, 2 * games - 1);
    const after = game.setup(game.content.read(game.content.standard), game.readOptions(undefined, 2), 2, effects);
    settle(game, after, effects);
    while (after.outcome === null && decisions < wanted) {
      const seat = firstOf(waiting(game, after));
      const observation = new SeatObservation(game, after, seat, legalMoves);
      const { moves } = observation;
      const begun = performance.now();
      const move = moves.length === 1 ? moves[0] : bot(observation, thoughts);
      const took = performance.now() - begun;
      const before = cloneState(after);
      perform(game, after, seat, move, effects);
      if (moves.length === 1) continue;
      decisions++;
      yield { before, after, seat, move, moves, took, games };
    }
  }
}
