import { asId, asIds } from '#kernel/id.ts';
import {
  FREE,
  GANDALF_WHITE,
  hasBit,
  isHobbit,
  type Place,
  type Region,
  REGION_COUNT,
  SHADOW,
  type Side,
  type Character,
} from '../../content/box.ts';
import { hasStronghold, holds, isBesieged, regionOf } from '../places.ts';
import type { War } from '../state.ts';

const distance = new Int8Array(REGION_COUNT);
const queue = new Uint8Array(REGION_COUNT);

/**
 * Regions that a party on foot can reach, as distances (-1: out of reach). The list is used again by the next call.
 * Companions stop at strongholds the Shadow holds (WR-CHAR-12) and neither enter nor leave a friendly stronghold under siege (WR-CHAR-13), though
 * a card may let them end there. The Mouth of Sauron keeps out of strongholds the Free Peoples hold unless besieged (WR-CHAR-21, WR-RULING-24), and
 * neither enters nor leaves one of his own under siege (WR-CHAR-20). Nobody on foot minds armies (WR-CHAR-11, WR-CHAR-19).
 */
export function reach(s: War, side: Side, from: Region, most: number, intoSiege = false): Int8Array {
  distance.fill(-1);
  distance[from] = 0;
  const enemy = side === FREE ? SHADOW : FREE;
  if (isBesieged(s, from) && holds(s, from, side)) return distance;
  queue[0] = from;
  let end = 1;
  for (let at = 0; at < end; at++) {
    const region = queue[at];
    if (distance[region] === most) break;
    for (const next of s.box.regions[region].adjacent) {
      if (distance[next] >= 0) continue;
      const walls = hasStronghold(s, asId(next));
      const ownSiege = walls && isBesieged(s, asId(next)) && holds(s, asId(next), side);
      if (ownSiege && !(intoSiege && side === FREE)) continue;
      if (side === SHADOW && walls && holds(s, asId(next), enemy) && !isBesieged(s, asId(next))) continue;
      distance[next] = distance[region] + 1;
      const stops = ownSiege || (side === FREE && walls && holds(s, asId(next), enemy));
      if (!stops) queue[end++] = next;
    }
  }
  return distance;
}

/** Which rule keeps Companions out of a region that they cannot reach: the walls they would enter, the walls they would pass, or the length of the way. */
export function whyNotThere(s: War, from: Place, to: Region, most: number): string {
  const shut = (region: Region): boolean => hasStronghold(s, region) && isBesieged(s, region) && holds(s, region, FREE);
  if (shut(to) || shut(regionOf(s, from))) return 'WR-CHAR-13';
  return stepsBetween(s, regionOf(s, from), to) <= most ? 'WR-CHAR-12' : 'WR-CHAR-08';
}

/** Steps from one region to another, whoever stands there. A black border is no way (WR-CHAR-14). */
function stepsBetween(s: War, from: Region, to: Region): number {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.includes(to)) return steps;
    edge = asIds([...new Set(edge.flatMap((region) => [...s.box.regions[region].adjacent]))].filter((region) => !seen.has(asId(region))));
    for (const region of edge) seen.add(region);
  }
  return Number.POSITIVE_INFINITY;
}

/** The level of a group is the highest in it (WR-CHAR-09); Gandalf the White rides Shadowfax alone or with one hobbit. */
export function groupLevel(s: War, group: number): number {
  let level = 0;
  let others = 0;
  let hobbits = 0;
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) {
    if (!hasBit(group, c)) continue;
    level = Math.max(level, s.box.characters[c].level);
    if (isHobbit(c)) hobbits++;
    else if (c !== GANDALF_WHITE) others++;
  }
  return hasBit(group, GANDALF_WHITE) && others === 0 && hobbits <= 1 ? 4 : level;
}
