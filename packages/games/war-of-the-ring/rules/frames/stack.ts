import type { Fields, Frame, FrameKind, FrameOf } from '#kernel';
import type { War } from '../state.ts';

/** The frame just beneath the step under way, which must be of this kind. */
export function beneath<Name extends string, Locals extends Fields>(
  s: War,
  kind: FrameKind<Name, Locals>,
): FrameOf<FrameKind<Name, Locals>> {
  const frame = s.frames[s.frames.length - 2];
  if (kind.is(frame)) return frame;
  throw new Error(`Beneath the step under way is "${frame?.step}", not "${kind.step}"`);
}

/** Begins a flow whose frame was made before. */
export function begin(s: War, frame: Frame): void {
  s.frames.push(frame);
}

/** The present flow is over and one whose frame was made before takes its place. */
export function goOn(s: War, frame: Frame): void {
  s.frames[s.frames.length - 1] = frame;
}
