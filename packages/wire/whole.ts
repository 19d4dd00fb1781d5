import { isPatch, patched } from './patch.ts';
import type { Now } from './socket.ts';

/** An update tells only what changed of the view: the rest is as it was. */
export function wholeNow(told: Now, before: Now | null): Now {
  if (told.partial !== true || before === null) return told;
  const { partial: _, ...now } = told;
  if (!isPatch(told.view)) throw new TypeError('The changes of the view are no patch');
  return { ...now, view: patched(before.view, told.view) };
}
