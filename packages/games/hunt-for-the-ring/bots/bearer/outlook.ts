import { lastArea } from '../../rules/derived.ts';
import { at } from '../../rules/frames.ts';
import { bearer, type Hunt } from '../../rules/state.ts';
import type { TokenHabits } from '../allyTokens.ts';
import { type Beliefs, beliefsOf } from '../beliefs.ts';
import { tokenMean } from '../hunter/chase.ts';
import { dangerOf } from './danger.ts';
import { harmOf } from './harm.ts';

/** How things look to the Ring-bearer: what the hunters can believe, and what it may cost. */
export interface Outlook {
  readonly s: Hunt;
  readonly beliefs: Beliefs;
  /** What he thinks that hunters make of his Ally tokens. */
  readonly habits: TokenHabits;
  readonly mean: number;
  readonly risk: number;
  /** What the answer to the inquiry in question would cost. */
  readonly harm: number;
}

export function outlookOf(s: Hunt, habits: TokenHabits): Outlook {
  const beliefs = beliefsOf(s, s.open.clues, s.open.step, habits);
  const mean = tokenMean(s);
  const onTheWay = s.open.part === 1 || bearer(s).journey >= 0;
  const asked = at.react.is(s.frames[s.frames.length - 1]);
  return {
    s,
    beliefs,
    habits,
    mean,
    risk: onTheWay ? dangerOf(s, beliefs, lastArea(s), mean) : 0,
    // Worked out whether or not a card could answer: how long he thinks about a window says nothing about his hand.
    harm: asked ? harmOf(s, beliefs, mean) : 0,
  };
}
