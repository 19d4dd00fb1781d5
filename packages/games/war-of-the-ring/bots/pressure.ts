import { asId } from '#kernel/id.ts';
import { enemyOf, type Region, REGION_COUNT, type Side, STRONGHOLD, STRONGHOLD_COUNT, type Place } from '../content/box.ts';
import { insideOf, originalSide } from '../rules/places.ts';
import type { War } from '../rules/state.ts';
import { unitsAt } from '../rules/figures.ts';
import { distance, might } from './map.ts';

/** How an enemy stands before the settlements of a side that count for victory. */
interface Pressure {
  /** Points besieged. */
  besieged: number;
  /** Points weighed with the odds of what stands next to them, and of what is up to three regions away. */
  near: number;
  far: number;
  /** The most promising single prize. */
  most: number;
}

/** Odds of an attack count up to this much; more would not take a settlement twice. */
const ENOUGH = 2;
/** A stronghold is as good as that many times its garrison, any other settlement as that. */
const WALLS = 1.8;
const FENCES = 1.25;

/** What threatens the settlements that belong to `side` and would bring the enemy points. */
export function pressureOn(s: War, side: Side): Pressure {
  const enemy = enemyOf(side);
  const places: Region[] = [];
  const mights: number[] = [];
  for (let region: Region = asId(0); region < REGION_COUNT; region++)
    if (unitsAt(s, region, enemy) > 0) {
      places.push(region);
      mights.push(might(s, region, enemy));
    }
  const found: Pressure = { besieged: 0, near: 0, far: 0, most: 0 };
  for (let region: Region = asId(0); region < REGION_COUNT; region++) {
    const { points, settlement } = s.box.regions[region];
    if (points === 0 || s.open.holder[region] !== side || originalSide(s, region) !== side) continue;
    const inside = insideOf(s, region);
    const defence = (might(s, region, side) + (inside >= 0 ? might(s, inside, side) : 0)) * (settlement === STRONGHOLD ? WALLS : FENCES);
    let near = 0;
    let far = 0;
    for (let i = 0; i < places.length; i++) {
      const away = distance(s, places[i], region);
      if (away <= 1) near += mights[i];
      if (away <= 3) far += mights[i] / (1 + away);
    }
    const odds = Math.min(ENOUGH, near / (defence + 1));
    if (s.open.besieged[region] === 1) found.besieged += points;
    found.near += points * odds;
    found.far += points * Math.min(ENOUGH, far / (defence + 1));
    found.most = Math.max(found.most, points * odds);
  }
  return found;
}

/** Units of a side behind walls under siege. */
export function unitsBesieged(s: War, side: Side): number {
  let sum = 0;
  for (let place: Place = asId(REGION_COUNT); place < REGION_COUNT + STRONGHOLD_COUNT; place++) sum += unitsAt(s, place, side);
  return sum;
}

/** The greatest army of a side in the open. */
export function greatest(s: War, side: Side): number {
  let most = 0;
  for (let region: Region = asId(0); region < REGION_COUNT; region++)
    if (unitsAt(s, region, side) > 0) most = Math.max(most, might(s, region, side));
  return most;
}
