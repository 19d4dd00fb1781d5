import type { Move, Seat, State } from '../../packages/kernel/index.ts';

/** One decision of a game, with what came before and after it. */
export interface Deed<S extends State> {
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  readonly move: Move;
  readonly moves: readonly Move[];
}

/** Something that a person at the table would see at a glance, without thinking ahead. */
export interface Fault<S extends State> {
  readonly name: string;
  sees(deed: Deed<S>): boolean;
}
