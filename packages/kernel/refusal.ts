import type { Param } from './event.ts';

/**
 * Why the rules refuse an action. The lists of the table and of the server extend this one.
 *
 * - `over`: the game is over
 * - `not-asked`: another seat is to decide
 * - `wrong-moment`: the seat is asked for another decision
 * - `refused`: a rule forbids it
 * - `malformed`: it is not an action of this game
 */
export const REFUSALS = ['over', 'not-asked', 'wrong-moment', 'refused', 'malformed'] as const;

export type RefusalCode = (typeof REFUSALS)[number];

/** A refused action. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rules: readonly string[];
  /** Details where the rule alone is not enough: parameters as in a prompt. */
  readonly params?: { readonly [name: string]: Param };
}
