import type { GameEvent, RawEvent } from './event.ts';
import type { Seat } from './seat.ts';
import type { Action } from './verb.ts';

/**
 * One entry of the flow stack: a step and its locals. Frames are visible to all viewers: private data of a seat belongs in `own`, data that no seat knows
 * in `hidden`.
 */
export interface Frame {
  readonly step: string;
}

/** Result of a game. Without winners, all seats lost. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Key of the wording, e.g. `lastSurvivor`. */
  readonly reason: string;
  readonly rules: readonly string[];
  readonly scores?: readonly number[];
}

/**
 * A state separates open, private and hidden data. It is plain data (objects, arrays, numbers, strings, booleans, null and byte arrays), mutated in place
 * by the steps.
 */
export interface State<Box = unknown, Open = unknown, Own = unknown, Hidden = unknown, Words extends Vocabulary = Vocabulary> {
  /** Content of the box: boards, dice, cards. Immutable and shared by all copies of a state. */
  readonly box: Box;
  frames: Frame[];
  outcome: Outcome | null;
  open: Open;
  /** Private data, one entry per seat. */
  own: Own[];
  hidden: Hidden;
  /** Type only; never present at run time. */
  readonly words?: Words;
}

/** The types of a game's actions and events, raw and named. */
export interface Vocabulary {
  readonly action: Action;
  readonly rawEvent: RawEvent;
  readonly event: GameEvent;
}

export type WordsOf<S extends State> = NonNullable<S['words']>;

/** Ends the current flow: the one beneath it continues. */
export function leave(state: State): void {
  state.frames.pop();
}
