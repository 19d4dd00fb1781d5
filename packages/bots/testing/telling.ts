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
} from '#kernel';
import type { Bot } from '../bot.ts';
import { tell } from '../tell.ts';
import type { Reason, Tells } from '../why.ts';

/** A game of bots, to be looked at move by move. */
export interface Watching {
  readonly seed: number;
  readonly options?: object;
  /** So many moves that are worth a line are looked at. */
  readonly looks: number;
}

/** A move that was told of, and what was said. */
export interface Line {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** So many other moves are held against the one that was made. */
const OTHERS = 8;

/** What everybody who watches hears and sees of a move. */
function sight<S extends State, Options>(game: Game<S, Options>, state: S, seat: number, action: Action): string {
  const match = Match.resume(game, { state: cloneState(state), random: new SeededRandom(1) });
  const answer = match.apply(seat, action);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return JSON.stringify([eventsFor(answer.events, 'spectator'), viewOf(game, match.state, 'spectator')]);
}

/**
 * Plays and proves of every line that it tells watchers nothing new: it is the same in every world that they cannot tell from the real one, and two moves
 * of which different things would be told look different to them.
 */
export function watch<S extends State, Options>(
  game: Game<S, Options>,
  tells: Tells<S>,
  bot: Bot<S>,
  { seed, options = {}, looks }: Watching,
): readonly Line[] {
  const match = Match.begin(game, {
    box: game.content.read(game.content.standard),
    options: game.readOptions(options, 2),
    seats: 2,
    random: new SeededRandom(seed),
  });
  const lister = new LegalMoves(game);
  const lines: Line[] = [];
  for (let step = 0; lines.length < looks && match.state.outcome === null; step++) {
    const { state } = match;
    const [seat] = seatList(match.waiting());
    const action = nameMove(game.verbs, bot(new SeatObservation(game, state, seat, lister), new SeededRandom(seed, step)), state.box);
    const why = (world: S, about: Action): readonly Reason[] => tell(game, tells, world, seat, about, step);
    if (game.tells?.includes(action.type)) {
      const before = hashState(state);
      const reasons = why(state, action);
      for (const deal of [7, 8]) expect(why(game.redeal(state, 'spectator', new SeededRandom(step, deal)), action)).toEqual(reasons);
      expect(hashState(state)).toBe(before);
      const seen = sight(game, state, seat, action);
      for (const other of match.options(seat).slice(0, OTHERS))
        if (JSON.stringify(why(state, other)) !== JSON.stringify(reasons))
          expect(sight(game, state, seat, other), JSON.stringify([action, other])).not.toBe(seen);
      lines.push({ action, reasons });
    } else expect(why(state, action)).toEqual([]);
    match.apply(seat, action);
  }
  return lines;
}
