import { type Action, type AnyGame, LegalMoves, nameMove, type Seat, SeatObservation, SeededRandom, type State } from '#kernel';
import type { Bot, Hurry } from './bot.ts';

/** Chance of the dealing is kept apart from chance of the thoughts. */
const DEAL = 1;

/** One decision. The bot sees a state dealt anew for its seat, never the real one. */
export function choose(game: AnyGame, bot: Bot, real: State, seat: Seat, seed: number, hurry?: Hurry): Action {
  const state = game.redeal(real, seat, new SeededRandom(seed, DEAL));
  const seen = new SeatObservation(game, state, seat, new LegalMoves(game));
  const move = bot(seen, new SeededRandom(seed), hurry);
  if (!seen.moves.includes(move)) throw new Error(`${game.id}: the bot of seat ${seat} chose ${move}, which was not offered`);
  return nameMove(game.verbs, move, state.box);
}
