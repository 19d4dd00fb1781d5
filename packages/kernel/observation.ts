import type { Game } from './game.ts';
import type { LegalMoves } from './legalMoves.ts';
import type { Random } from './random/random.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';
import type { Move } from './verb.ts';

/** A bot's view of a decision: its legal moves, and samples from its information set. A bot never gets the real state. */
export interface Observation<S extends State = State> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** The legal moves, in the game's order; never empty. */
  readonly moves: readonly Move[];
  /** Samples a state from the seat's information set: a copy that the bot may change. */
  determinize(random: Random): S;
}

/** The observation of one seat of a real state. Tables, the lab and the battery all give bots this class. */
export class SeatObservation<S extends State> implements Observation<S> {
  readonly game: Game<S>;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly #state: S;

  constructor(game: Game<S>, state: S, seat: Seat, legalMoves: LegalMoves<S>) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
    this.moves = legalMoves.options(state, seat).toArray();
    if (this.moves.length === 0) throw new Error(`${game.id}: seat ${seat} has nothing to choose from here`);
  }

  determinize(random: Random): S {
    return this.game.redeal(this.#state, this.seat, random);
  }
}
