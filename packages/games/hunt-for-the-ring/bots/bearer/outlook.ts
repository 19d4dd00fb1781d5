import { lastArea } from '../../rules/derived.ts';
import { bearer, type Hunt } from '../../rules/state.ts';
import { type Beliefs, beliefsOf } from '../beliefs.ts';
import { tokenMean } from '../hunter/chase.ts';
import { dangerOf } from './danger.ts';

/** How things look to the Ring-bearer: what the hunters can believe, and what it may cost. */
export interface Outlook {
  readonly s: Hunt;
  readonly beliefs: Beliefs;
  readonly mean: number;
  readonly risk: number;
}

export function outlookOf(s: Hunt): Outlook {
  const beliefs = beliefsOf(s);
  const mean = tokenMean(s);
  const onTheWay = s.open.part === 1 || bearer(s).journey >= 0;
  return { s, beliefs, mean, risk: onTheWay ? dangerOf(s, beliefs, lastArea(s), mean) : 0 };
}
