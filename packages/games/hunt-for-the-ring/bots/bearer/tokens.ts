import type { Space } from '../../content/ids.ts';
import { lastArea } from '../../rules/derived.ts';
import { believedAfter } from '../allyTokens.ts';
import { danger } from './danger.ts';
import type { Outlook } from './outlook.ts';
import { soon } from './road.ts';
import { TUNING } from './tuning.ts';

/** How sure of Frodo's area the hunters would be after a token on an area. */
const sureAfter = ({ s, beliefs, habits }: Outlook, area: Space): number =>
  believedAfter(beliefs.cases, habits, s.open.part, area, lastArea(s));

/** An Ally token on Frodo's area keeps the riders out of it, but it tells them where to wait. */
export function tokenHere(outlook: Outlook): number {
  const { s, mean, risk } = outlook;
  const here = lastArea(s);
  return risk - (1 - TUNING.placeHere) * danger(s, here, sureAfter(outlook, here), 1, mean);
}

/** Elsewhere it may lead them astray, or wait for him where he comes by. */
export function tokenWorth(outlook: Outlook, area: Space): number {
  const { s, beliefs, mean, risk } = outlook;
  const here = lastArea(s);
  if (area === here) return 0.2 + tokenHere(outlook);
  return risk - danger(s, here, sureAfter(outlook, area), 1, mean) + soon(s, area) + 0.1 * beliefs.last[area];
}
