import { allCandidates } from './allCandidates.ts';
import type { Seat } from './seat.ts';
import type { Frame, State } from './state.ts';
import type { Choice, Propose } from './step.ts';

/**
 * Why a choice lets the seat do nothing: the rules of the guard that stops whoever comes furthest. Guards go from what is general to what is narrow, so
 * it is the narrowest reason there is. Nothing when there is a way. It looks at everything, so it is asked for a refusal and never for a list.
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
      // Of several that come as far, the one whose rule is not the general one of the guard.
      if (bar > furthest || rules[0] === guards[bar].rules[0]) rules = cited;
    }
    furthest = Math.max(furthest, bar);
    return furthest === guards.length;
  };
  choice.candidates?.(state, seat, look);
  // Nobody is worth looking at: then whatever the verb can say is.
  if (furthest < 0) allCandidates(verb, state, look);
  return furthest === guards.length ? [] : rules;
}

/** The same if the game came to this frame. The state is as before afterwards. */
export function explainBlockedAt<S extends State>(choice: Choice<S>, state: S, seat: Seat, frame: Frame): readonly string[] {
  state.frames.push(frame);
  try {
    return explainBlocked(choice, state, seat);
  } finally {
    state.frames.pop();
  }
}
