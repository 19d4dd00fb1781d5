import type { State } from './state.ts';
import type { Action } from './verb.ts';

/** A question that can be answered with nothing: its kind, which is the prompt's, and that answer. What seats hold in secret must not change it. */
export interface SkippablePrompt {
  readonly kind: string;
  readonly nothing: Action;
}

/** A stretch of the game, for orders that end by themselves; the wording is in the locale under `span.<name>`. */
export interface OrderPeriod<S extends State = State> {
  readonly name: string;
  /** Stays the same as long as the stretch lasts; negative while there is none. It is told from what lies open, so that the end of an order tells nothing. */
  mark(state: Pick<S, 'open' | 'frames'>): number;
}
