import { asId } from '#kernel/id.ts';
import { enemyOf, LIMITS, type Place, REARGUARD, type Region, type Side } from '../../content/box.ts';
import { transferAll, unitsAt } from '../figures.ts';
import { insideOf, isBesieged, isInside } from '../places.ts';
import type { WarEffects, War } from '../state.ts';
import { capture } from './capture.ts';

/** Units at a place, with those who keep out of the battle that its army fights. */
const unitsThere = (s: War, place: Place, side: Side): number =>
  unitsAt(s, place, side) + (s.open.battle?.from === place ? unitsAt(s, REARGUARD, side) : 0);

/** The defenders go behind the walls and the siege begins (WR-SIEGE-03, WR-SIEGE-04). */
export function besiege(s: War, effects: WarEffects, region: Region, defender: Side): void {
  transferAll(s, region, insideOf(s, region), defender);
  s.open.besieged[region] = 1;
  effects.emit?.({ type: 'siegeBegan', region });
}

function liftSiege(s: War, effects: WarEffects, region: Region, owner: Side): void {
  s.open.besieged[region] = 0;
  transferAll(s, insideOf(s, region), region, owner);
  effects.emit?.({ type: 'siegeEnded', region });
}

/**
 * A siege ends when no besieging unit is left, and the defenders are back on the map (WR-SIEGE-06, WR-SIEGE-08); the stronghold falls when
 * no defending unit is left and a besieging one is (WR-CAPT-03, WR-RULING-55, WR-RULING-57).
 */
export function checkSiege(s: War, effects: WarEffects, region: Region): void {
  if (!isBesieged(s, region)) return;
  const owner: Side = asId(s.open.holder[region]);
  const besieger = enemyOf(owner);
  if (unitsThere(s, region, besieger) === 0) liftSiege(s, effects, region, owner);
  else if (unitsThere(s, insideOf(s, region), owner) === 0) {
    s.open.besieged[region] = 0;
    transferAll(s, insideOf(s, region), region, owner);
    capture(s, effects, region, besieger);
  }
}

/** So many units of a side, marching off from the field here, would end its siege: those within come out (WR-SIEGE-06). */
export const endsSiege = (s: War, region: Region, side: Side, leaving: number): boolean =>
  isBesieged(s, region) && unitsAt(s, region, side) === leaving;

/** Units that are too many: over five behind the walls, over ten elsewhere (WR-SIEGE-05, WR-ARMY-01). */
export const excessAt = (s: War, place: Place, side: Side): number =>
  Math.max(0, unitsAt(s, place, side) - (isInside(place) ? LIMITS.besieged : LIMITS.army));
