import { type Action, type AnyGame, LegalMoves, nameMove, type Seat, SeatObservation, SeededRandom, type State } from '#kernel';
import type { Bot, Hurry } from './bot.ts';
import type { Explain, Reason } from './why.ts';

/** What somebody would do who plays well, and why. */
export interface Advice {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** As for every decision of a bot: chance of the dealing is kept apart from chance of the thoughts. */
const DEAL = 1;

/** Advice for a seat. Whoever gives it sees a state dealt anew for the seat, never the real one: it cannot tell more than the seat may know. */
export function advise(game: AnyGame, explain: Explain, real: State, seat: Seat, seed: number, hurry?: Hurry): Advice {
  const state = game.redeal(real, seat, new SeededRandom(seed, DEAL));
  const seen = new SeatObservation(game, state, seat, new LegalMoves(game));
  const { chosen, reasons } = explain(seen, new SeededRandom(seed), hurry);
  if (!seen.moves.includes(chosen)) throw new Error(`${game.id}: seat ${seat} was advised ${chosen}, which is not offered`);
  return { action: nameMove(game.verbs, chosen, state.box), reasons };
}

/** The strongest bot without a word, where a game has nobody who can say why. */
export const silent =
  <S extends State>(bot: Bot<S>): Explain<S> =>
  (seen, random, hurry) => ({ chosen: bot(seen, random, hurry), instead: null, gain: 0, error: 0, reasons: [] });
