import type { FrameKind } from './frame.ts';
import type { Prompt } from './prompt.ts';
import type { Seat, Seats } from './seat.ts';
import type { State, WordsOf } from './state.ts';
import type { Effects } from './effects.ts';
import type { Argument, IndexAt, Verb } from './verb.ts';

/** The effects of a game with these states: they accept the events of this game only. */
export type EffectsOf<S extends State> = Effects<WordsOf<S>['rawEvent']>;

type Params = Prompt['params'];

/** Decides whether a candidate is legal, and cites the rule. There is no other legality check. The kernel's argument order: the seat comes last. */
export interface Guard<S, A extends number = number, B extends number = number, C extends number = number> {
  readonly rules: readonly string[];
  /** Depends on the state alone: one answer for all candidates and seats. */
  readonly ofMoment: boolean;
  allows(state: S, a: A, b: B, c: C, seat: Seat): boolean;
  /** Key that the answer depends on, besides the state: the guard runs once per key and list. */
  per?(a: A, b: B, c: C): number;
  /** Which of several rules forbids a rejected candidate. */
  cites?(state: S, a: A, b: B, c: C, seat: Seat): readonly string[];
  /** Details about a rejected candidate; nothing that the seat may not know. */
  about?(state: S, a: A, b: B, c: C, seat: Seat): Params;
}

/** Proposes one candidate: the verb's arguments as indices into their domains. Returns true if no more are wanted. */
export type Propose<A extends number = number, B extends number = number, C extends number = number> = (a?: A, b?: B, c?: C) => boolean;

type PerformBy<S extends State, A extends number, B extends number, C extends number> = (
  state: S,
  effects: EffectsOf<S>,
  seat: Seat,
  a: A,
  b: B,
  c: C,
) => void;

/** What a game declares for a choice of one verb: the guards that a candidate must pass, and what the move does. */
type ChoiceBody<S extends State, A extends number = number, B extends number = number, C extends number = number> = {
  readonly guards: readonly Guard<S, A, B, C>[];
  /**
   * The candidates worth checking; left out, every combination of the verb's arguments. This only saves time: a guard must reject whatever it skips.
   */
  readonly candidates?: (state: S, propose: Propose<A, B, C>, seat: Seat) => void;
} & (
  | { readonly perform: (state: S, effects: EffectsOf<S>, a: A, b: B, c: C) => void; readonly performBy?: never }
  /** The same for a move that depends on the acting seat. */
  | { readonly performBy: PerformBy<S, A, B, C>; readonly perform?: never }
);

/** One kind of action that a step offers, as the kernel calls it: the seat comes last. */
export interface Choice<S extends State> {
  readonly verb: Verb<S['box']>;
  readonly guards: readonly Guard<S>[];
  candidates?(state: S, propose: Propose, seat: Seat): void;
  perform(state: S, effects: EffectsOf<S>, a: number, b: number, c: number, seat: Seat): void;
  /** It is listed only to be refused by its rule, and never offered. */
  readonly never?: true;
}

/** A step that asks one or more seats. */
export interface AskingStep<S extends State> extends AskingStepBody<S> {
  readonly frame: FrameKind;
}
interface AskingStepBody<S extends State> {
  /** The rule that leads to this step; cited when a seat acts that is not asked. */
  readonly rule: string;
  asks(state: S): Seats;
  readonly choices: readonly Choice<S>[];
  prompt(state: S, seat: Seat): Prompt;
  /** The passing action, one of the choices. It makes the prompt skippable, so that a standing order may answer it. */
  readonly nothing?: Verb<S['box'], string, readonly []>;
  readonly harmless?: HarmlessPassing<S>;
}

/** Where passing may cost a seat nothing. Its player may want to be asked only when it does. */
interface HarmlessPassing<S extends State> {
  /** The prompts of the step for which that can be told. */
  readonly prompts: readonly string[];
  /** Nothing that this question could prevent follows from passing. It may look at the secrets of the seat that is asked. */
  holds(state: S): boolean;
}

/** A step that asks no seat: it runs and moves on. */
interface AutomaticStep<S extends State> {
  readonly frame: FrameKind;
  run(state: S, effects: EffectsOf<S>): void;
}

export type Step<S extends State> = AskingStep<S> | AutomaticStep<S>;

export const isAutomatic = <S extends State>(step: Step<S>): step is AutomaticStep<S> => 'run' in step;

/** All steps of a game, by the name of their frame. */
export interface Steps<S extends State> {
  readonly [name: string]: Step<S>;
}

/** Helpers for writing rules, bound to the game's state: `const { asking, automatic, choice, guard, moment } = toolsOf<War>()`. */
interface Tools<S extends State> {
  readonly asking: (frame: FrameKind, asking: AskingStepBody<S>) => AskingStep<S>;
  readonly automatic: (frame: FrameKind, run: AutomaticStep<S>['run']) => AutomaticStep<S>;
  readonly choice: <const Args extends readonly Argument<S['box']>[]>(
    verb: Verb<S['box'], string, Args>,
    body: ChoiceBody<S, IndexAt<Args, 0>, IndexAt<Args, 1>, IndexAt<Args, 2>>,
  ) => Choice<S>;
  /** A guard of one candidate. */
  readonly guard: <A extends number, B extends number, C extends number>(
    rules: string | readonly string[],
    allows: (state: S, a: A, b: B, c: C) => boolean,
    about?: (state: S, a: A, b: B, c: C) => Params,
  ) => Guard<S, A, B, C>;
  /** A guard of one candidate that depends on the acting seat; `cites` as in `citing`. */
  readonly seatGuard: <A extends number, B extends number, C extends number>(
    rules: string | readonly string[],
    allows: (state: S, seat: Seat, a: A, b: B, c: C) => boolean,
    cites?: (state: S, seat: Seat, a: A, b: B, c: C) => string | readonly string[],
  ) => Guard<S, A, B, C>;
  /** A guard for several rules: returns the one that forbids a candidate, or null. */
  readonly barrier: <A extends number, B extends number, C extends number>(
    rules: readonly string[],
    bars: (state: S, a: A, b: B, c: C) => string | null,
  ) => Guard<S, A, B, C>;
  /** A guard of one candidate that depends on the key `per` only: it runs once per key and list. */
  readonly guardPer: <A extends number, B extends number, C extends number>(
    rules: string | readonly string[],
    per: (a: A, b: B, c: C) => number,
    allows: (state: S, a: A, b: B, c: C) => boolean,
  ) => Guard<S, A, B, C>;
  /** Adds to a guard for several rules which of them forbids a candidate. */
  readonly citing: <A extends number, B extends number, C extends number>(
    guard: Guard<S, A, B, C>,
    cites: (state: S, a: A, b: B, c: C) => string | readonly string[],
  ) => Guard<S, A, B, C>;
  /** A guard of the state alone: it runs once for all candidates and seats. */
  readonly moment: (rules: string | readonly string[], allows: (state: S) => boolean) => Guard<S>;
  readonly steps: (...all: readonly Step<S>[]) => Steps<S>;
}

const listOf = (rules: string | readonly string[]): readonly string[] => (typeof rules === 'string' ? [rules] : rules);

const seatLast =
  <S extends State, A extends number, B extends number, C extends number>(performBy: PerformBy<S, A, B, C>) =>
  (s: S, effects: EffectsOf<S>, a: A, b: B, c: C, seat: Seat): void =>
    performBy(s, effects, seat, a, b, c);

export const toolsOf = <S extends State>(): Tools<S> => ({
  asking: (frame, asking) => ({ frame, ...asking }),
  automatic: (frame, run) => ({ frame, run }),
  choice(verb, body) {
    const { guards, candidates } = body;
    const perform = body.performBy === undefined ? body.perform : seatLast(body.performBy);
    // Two object shapes only, whatever order a game writes its members in: the hot loop over choices stays fast.
    return candidates === undefined ? { verb, guards, perform } : { verb, guards, candidates, perform };
  },
  guard: (rules, allows, about) => ({ rules: listOf(rules), ofMoment: false, allows, ...(about === undefined ? {} : { about }) }),
  seatGuard: (rules, allows, cites) => ({
    rules: listOf(rules),
    ofMoment: false,
    allows: (s, a, b, c, seat) => allows(s, seat, a, b, c),
    ...(cites === undefined ? {} : { cites: (s, a, b, c, seat) => listOf(cites(s, seat, a, b, c)) }),
  }),
  barrier: (rules, bars) => ({
    rules,
    ofMoment: false,
    allows: (s, a, b, c) => bars(s, a, b, c) === null,
    cites: (s, a, b, c) => listOf(bars(s, a, b, c) ?? rules),
  }),
  guardPer: (rules, per, allows) => ({ rules: listOf(rules), ofMoment: false, per, allows }),
  citing: (guard, cites) => ({ ...guard, cites: (s, a, b, c) => listOf(cites(s, a, b, c)) }),
  moment: (rules, allows) => ({ rules: listOf(rules), ofMoment: true, allows }),
  steps(...all) {
    const named = Object.fromEntries(all.map((step) => [step.frame.step, step]));
    if (Object.keys(named).length !== all.length) throw new Error('Two steps have the same name');
    return named;
  },
});
