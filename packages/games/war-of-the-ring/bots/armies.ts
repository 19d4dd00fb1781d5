import { asId } from '#kernel/id.ts';
import {
  enemyOf,
  type Figure,
  FREE,
  isElite,
  isUnit,
  NO_NATION,
  type Place,
  type Region,
  type Side,
  sideOfNation,
} from '../content/box.ts';
import { unitsIn, unitsLeft } from '../rules/army/party.ts';
import { unitsAt } from '../rules/figures.ts';
import { farPartyFrame, farPathFrame, marchPartyFrame } from '../rules/frames/army.ts';
import { advanceFrame } from '../rules/frames/battle.ts';
import type { Party } from '../rules/frames/shapes.ts';
import { hasSettlement, hasStronghold, holds, isBesieged, isInside, regionOf } from '../rules/places.ts';
import { ASSAULT, type War } from '../rules/state.ts';
import type { MoveWeights } from './moveWeights.ts';
import { approaching, menace, might, prize, type Pull } from './map.ts';

/** What a side sees in one position: what draws it to a region, and what threatens it there. */
interface Outlook {
  readonly s: War;
  readonly side: Side;
  readonly pull: Pull;
  readonly threat: Pull;
  readonly manner: MoveWeights;
}

/** Walls: those behind them are hit on a 6 only. */
const walled = (s: War, place: Place): number => (isInside(place) ? 1.8 : hasSettlement(s, regionOf(s, place)) ? 1.25 : 1);

/** Attack where the odds are good and the prize is near. */
export function attackWorth({ s, side, manner }: Outlook, from: Place, against: Place): number {
  const ours = might(s, from, side);
  const theirs = might(s, against, enemyOf(side)) * walled(s, against);
  const region = regionOf(s, against);
  const odds = ours / Math.max(0.5, theirs);
  const asked = isInside(against) ? manner.wallOdds : manner.fieldOdds;
  if (odds < asked) return (odds - asked) * manner.worseOdds - 2;
  const point = s.box.regions[region].points > 0 ? manner.attackPoint : 0;
  const saved = manner.driveOff === 0 ? 0 : threatened(s, region, side) * manner.driveOff;
  return manner.goodAttack + Math.min(3, odds - asked) * manner.betterOdds + prize(s, region, side) * manner.attackPrize + point + saved;
}

/** Points of a side's own settlements that an army in a region stands before: those next to it, and what it besieges. */
function threatened(s: War, region: Region, side: Side): number {
  const counts = (each: Region): number => (s.open.holder[each] === side ? s.box.regions[each].points : 0);
  let points = isBesieged(s, region) ? counts(region) : 0;
  for (const next of s.box.regions[region].adjacent) points += counts(asId(next));
  return points;
}

/** Units of a side that stay in a region: enough to meet whoever may come for what counts there. */
function garrison(s: War, side: Side, { garrison: share, keepAll }: MoveWeights, region: Region): number {
  if (s.box.regions[region].points === 0 || !holds(s, region, side)) return 0;
  return Math.max(keepAll > 0 ? 1 : 0, share > 0 ? Math.floor(approaching(s, region, side) * share) : 0);
}

/** March towards prizes, together, and not out of a threatened settlement or into the jaws of a greater army. */
export function marchWorth({ s, side, pull, threat, manner }: Outlook, from: Region, to: Region): number {
  const all = unitsAt(s, from, side);
  const going = manner.garrison > 0 ? Math.max(1, all - garrison(s, side, manner, from)) : all;
  const joined = might(s, from, side) + might(s, to, side);
  const danger = threat(to);
  let worth = (pull(to) - pull(from)) * Math.min(going, 8) * manner.march - 0.3;
  if (unitsAt(s, to, side) > 0 && unitsAt(s, to, side) + going <= 10) worth += manner.join;
  if (s.open.holder[to] === enemyOf(side) && !isBesieged(s, to)) worth += manner.take + s.box.regions[to].points * manner.takePoint;
  if (manner.relieve !== 0 && danger > 0 && holds(s, to, side)) worth += manner.relieve * s.box.regions[to].points;
  if (danger > joined * 1.2) worth -= 1 + (danger - joined) * manner.danger;
  if (isBesieged(s, from) && !holds(s, from, side)) worth -= manner.leaveSiege;
  const { points } = s.box.regions[from];
  if (points > 0 && holds(s, from, side)) {
    worth -= threat(from) > 0 ? manner.leavePoint * points * 2 : manner.leaveSafePoint;
    // The last one who keeps what counts does not walk off.
    if (all <= garrison(s, side, manner, from)) worth -= points * 2;
  }
  return worth;
}

/** A step of an army that a card sends far. */
export function farStepWorth(s: War, side: Side, pull: Pull, region: Region): number {
  const { from } = farPathFrame.of(s);
  return pull(region) - pull(from) - (menace(s, region, side) > 6 ? 0.2 : 0);
}

/** The army that is being formed. */
function formingOf(s: War): Party | null {
  const frame = s.frames[s.frames.length - 1];
  for (const kind of [marchPartyFrame, farPartyFrame, advanceFrame] as const) if (kind.is(frame)) return frame;
  return null;
}

/** Everybody goes but the garrison; without one, one regular keeps a settlement that is threatened and would otherwise stand empty. */
export function leaveWorth({ s, side, manner }: Outlook, figure: Figure): number {
  const party = formingOf(s);
  if (party === null) return 0;
  if (!isUnit(figure)) return -2;
  if (isElite(figure)) return -1.5;
  const from = regionOf(s, party.from);
  if (!holds(s, from, side) || s.box.regions[from].points === 0) return -1;
  const [left, going] = [unitsLeft(s, party, side), unitsIn(party, side)];
  const wanted = garrison(s, side, manner, from);
  if (wanted > 0) return left < wanted && going > 1 ? 1 : -1;
  return left === 0 && going > 2 && menace(s, from, side) > 0 ? 1 : -1;
}

/** Recruits go where an enemy threatens, or where the way to a prize is short. */
export function recruitWorth({ s, side, pull, threat, manner }: Outlook, figure: Figure, region: Region): number {
  const kind = isElite(figure) ? 1.2 : isUnit(figure) ? 1 : 0.9;
  const near = threat(region);
  const { points } = s.box.regions[region];
  const wall = near > 0 && hasStronghold(s, region) ? manner.recruitWall + points : near > might(s, region, side) + 3 ? -0.5 : points * 0.3;
  const room = unitsAt(s, region, side) >= 9 ? -3 : 0;
  return kind * (1 + pull(region) * manner.recruitPull) + wall * manner.recruitSafe + room;
}

const ratio = (s: War): number => {
  const b = s.open.battle;
  return b === null ? 1 : might(s, b.from, b.attacker) / Math.max(0.5, might(s, b.to, enemyOf(b.attacker)) * walled(s, b.to));
};

export const pressWorth = (s: War, { pressOn }: MoveWeights): number => ratio(s) - pressOn;

/** Another round of an assault costs an elite: worth it when the garrison is nearly gone. */
export function extendWorth(s: War): number {
  const b = s.open.battle;
  if (b === null || b.kind !== ASSAULT) return -1;
  const garrison = unitsAt(s, b.to, enemyOf(b.attacker));
  return unitsAt(s, b.from, b.attacker) > garrison * 2 && garrison <= 3 ? 1 : -1;
}

/** Behind the walls five can stand; a lesser army is met in the field. */
export function withdrawWorth(s: War, manner: MoveWeights): number {
  const b = s.open.battle;
  if (b === null) return 0;
  return ratio(s) - manner.withdraw - Math.max(0, unitsAt(s, b.to, enemyOf(b.attacker)) - 5) * 0.2;
}

export function retreatWorth({ s, side, manner }: Outlook, to: Region): number {
  const b = s.open.battle;
  if (b === null) return -menace(s, to, side) * 0.1;
  const { points } = s.box.regions[regionOf(s, b.to)];
  return ratio(s) - manner.retreat - points + (might(s, to, side) - menace(s, to, side)) * 0.05 + (holds(s, to, side) ? 0.2 : 0);
}

/** Nazgûl and Minions: to the greatest army near a prize, or over the Ring-bearers. */
export function landWorth({ s, side, pull, manner }: Outlook, region: Region): number {
  const army = unitsAt(s, region, side);
  const hunts = region === s.open.fellowship.at && s.open.fellowship.mordor < 0 ? manner.overFellowship : 0;
  return hunts + (army > 0 ? Math.min(army, 6) * pull(region) * 0.5 : 0);
}

/** A Companion on the road goes to where his people are, and away from enemies. */
export function companionWorth(s: War, region: Region): number {
  const home = holds(s, region, FREE) ? 1 + s.box.regions[region].points : 0;
  const nation = s.box.regions[region].nation;
  const stirs = nation !== NO_NATION && sideOfNation(nation) === FREE && s.open.active[nation] === 0 ? 2 : 0;
  return home + (home > 0 ? stirs : 0) - menace(s, region, FREE) * 0.2 + (unitsAt(s, region, FREE) > 0 ? 0.5 : 0);
}
