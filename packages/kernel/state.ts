import type { Seat } from './seat.ts';

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
export interface State<Box = unknown, Open = unknown, Own = unknown, Hidden = unknown> {
  /** The content of the box: boards, dice, cards. Shared by all copies of a state, never changed. */
  readonly box: Box;
  frames: Frame[];
  outcome: Outcome | null;
  open: Open;
  /** One entry a seat: what only that seat sees. */
  own: Own[];
  hidden: Hidden;
}

export const top = <F extends Frame>(state: State): F => state.frames[state.frames.length - 1] as F;

/** Begin a flow inside the present one; the present one goes on when it ends. */
export function enter(state: State, frame: Frame): void {
  state.frames.push(frame);
}

/** The present flow is over: the one beneath it goes on. */
export function leave(state: State): void {
  state.frames.pop();
}

/** The present flow is over and another takes its place. */
export function goTo(state: State, frame: Frame): void {
  state.frames[state.frames.length - 1] = frame;
}
