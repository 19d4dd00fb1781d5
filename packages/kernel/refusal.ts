/**
 * Why the rules do not take an action. Every further list of reasons, of the table and of the server, begins with this one.
 *
 * - `over`: the game is over
 * - `not-asked`: somebody else is to decide
 * - `wrong-moment`: the seat is asked, but for something else
 * - `refused`: a rule stands against it
 * - `malformed`: it is no action of this game
 */
export const REFUSALS = ['over', 'not-asked', 'wrong-moment', 'refused', 'malformed'] as const;

export type RefusalCode = (typeof REFUSALS)[number];

/** Why an action was not taken. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rules: readonly string[];
}
