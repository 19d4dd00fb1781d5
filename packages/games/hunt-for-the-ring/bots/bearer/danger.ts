import { NAZGUL } from '../../content/box.ts';
import type { Space } from '../../content/ids.ts';
import { freeHunts } from '../../rules/derived.ts';
import { type Hunt, isNight, mapOf } from '../../rules/state.ts';
import { countsAsSword } from '../../rules/nazgul/dice.ts';
import type { Beliefs } from '../beliefs.ts';
import { waysOf } from '../travelTimes.ts';
import { TUNING } from './tuning.ts';

/** What the hunters can do to Frodo, as far as the table shows it. The numbers are what came of such moments in many games. */

/** How likely hunters have the dice for a hunt. */
function means(s: Hunt, within: number): number {
  if (within > 1) return 0.85;
  if (freeHunts(s) || s.open.witchKing >= 0) return 1;
  const { dice, spent, information } = s.open;
  let swords = 0;
  let others = 0;
  for (const [die, face] of dice.entries()) {
    if (face < 0 || spent[die]) continue;
    if (countsAsSword(face)) swords++;
    else others++;
  }
  // The second power of the Black Riders hunts with any two dice.
  if (information.length >= 2) swords += others >> 1;
  return swords >= 2 ? 1 : swords === 1 ? 0.65 : 0.05;
}

interface Riders {
  /** Nazgûl who could stand on an area, and who could take part in an encounter there, each by how likely it gets there. */
  readonly reaching: number;
  readonly taking: number;
}

/** A rider who needs more turns than there are. */
const LATE = [1, 0.12, 0.03];

export function ridersNear(s: Hunt, area: Space, within: number): Riders {
  const map = mapOf(s);
  const { near, turns } = waysOf(map);
  const surely = within === 1 ? 1 : within === 2 ? 0.8 : 0.6;
  const byNight = within === 1 && isNight(s);
  let reaching = 0;
  let taking = 0;
  for (let nazgul = 0; nazgul < NAZGUL.length; nazgul++) {
    const from = s.open.nazgul[nazgul] * map.size + area;
    const strength = s.open.witchKing === nazgul ? 2 : 1;
    const bound = within === 1 && s.open.bound[nazgul] !== 0;
    const ready = (away: number, spaces: number): number => {
      if (bound) return away === 0 ? 1 : 0;
      if (byNight && spaces <= 2) return 0.8;
      return surely * (LATE[Math.max(0, away - within)] ?? 0);
    };
    reaching += ready(turns[from], map.distance[from]);
    taking += strength * ready(near[from], map.distance[from] - 1);
  }
  return { reaching, taking };
}

/** Corruption to be expected of the Wraith turns so many turns ahead from standing on an area that hunters believe in so much. */
export function danger(s: Hunt, area: Space, belief: number, within: number, mean: number): number {
  const { taking, reaching } = ridersNear(s, area, within);
  const alone = 0.1 + 0.52 * belief;
  const together = 0.5 + 0.42 * belief;
  const found = reaching <= 1 ? reaching * alone : alone + Math.min(1, reaching - 1) * (together - alone);
  const shut = s.open.allies[area] !== 0 ? 1 - TUNING.placeHere : 1;
  return found * means(s, within) * shut * (0.8 + 0.65 * Math.max(taking, 0.5)) * mean;
}

/** Danger of where Frodo is now, as the hunters know it now. */
export const dangerOf = (s: Hunt, beliefs: Beliefs, area: Space, mean: number): number => danger(s, area, beliefs.last[area], 1, mean);
