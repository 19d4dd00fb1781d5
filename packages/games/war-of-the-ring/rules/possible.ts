import type { Choice, Frame, Seat } from '#kernel';
import type { War } from './state.ts';

let found = false;
let now: { choice: Choice<War>; s: War; seat: Seat } | null = null;

const propose = (a = 0, b = 0, c = 0): void => {
  if (found || now === null) return;
  for (const guard of now.choice.guards) if (!guard.allows(now.s, a, b, c, now.seat)) return;
  found = true;
};

/** True once a question "is anything possible?" has its answer: long lists of candidates need not be gone through to their end. */
export const enough = (): boolean => found;

/**
 * Whether a choice would offer anything if the game came to this frame: how an action is offered only when it can be carried out
 * (WR-RULING-06) without a second copy of its rules.
 */
export function possible(s: War, choice: Choice<War>, frame: Frame, seat: Seat): boolean {
  const before = now;
  const foundBefore = found;
  s.frames.push(frame);
  now = { choice, s, seat };
  found = false;
  try {
    choice.candidates?.(s, seat, propose);
    return found;
  } finally {
    s.frames.pop();
    now = before;
    found = foundBefore;
  }
}
