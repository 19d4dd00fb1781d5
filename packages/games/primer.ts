import type { Action } from '#kernel';

/**
 * The rules of a game to read, as data: one spread, then chapters with examples. Its words lie beside it (`primer/locale`); signs and examples are
 * drawn by the table of the game (`table/signs.tsx`, `table/plates.tsx`).
 */

/** A sentence or two, and the rules of the ledger that it tells. Its words stand under its id. */
export interface Point {
  readonly id: string;
  readonly rules: readonly string[];
}

/** A moment of the game that is drawn, and what somebody does in it: it is tried out in the tests. */
export interface Example<A extends Action = Action> {
  readonly id: string;
  /** In the position notation of the game. */
  readonly position: unknown;
  /** Who does it, and through whose eyes it is seen. */
  readonly seat: number;
  /** What the seat has done already, where the notation has no word for the middle of it. */
  readonly first?: readonly A[];
  readonly does: A;
  /** The rule that bars it, where the example is of what cannot be done. */
  readonly barred?: string;
  /** Which drawing of the table shows it, the part of the table in sight, and what of it is pointed at. */
  readonly plate: string;
  readonly at?: readonly string[];
  readonly marked?: readonly string[];
}

/** Words: `chapter.<id>.title`, and under `chapter.<id>` those of its points and examples. */
export interface Chapter<A extends Action = Action> {
  readonly id: string;
  readonly points: readonly Point[];
  readonly examples: readonly Example<A>[];
}

/** Words: `goal`, `turn.<id>`, `ends.<id>`. */
export interface Primer<A extends Action = Action> {
  readonly goal: Point;
  /** What a turn is made of, in its order. */
  readonly turn: readonly Point[];
  /** Groups of signs that stand on the spread; the reference card has all of them. */
  readonly signs: readonly string[];
  readonly ends: readonly Point[];
  readonly chapters: readonly Chapter<A>[];
}
