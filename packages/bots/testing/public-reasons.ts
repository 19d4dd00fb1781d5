import { expect } from 'vitest';
import {
  type Action,
  cloneState,
  type Game,
  hashState,
  eventsFor,
  LegalMoves,
  Match,
  nameMove,
  seatList,
  SeatObservation,
  SeededRandom,
  type State,
  viewOf,
  type Seat,
} from '#kernel';
import type { Bot } from '../bot.ts';
import { explainPublicly } from '../explain-publicly.ts';
import type { Reason, PublicExplainer } from '../explanation.ts';

/** A game between bots, checked move by move. */
interface WatchedGame {
  readonly seed: number;
  readonly options?: object;
  /** Number of explained moves to check. */
  readonly looks: number;
}

/** A move with its public reasons. */
interface ExplainedMove {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** Number of alternative moves to compare with. */
const OTHERS = 8;

/** Events and view of a move for spectators. */
function spectatorSight<S extends State, Options>(game: Game<S, Options>, state: S, seat: Seat, action: Action): string {
  const match = Match.resume(game, { state: cloneState(state), random: new SeededRandom(1) });
  const answer = match.apply(seat, action);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return JSON.stringify([eventsFor(answer.events, 'spectator'), viewOf(game, match.state, 'spectator')]);
}

/**
 * Checks that public reasons leak nothing: they are the same in every world that spectators cannot tell from the real one, and two moves with different
 * reasons look different to spectators.
 */
export function checkPublicReasons<S extends State, Options>(
  game: Game<S, Options>,
  tells: PublicExplainer<S>,
  bot: Bot<S>,
  { seed, options = {}, looks }: WatchedGame,
): readonly ExplainedMove[] {
  const match = Match.begin(game, {
    box: game.content.read(game.content.standard),
    options: game.readOptions(options, 2),
    seats: 2,
    random: new SeededRandom(seed),
  });
  const legalMoves = new LegalMoves(game);
  const lines: ExplainedMove[] = [];
  for (let step = 0; lines.length < looks && match.state.outcome === null; step++) {
    const { state } = match;
    const [seat] = seatList(match.waiting());
    const action = nameMove(game.verbs, bot(new SeatObservation(game, state, seat, legalMoves), new SeededRandom(seed, step)), state.box);
    const why = (world: S, about: Action): readonly Reason[] => explainPublicly(game, tells, world, seat, about, step);
    if (game.explainedActions?.includes(action.type)) {
      const before = hashState(state);
      const reasons = why(state, action);
      for (const deal of [7, 8]) expect(why(game.redeal(state, 'spectator', new SeededRandom(step, deal)), action)).toEqual(reasons);
      expect(hashState(state)).toBe(before);
      const seen = spectatorSight(game, state, seat, action);
      for (const other of match.options(seat).slice(0, OTHERS))
        if (JSON.stringify(why(state, other)) !== JSON.stringify(reasons))
          expect(spectatorSight(game, state, seat, other), JSON.stringify([action, other])).not.toBe(seen);
      lines.push({ action, reasons });
    } else expect(why(state, action)).toEqual([]);
    match.apply(seat, action);
  }
  return lines;
}
