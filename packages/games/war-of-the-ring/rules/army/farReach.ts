import { asId } from '#kernel/id.ts';
import { type Figure, KINDS, LIMITS, nationOfUnit, type Region, REGION_COUNT, type Side, UNIT_KINDS } from '../../content/box.ts';
import { unitsAt } from '../figures.ts';
import type { Party } from '../frames/shapes.ts';
import { enemyArmyIn } from '../places.ts';
import { endsSiege } from '../siege/bookkeeping.ts';
import type { War } from '../state.ts';
import { controls, seatOf } from '../team/seats.ts';
import { isBarred, mayEnter } from './march.ts';

/** How far a card can send an army. */

const seen = new Int8Array(REGION_COUNT);
const queue = new Uint8Array(REGION_COUNT);

/** Whether some path of at most `steps` regions leads a party of these figures to a place where it may end. */
export function canEnd(
  s: War,
  side: Side,
  /** Where the path begins, and where the party stands now. */
  from: Region,
  partyAt: Region,
  origin: Region,
  steps: number,
  mustJoin: boolean,
  units: number,
  enters: (region: Region) => boolean,
): boolean {
  seen.fill(-1);
  seen[from] = 0;
  queue[0] = from;
  let end = 1;
  for (let at = 0; at < end; at++) {
    const region: Region = asId(queue[at]);
    if (region !== from && mayEndIn(region, origin, mustJoin) && mayEndAt(s, side, region, mustJoin, units, region === partyAt))
      return true;
    if (seen[region] === steps) continue;
    for (const next of s.box.regions[region].adjacent) {
      if (next === from && from === partyAt && region !== from && comesBack(s, side, from, mustJoin, units, enters)) return true;
      if (seen[next] >= 0 || enemyArmyIn(s, asId(next), side) || isBarred(s, asId(next), side) || !enters(asId(next))) continue;
      seen[next] = seen[region] + 1;
      queue[end++] = next;
    }
  }
  return false;
}

/** A card that brings armies together wants another army than the one left behind; otherwise the region of origin is an end like any other (WR-RULING-107). */
export const mayEndIn = (region: Region, origin: Region, mustJoin: boolean): boolean => region !== origin || !mustJoin;

/** Out and back again: unless the besieged come out behind it (WR-SIEGE-06). */
const comesBack = (s: War, side: Side, home: Region, mustJoin: boolean, units: number, enters: (region: Region) => boolean): boolean =>
  !mustJoin && enters(home) && !endsSiege(s, home, side, units);

/** Room for ten at the end (WR-MOVE-17), and company if the card asks for it. `here`: the party already stands there. */
export function mayEndAt(s: War, side: Side, region: Region, mustJoin: boolean, units: number, here: boolean): boolean {
  const others = unitsAt(s, region, side) - (here ? units : 0);
  return others + units <= LIMITS.army && (!mustJoin || others > 0);
}

export const everyoneEnters =
  (s: War, party: Party) =>
  (region: Region): boolean => {
    for (let kind: Figure = asId(0); kind < KINDS; kind++) if (party.going[kind] > 0 && !mayEnter(s, kind, region)) return false;
    return true;
  };

/** One unit of this kind alone, with whom the card needs, could make the journey. */
const oneCanGo = (s: War, frame: { readonly side: Side; readonly mustJoin: boolean }, from: Region, steps: number, kind: Figure): boolean =>
  canEnd(s, frame.side, from, from, from, steps, frame.mustJoin, 1, (region) => mayEnter(s, kind, region));

/** Some unit of one's own in the party could make the journey if all others were left. */
export function someoneCanGo(
  s: War,
  frame: { readonly side: Side; readonly mustJoin: boolean },
  party: Party,
  from: Region,
  steps: number,
): boolean {
  const seat = seatOf(s, frame.side);
  for (let kind: Figure = asId(0); kind < UNIT_KINDS; kind++)
    if (party.going[kind] > 0 && controls(s, seat, nationOfUnit(kind)) && oneCanGo(s, frame, from, steps, kind)) return true;
  return false;
}
