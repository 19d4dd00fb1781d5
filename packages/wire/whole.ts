import { unchecked } from '#kernel/unchecked.ts';
import { type Patch, patched } from './patch.ts';
import type { Now } from './socket.ts';

/** An update tells only what changed of the view: the rest is as it was. */
export function wholeNow(told: Now, before: Now | null): Now {
  if (told.partial !== true || before === null) return told;
  const { partial: _, ...now } = told;
  return { ...now, view: patched(before.view, unchecked<Patch>(told.view)) };
}
