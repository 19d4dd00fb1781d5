import { type ShapeFault, type Fields, record, type RecordOf } from './shape.ts';
import type { Frame, State } from './state.ts';
import { unchecked } from './unchecked.ts';

type Own<Name extends string, Locals extends Fields> = { readonly step: Name } & RecordOf<Locals>;
/** What a step has that remembers nothing. */
type Nothing = { readonly [name in never]: never };
/** A step that remembers nothing is entered with nothing. */
type Given<Locals extends Fields> = keyof Locals extends never ? [] : [locals: RecordOf<Locals>];
type Stack = { readonly frames: readonly Frame[] };

/**
 * What a step remembers, declared once with the step: whoever enters it must bring just this, whoever reads it needs no cast, and positions are
 * checked against it.
 */
export interface FrameKind<Name extends string = string, Locals extends Fields = Fields> {
  readonly step: Name;
  readonly locals: Locals;
  make(...given: Given<Locals>): Own<Name, Locals>;
  is(frame: Frame | undefined): frame is Own<Name, Locals>;
  /** The frame of the step under way, which must be this one. */
  of(state: Stack): Own<Name, Locals>;
  /** The innermost frame of this kind, however deep; null when there is none. */
  within(state: Stack): Own<Name, Locals> | null;
  /** Begin a flow inside the present one; the present one goes on when it ends. */
  enter(state: State, ...given: Given<Locals>): void;
  /** The present flow is over and this one takes its place. */
  goTo(state: State, ...given: Given<Locals>): void;
  /** What is wrong with a frame that comes from outside; null when it has all that its step needs, and nothing else. */
  fault(frame: Frame): ShapeFault | null;
}

/** A frame of one step: its name and its locals. */
export type FrameOf<K> = K extends FrameKind<infer Name, infer Locals> ? Own<Name, Locals> : never;

export function frame<const Name extends string, const Locals extends Fields = Nothing>(
  step: Name,
  locals?: Locals,
): FrameKind<Name, Locals> {
  // The locals first: a plain copy is fast, and whatever is handed over, the name of the step stays its own.
  const make = (given?: RecordOf<Locals>): Own<Name, Locals> => unchecked({ ...given, step });
  const is = (candidate: Frame | undefined): candidate is Own<Name, Locals> => candidate !== undefined && candidate.step === step;
  const shape = record(locals ?? {});
  const kind: Omit<FrameKind<Name, Locals>, 'make' | 'enter' | 'goTo'> & { readonly [way in 'make' | 'enter' | 'goTo']: unknown } = {
    step,
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
  return unchecked<FrameKind<Name, Locals>>(kind);
}
