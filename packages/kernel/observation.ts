import type { Game } from './game.ts';
import type { LegalMoves } from './legalMoves.ts';
import type { Random } from './random/random.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import type { Move } from './verb.ts';

/** What a bot is given to decide by: its legal moves, and states that its seat cannot tell from the real one. It never gets the real state. */
export interface Observation<S extends State = State> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** The legal moves, in the game's order; never empty. */
  readonly moves: readonly Move[];
  /** A state consistent with everything this seat knows: a copy that the bot may change. */
  determinize(random: Random): S;
}

/** What one seat observes of a real state. Tables, the lab and the battery all hand bots this class, so a bot that works in one works in all. */
export class SeatObservation<S extends State> implements Observation<S> {
  readonly game: Game<S>;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly #state: S;

  constructor(game: Game<S>, state: S, seat: Seat, lister: LegalMoves<S>) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
    this.moves = lister.options(state, seat).toArray();
    if (this.moves.length === 0) throw new Error(`${game.id}: seat ${seat} has nothing to choose from here`);
  }

  determinize(random: Random): S {
    return this.game.redeal(this.#state, this.seat, random);
  }
}
