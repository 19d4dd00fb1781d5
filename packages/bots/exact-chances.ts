import type { Move, Seat, State } from '#kernel';

/** Win chances of a solved game: the chance of each seat when all seats play perfectly from here on. */
export interface ExactChances<S extends State = State> {
  /** Null where the position is not solved. */
  chances(state: S): readonly number[] | null;
  /** The same right after a move, before any dice or cards are drawn. */
  afterMove(state: S, seat: Seat, move: Move): readonly number[] | null;
}
