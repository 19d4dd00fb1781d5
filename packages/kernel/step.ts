import type { Prompt } from './prompt.ts';
import type { Seat, Seats } from './seat.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { Verb } from './verb.ts';

/** Decides whether one candidate may be chosen, and names the rule that says so. There is no other legality check anywhere. */
export interface Guard<S> {
  readonly rules: readonly string[];
  /** Looks at the state alone: one answer for all candidates and all seats. */
  readonly ofMoment: boolean;
  allows(state: S, a: number, b: number, c: number, seat: Seat): boolean;
}

/** A function of one parameter makes a guard of the moment. */
export function guard<S>(
  rules: string | readonly string[],
  allows: (state: S, a: number, b: number, c: number, seat: Seat) => boolean,
): Guard<S> {
  return { rules: typeof rules === 'string' ? [rules] : rules, ofMoment: allows.length <= 1, allows };
}

/** Puts forward one candidate: the arguments of the verb, as indices into their domains. */
export type Propose = (a?: number, b?: number, c?: number) => void;

/** One kind of action that a step offers: a verb, the guards that let a candidate through, and what it does. */
export interface Choice<S extends State> {
  readonly verb: Verb<S['box']>;
  readonly guards: readonly Guard<S>[];
  /**
   * Which candidates are worth looking at. Left out, it is everything the verb can say. It only saves time: what it skips must be
   * barred by a guard too.
   */
  candidates?(state: S, seat: Seat, propose: Propose): void;
  perform(state: S, table: Table, a: number, b: number, c: number, seat: Seat): void;
}

/** A point of the game where one or more seats are asked. */
export interface AskingStep<S extends State> {
  /** The rule that brings the game to this point; cited when somebody who is not asked wants to act. */
  readonly rule: string;
  asks(state: S): Seats;
  readonly choices: readonly Choice<S>[];
  prompt(state: S, seat: Seat): Prompt;
}

/** A point of the game that needs nobody: it works itself out and moves on. */
export interface AutomaticStep<S extends State> {
  run(state: S, table: Table): void;
}

export type Step<S extends State> = AskingStep<S> | AutomaticStep<S>;

export const isAutomatic = <S extends State>(step: Step<S>): step is AutomaticStep<S> => 'run' in step;
