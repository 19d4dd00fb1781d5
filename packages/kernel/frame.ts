import { type ShapeFault, type Fields, record, type RecordOf } from './shape.ts';
import type { Frame, State } from './state.ts';
import { unchecked } from './unchecked.ts';

type Own<Name extends string, Locals extends Fields> = { readonly step: Name } & RecordOf<Locals>;
/** Locals of a step that has none. */
type Nothing = { readonly [name in never]: never };
/** A step without locals is entered without arguments. */
type Given<Locals extends Fields> = keyof Locals extends never ? [] : [locals: RecordOf<Locals>];
type Stack = { readonly frames: readonly Frame[] };

/**
 * Frame of a step on the flow stack, with the locals that the step declares: the caller that enters the step must pass exactly these, readers need no cast,
 * and positions are validated against them.
 */
export interface FrameKind<Name extends string = string, Locals extends Fields = Fields> {
  readonly step: Name;
  readonly locals: Locals;
  make(...given: Given<Locals>): Own<Name, Locals>;
  is(frame: Frame | undefined): frame is Own<Name, Locals>;
  /** The frame of the current step, which must be of this kind. */
  of(state: Stack): Own<Name, Locals>;
  /** The innermost frame of this kind; null if there is none. */
  within(state: Stack): Own<Name, Locals> | null;
  /** Pushes this frame: the current flow continues when it ends. */
  enter(state: State, ...given: Given<Locals>): void;
  /** Replaces the current frame by this one. */
  goTo(state: State, ...given: Given<Locals>): void;
  /** Validation error of a frame from outside; null if it has exactly the declared locals. */
  fault(frame: Frame): ShapeFault | null;
}

/** A frame of one step: its name and its locals. */
export type FrameOf<K> = K extends FrameKind<infer Name, infer Locals> ? Own<Name, Locals> : never;

export function frame<const Name extends string, const Locals extends Fields = Nothing>(
  step: Name,
  locals?: Locals,
): FrameKind<Name, Locals> {
  // Locals first: a plain spread is fast, and the step's name cannot be overwritten.
  // `Given` makes callers pass exactly these locals.
  const make = (given?: RecordOf<Locals>): Own<Name, Locals> => unchecked({ ...given, step });
  const is = (candidate: Frame | undefined): candidate is Own<Name, Locals> => candidate !== undefined && candidate.step === step;
  const shape = record(locals ?? {});
  const kind: Omit<FrameKind<Name, Locals>, 'make' | 'enter' | 'goTo'> & { readonly [way in 'make' | 'enter' | 'goTo']: unknown } = {
    step,
    // Left out, there are none: `Locals` is `Nothing` then.
    locals: unchecked<Locals>(locals ?? {}),
    make,
    is,
    of({ frames }) {
      const top = frames[frames.length - 1];
      if (is(top)) return top;
      throw new Error(`The step under way is "${top?.step}", not "${step}"`);
    },
    within({ frames }) {
      for (let i = frames.length - 1; i >= 0; i--) {
        const candidate = frames[i];
        if (is(candidate)) return candidate;
      }
      return null;
    },
    enter(state: State, given?: RecordOf<Locals>) {
      state.frames.push(make(given));
    },
    goTo(state: State, given?: RecordOf<Locals>) {
      state.frames[state.frames.length - 1] = make(given);
    },
    fault: ({ step: _step, ...rest }) => shape.fault(rest),
  };
  // The three ways in take a rest of no or one argument, which a function with an optional one serves.
  return unchecked<FrameKind<Name, Locals>>(kind);
}
