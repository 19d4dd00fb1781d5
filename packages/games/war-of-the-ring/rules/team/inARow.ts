import { asId } from '#kernel/id.ts';
import {
  type Figure,
  FREE,
  hasBit,
  KINDS,
  type Nation,
  NO_NATION,
  nationOf,
  type Region,
  type Side,
  sideOfNation,
  UNIT_KINDS,
} from '../../content/box.ts';
import type { Team, War } from '../state.ts';
import { seatCount, sideOfSeat } from './seats.ts';

/**
 * With three players nobody shares the Free Peoples, and they may not use two actions in a row on one nation, nor with one army (WR-MULTI-28,
 * WR-MULTI-29). An army of several nations is no action on any of them (WR-RULING-100). Page 46 speaks of two actions in a row and of no end of a turn between them,
 * and WR-RULING-85 lets nothing but a skipped die break the row: the first action of a turn follows the last one of the turn before (WR-RULING-99).
 */
const bound = (s: War): Team | undefined => (s.open.team !== undefined && seatCount(s) === 3 ? s.open.team : undefined);

export const isBound = (s: War): boolean => bound(s) !== undefined;

export const mayUseNation = (s: War, nation: Nation): boolean => {
  const team = bound(s);
  return team === undefined || sideOfNation(nation) !== FREE || !hasBit(team.last.nations, nation);
};

/** Not with the very same army: whoever of the Free Peoples stands where it stands now is part of it; the Shadow may have come there since (WR-MULTI-29). */
export const mayUseArmyIn = (s: War, side: Side, region: Region): boolean =>
  side !== FREE || bound(s)?.last.places.includes(region) !== true;

/** The nations of a party, leaders included, as bits. */
function nationsIn(count: (figure: Figure) => number): number {
  let nations = 0;
  for (let kind: Figure = asId(0); kind < KINDS; kind++)
    if (nationOf(kind) !== NO_NATION && count(kind) > 0) nations |= 1 << nationOf(kind);
  return nations;
}
const isSingle = (nations: number): boolean => nations !== 0 && (nations & (nations - 1)) === 0;

/** These figures may act together: of several nations, or of one that was not used last. */
export function mayUseTogether(s: War, count: (figure: Figure) => number): boolean {
  const team = bound(s);
  if (team === undefined || team.last.nations === 0) return true;
  const nations = nationsIn(count);
  return !isSingle(nations) || (nations & team.last.nations) === 0;
}

/** One of their units could stay besides, and the others would still be allowed to act together. */
export function canSpareUnit(s: War, count: (figure: Figure) => number): boolean {
  if (bound(s) === undefined) return true;
  for (let unit: Figure = asId(0); unit < UNIT_KINDS; unit++)
    if (count(unit) > 0 && mayUseTogether(s, (figure) => count(figure) - (figure === unit ? 1 : 0))) return true;
  return false;
}

/** Of these figures some may act, however many are left behind: one nation that was not used last, or so many units of several. */
export function someMayAct(s: War, count: (figure: Figure) => number, room: number): boolean {
  const team = bound(s);
  if (team === undefined) return true;
  const nations = nationsIn(count);
  return (nations & ~team.last.nations) !== 0 || (!isSingle(nations) && room > 1);
}

/** It is an action of the Free Peoples that is under way. */
const acts = (s: War, team: Team): boolean => team.acting >= 0 && sideOfSeat(s, team.acting) === FREE;

/** Any action, event or political step counts as an action on the nation it uses (WR-RULING-85). */
export function useNation(s: War, nation: Nation): void {
  const team = bound(s);
  if (team !== undefined && acts(s, team) && sideOfNation(nation) === FREE) team.now.nations |= 1 << nation;
}

/** An army was used, and stands here now. */
export function useArmy(s: War, count: (figure: Figure) => number, region: Region): void {
  const team = bound(s);
  if (team === undefined || !acts(s, team)) return;
  const nations = nationsIn(count);
  if (isSingle(nations)) team.now.nations |= nations;
  if (!team.now.places.includes(region)) team.now.places.push(region);
}

/** The action is over; what it used may not be used by the next one. A skipped die uses nothing, a pass is no action (WR-RULING-85). */
export function endUse(s: War): void {
  const team = bound(s);
  if (team === undefined || !acts(s, team)) return;
  team.last = team.now;
  team.now = { nations: 0, places: [] };
}
