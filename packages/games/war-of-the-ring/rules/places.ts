import { asId } from '#kernel/id.ts';
import {
  CITY,
  enemyOf,
  FREE,
  type Nation,
  NO_NATION,
  type Place,
  REARGUARD,
  type Region,
  REGION_COUNT,
  SHADOW,
  type Side,
  sideOfNation,
  STRONGHOLD,
  STRONGHOLD_COUNT,
  TOWN,
} from '../content/box.ts';
import { unitsAt } from './figures.ts';
import type { War } from './state.ts';

/** Sharing an open border (WR-DEF-03, WR-DEF-04). */
export const adjacent = (s: War, a: Region, b: Region): boolean => s.box.borders[a * REGION_COUNT + b] === 1;

export const regionOf = (s: War, place: Place): Region =>
  place === REARGUARD ? asId(s.box.regionOf[s.open.battle?.from ?? 0]) : asId(s.box.regionOf[place]);

export const nationOfRegion = (s: War, region: Region): Nation => s.box.regions[region].nation;
export const isCityOrStronghold = (s: War, region: Region): boolean => s.box.regions[region].settlement >= CITY;
export const hasSettlement = (s: War, region: Region): boolean => s.box.regions[region].settlement >= TOWN;
export const hasStronghold = (s: War, region: Region): boolean => s.box.regions[region].settlement === STRONGHOLD;
export const insideOf = (s: War, region: Region): Place => s.box.regions[region].inside;
export const isBesieged = (s: War, region: Region): boolean => s.open.besieged[region] === 1;
export const isInside = (place: Place): boolean => place >= REGION_COUNT && place < REGION_COUNT + STRONGHOLD_COUNT;

/** The side a settlement belonged to when the war began (WR-RULING-03); -1 outside every nation. */
export const originalSide = (s: War, region: Region): Side | -1 => {
  const { nation } = s.box.regions[region];
  return nation === NO_NATION ? -1 : sideOfNation(nation);
};

export const holds = (s: War, region: Region, side: Side): boolean => s.open.holder[region] === side;

/** A settlement still held by the side that built it. */
export const isUnconquered = (s: War, region: Region): boolean => s.open.holder[region] === originalSide(s, region);

/** A settlement in enemy hands: it serves its people neither to muster nor on the political track (WR-CAPT-05). */
export const isCapturedFrom = (s: War, region: Region, side: Side): boolean =>
  originalSide(s, region) === side && holds(s, region, enemyOf(side));

/** An enemy army is in the open: those besieged within walls do not bar the region (WR-DEF-08, WR-SIEGE-07). */
export const enemyArmyIn = (s: War, region: Region, side: Side): boolean => unitsAt(s, region, enemyOf(side)) > 0;

/** No enemy army and no settlement held by the enemy (WR-DEF-07), or a siege of one's own (WR-DEF-08). */
export const isFree = (s: War, region: Region, side: Side): boolean =>
  !enemyArmyIn(s, region, side) && (s.open.holder[region] !== enemyOf(side) || isBesieged(s, region));

/** Where figures of a side stand when they are in this region: behind the walls when their stronghold is besieged. */
export const placeIn = (s: War, region: Region, side: Side): Place =>
  isBesieged(s, region) && holds(s, region, side) ? insideOf(s, region) : region;

/** A Free Peoples city or stronghold that is not in enemy hands. */
export const isFreeHaven = (s: War, region: Region): boolean =>
  isCityOrStronghold(s, region) && originalSide(s, region) === FREE && holds(s, region, FREE);

/** A stronghold of the Shadow that the Shadow still holds (WR-FSP-25, WR-RULING-73). */
export const isShadowHold = (s: War, region: Region): boolean =>
  hasStronghold(s, region) && originalSide(s, region) === SHADOW && holds(s, region, SHADOW);
