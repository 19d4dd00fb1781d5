import type { Move, Seat, State } from '#kernel';

/** Where a game is solved: the chance of each seat when everybody plays perfectly from here on. */
export interface Exact<S extends State = State> {
  /** Null where nothing was solved. */
  chances(state: S): readonly number[] | null;
  /** The same right after a move, before chance has its say. */
  after(state: S, seat: Seat, move: Move): readonly number[] | null;
}
