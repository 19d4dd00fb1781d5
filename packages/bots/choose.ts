import { type Action, type AnyGame, LegalMoves, nameMove, type Seat, SeatObservation, SeededRandom, type State } from '#kernel';
import type { Bot, Deadline } from './bot.ts';

/** Random stream for determinizing, apart from the stream the bot searches with. */
const DEAL = 1;

/** One decision of a bot. The bot gets a determinized state of its seat, never the real one. */
export function choose(game: AnyGame, bot: Bot, real: State, seat: Seat, seed: number, isTimeUp?: Deadline): Action {
  const state = game.redeal(real, seat, new SeededRandom(seed, DEAL));
  const observation = new SeatObservation(game, state, seat, new LegalMoves(game));
  const move = bot(observation, new SeededRandom(seed), isTimeUp);
  if (!observation.moves.includes(move)) throw new Error(`${game.id}: the bot of seat ${seat} chose ${move}, which was not offered`);
  return nameMove(game.verbs, move, state.box);
}
