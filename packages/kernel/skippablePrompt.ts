import type { State } from './state.ts';
import type { Action } from './verb.ts';

/** A prompt that may be passed: its kind and the passing action. Private information of seats must not change it. */
export interface SkippablePrompt {
  readonly kind: string;
  readonly nothing: Action;
  /** The rules can tell whether passing costs the seat nothing; see `Match.isHarmless`. */
  readonly mayBeHarmless: boolean;
}

/** A period of the game that a standing order can last; the wording is in the locale under `span.<name>`. */
export interface OrderPeriod<S extends State = State> {
  readonly name: string;
  /** Constant during the period; negative outside. It depends on open information only, so that the end of an order reveals nothing. */
  mark(state: Pick<S, 'open' | 'frames'>): number;
}
