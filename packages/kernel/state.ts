import type { GameEvent, RawEvent } from './event.ts';
import type { Seat } from './seat.ts';
import type { Action } from './verb.ts';

/**
 * One entry of the flow stack: a named step and whatever it must remember. Frames are seen by all:
 * what only one seat may know belongs in `own`, what nobody knows yet in `hidden`.
 */
export interface Frame {
  readonly step: string;
}

/** How a game ended. An empty list of winners means that everybody lost. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Id of the wording, e.g. `lastSurvivor`. */
  readonly reason: string;
  readonly rules: readonly string[];
  readonly scores?: readonly number[];
}

/**
 * A state keeps apart what all see, what one seat sees and what nobody sees yet. It is plain data (objects,
 * arrays, numbers, strings, booleans, null and byte arrays), mutated in place by the steps.
 */
export interface State<Box = unknown, Open = unknown, Own = unknown, Hidden = unknown, Words extends Vocabulary = Vocabulary> {
  /** The content of the box: boards, dice, cards. Shared by all copies of a state, never changed. */
  readonly box: Box;
  frames: Frame[];
  outcome: Outcome | null;
  open: Open;
  /** One entry a seat: what only that seat sees. */
  own: Own[];
  hidden: Hidden;
  /** Never there: only the compiler looks at it. */
  readonly words?: Words;
}

/** What can be said in a game: its actions, and what happens, as the rules tell it and as the outside world reads it. */
export interface Vocabulary {
  readonly action: Action;
  readonly telling: RawEvent;
  readonly event: GameEvent;
}

export type WordsOf<S extends State> = NonNullable<S['words']>;

/** The present flow is over: the one beneath it goes on. */
export function leave(state: State): void {
  state.frames.pop();
}
