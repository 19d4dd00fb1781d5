import { type Action, type AnyGame, LegalMoves, nameMove, type Seat, SeatObservation, SeededRandom, type State } from '#kernel';
import type { Bot, Deadline } from './bot.ts';
import type { MoveExplainer, Reason } from './explanation.ts';

/** The move that the strongest bot suggests to a player, and why. */
export interface BotHint {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** Random stream for determinizing, apart from the stream the explainer searches with. */
const DEAL = 1;

/** A hint for a seat. The explainer gets a determinized state of that seat, so a hint cannot leak what the seat may not know. */
export function hintFor(game: AnyGame, explain: MoveExplainer, real: State, seat: Seat, seed: number, isTimeUp?: Deadline): BotHint {
  const state = game.redeal(real, seat, new SeededRandom(seed, DEAL));
  const observation = new SeatObservation(game, state, seat, new LegalMoves(game));
  const { chosen, reasons } = explain(observation, new SeededRandom(seed), isTimeUp);
  if (!observation.moves.includes(chosen)) throw new Error(`${game.id}: seat ${seat} was advised ${chosen}, which is not offered`);
  return { action: nameMove(game.verbs, chosen, state.box), reasons };
}

/** Explainer of a game whose bots give no reasons: the bot's move alone. */
export const withoutReasons =
  <S extends State>(bot: Bot<S>): MoveExplainer<S> =>
  (observation, random, isTimeUp) => ({ chosen: bot(observation, random, isTimeUp), instead: null, gain: 0, error: 0, reasons: [] });
