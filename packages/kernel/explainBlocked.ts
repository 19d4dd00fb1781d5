import { allCandidates } from './allCandidates.ts';
import type { Seat } from './seat.ts';
import type { Frame, State } from './state.ts';
import type { Choice, Propose } from './step.ts';

/**
 * Why a choice offers a seat nothing: the rules of the guard that stops the candidate that passes most guards. Guards are ordered from general to narrow,
 * so this is the narrowest reason. Empty if a candidate passes. It checks all candidates, so it is used for refusals and never for lists.
 */
export function explainBlocked<S extends State>(choice: Choice<S>, state: S, seat: Seat): readonly string[] {
  const { guards, verb } = choice;
  let furthest = -1;
  let rules: readonly string[] = [];
  const look: Propose = (a = 0, b = 0, c = 0) => {
    const bar = guards.findIndex((guard) => !guard.allows(state, a, b, c, seat));
    if (bar < 0) furthest = guards.length;
    if (bar >= 0 && bar >= furthest) {
      const cited = guards[bar].cites?.(state, a, b, c, seat) ?? guards[bar].rules;
      // On a tie prefer the more specific rule.
      if (bar > furthest || rules[0] === guards[bar].rules[0]) rules = cited;
    }
    furthest = Math.max(furthest, bar);
    return furthest === guards.length;
  };
  choice.candidates?.(state, look, seat);
  // No candidates proposed: check every combination of arguments.
  if (furthest < 0) allCandidates(verb, state, look);
  return furthest === guards.length ? [] : rules;
}

/** The same as if the game were at this frame. The state is restored. */
export function explainBlockedAt<S extends State>(choice: Choice<S>, state: S, seat: Seat, frame: Frame): readonly string[] {
  state.frames.push(frame);
  try {
    return explainBlocked(choice, state, seat);
  } finally {
    state.frames.pop();
  }
}
