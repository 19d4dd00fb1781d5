import type { FrameKind } from './frame.ts';
import type { Prompt } from './prompt.ts';
import type { Seat, Seats } from './seat.ts';
import type { State, WordsOf } from './state.ts';
import type { Effects } from './effects.ts';
import type { Argument, IndexAt, Verb } from './verb.ts';

/** The table at which a game with these states is played: it takes the events of this game and no others. */
export type EffectsOf<S extends State> = Effects<WordsOf<S>['telling']>;

type Params = Prompt['params'];

/** Decides whether one candidate may be chosen, and names the rule that says so. There is no other legality check anywhere. */
export interface Guard<S, A extends number = number, B extends number = number, C extends number = number> {
  readonly rules: readonly string[];
  /** Looks at the state alone: one answer for all candidates and all seats. */
  readonly ofMoment: boolean;
  allows(state: S, a: A, b: B, c: C, seat: Seat): boolean;
  /** Its answer depends on the state and this number alone: within one list it is asked once for each. */
  per?(a: A, b: B, c: C): number;
  /** Which of its rules bars a candidate that was not let through, where it stands for several. */
  cites?(state: S, a: A, b: B, c: C, seat: Seat): readonly string[];
  /** What exactly is in the way of a candidate that was not let through; nothing that the seat may not know. */
  about?(state: S, a: A, b: B, c: C, seat: Seat): Params;
}

/** Puts forward one candidate: the arguments of the verb, as indices into their domains. True when no more are wanted. */
export type Propose<A extends number = number, B extends number = number, C extends number = number> = (a?: A, b?: B, c?: C) => boolean;

/** What a choice of one verb brings: the guards that let a candidate through, and what it does. */
export interface ChoiceBody<S extends State, A extends number = number, B extends number = number, C extends number = number> {
  readonly guards: readonly Guard<S, A, B, C>[];
  /**
   * Which candidates are worth looking at. Left out, it is everything the verb can say. It only saves time: what it skips must be
   * barred by a guard too.
   */
  candidates?(state: S, seat: Seat, propose: Propose<A, B, C>): void;
  perform(state: S, effects: EffectsOf<S>, a: A, b: B, c: C, seat: Seat): void;
}

/** One kind of action that a step offers. */
export interface Choice<S extends State> extends ChoiceBody<S> {
  readonly verb: Verb<S['box']>;
  /** It is there to be refused by its rule, and never offered. */
  readonly never?: true;
}

/** A point of the game where one or more seats are asked. */
export interface AskingStep<S extends State> extends Asking<S> {
  readonly frame: FrameKind;
}
export interface Asking<S extends State> {
  /** The rule that brings the game to this point; cited when somebody who is not asked wants to act. */
  readonly rule: string;
  asks(state: S): Seats;
  readonly choices: readonly Choice<S>[];
  prompt(state: S, seat: Seat): Prompt;
  /** One of the choices: the answer of whoever wants nothing here. With it the question is a window, and may be left to a standing order. */
  readonly nothing?: Verb<S['box'], string, readonly []>;
}

/** A point of the game that needs nobody: it works itself out and moves on. */
export interface AutomaticStep<S extends State> {
  readonly frame: FrameKind;
  run(state: S, effects: EffectsOf<S>): void;
}

export type Step<S extends State> = AskingStep<S> | AutomaticStep<S>;

export const isAutomatic = <S extends State>(step: Step<S>): step is AutomaticStep<S> => 'run' in step;

/** Every step of a game under the name that its frame gives it. */
export interface Steps<S extends State> {
  readonly [name: string]: Step<S>;
}

/** The tools to write the rules of one game with, bound to its state: `const { asking, automatic, choice, guard, moment } = toolsOf<War>()`. */
export interface Tools<S extends State> {
  readonly asking: (frame: FrameKind, asking: Asking<S>) => AskingStep<S>;
  readonly automatic: (frame: FrameKind, run: AutomaticStep<S>['run']) => AutomaticStep<S>;
  readonly choice: <const Args extends readonly Argument<S['box']>[]>(
    verb: Verb<S['box'], string, Args>,
    body: ChoiceBody<S, IndexAt<Args, 0>, IndexAt<Args, 1>, IndexAt<Args, 2>>,
  ) => Choice<S>;
  /** Looks at one candidate. */
  readonly guard: <A extends number, B extends number, C extends number>(
    rules: string | readonly string[],
    allows: (state: S, a: A, b: B, c: C, seat: Seat) => boolean,
    about?: (state: S, a: A, b: B, c: C, seat: Seat) => Params,
  ) => Guard<S, A, B, C>;
  /** Stands for a whole list of rules, and says which of them bars a candidate; null lets it through. */
  readonly barrier: <A extends number, B extends number, C extends number>(
    rules: readonly string[],
    bars: (state: S, a: A, b: B, c: C, seat: Seat) => string | null,
  ) => Guard<S, A, B, C>;
  /** Looks at one candidate, and at no more of it than `per` says: asked once a list for each of these numbers. */
  readonly guardPer: <A extends number, B extends number, C extends number>(
    rules: string | readonly string[],
    per: (a: A, b: B, c: C) => number,
    allows: (state: S, a: A, b: B, c: C, seat: Seat) => boolean,
  ) => Guard<S, A, B, C>;
  /** A guard that stands for several rules says which of them bars a candidate. */
  readonly citing: <A extends number, B extends number, C extends number>(
    guard: Guard<S, A, B, C>,
    cites: (state: S, a: A, b: B, c: C, seat: Seat) => string | readonly string[],
  ) => Guard<S, A, B, C>;
  /** Looks at the state alone, so it is asked once for all candidates and all seats. */
  readonly moment: (rules: string | readonly string[], allows: (state: S) => boolean) => Guard<S>;
  readonly steps: (...all: readonly Step<S>[]) => Steps<S>;
}

const listOf = (rules: string | readonly string[]): readonly string[] => (typeof rules === 'string' ? [rules] : rules);

export const toolsOf = <S extends State>(): Tools<S> => ({
  asking: (frame, asking) => ({ frame, ...asking }),
  automatic: (frame, run) => ({ frame, run }),
  choice: (verb, body) => ({ verb, ...body }),
  guard: (rules, allows, about) => ({ rules: listOf(rules), ofMoment: false, allows, ...(about === undefined ? {} : { about }) }),
  barrier: (rules, bars) => ({
    rules,
    ofMoment: false,
    allows: (s, a, b, c, seat) => bars(s, a, b, c, seat) === null,
    cites: (s, a, b, c, seat) => listOf(bars(s, a, b, c, seat) ?? rules),
  }),
  guardPer: (rules, per, allows) => ({ rules: listOf(rules), ofMoment: false, per, allows }),
  citing: (guard, cites) => ({ ...guard, cites: (s, a, b, c, seat) => listOf(cites(s, a, b, c, seat)) }),
  moment: (rules, allows) => ({ rules: listOf(rules), ofMoment: true, allows }),
  steps(...all) {
    const named = Object.fromEntries(all.map((step) => [step.frame.step, step]));
    if (Object.keys(named).length !== all.length) throw new Error('Two steps have the same name');
    return named;
  },
});
