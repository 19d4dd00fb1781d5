import type { Game, Lister, Move, Random, Seat, State } from '#kernel';
import type { Seen } from './bot.ts';

/** What a seat sees of a real state: bots get this and never the state itself. */
export class SeenState<S extends State> implements Seen<S> {
  readonly game: Game<S>;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly #state: S;

  constructor(game: Game<S>, state: S, seat: Seat, lister: Lister<S>) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
    this.moves = lister.options(state, seat).toArray();
    if (this.moves.length === 0) throw new Error(`${game.id}: seat ${seat} has nothing to choose from here`);
  }

  imagine(random: Random): S {
    return this.game.redeal(this.#state, this.seat, random);
  }
}
