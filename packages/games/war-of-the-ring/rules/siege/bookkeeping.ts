import type { Table } from '#kernel';
import { enemyOf, LIMITS, REARGUARD, type Region, type Side } from '../../content/box.ts';
import { transferAll, unitsAt } from '../figures.ts';
import { insideOf, isBesieged } from '../places.ts';
import { sayRegion } from '../say.ts';
import type { War } from '../state.ts';
import { capture } from './capture.ts';

/** Units at a place, with those who keep out of the battle that its army fights. */
const unitsThere = (s: War, place: number, side: Side): number =>
  unitsAt(s, place, side) + (s.open.battle?.from === place ? unitsAt(s, REARGUARD, side) : 0);

/** The defenders go behind the walls and the siege begins (WR-SIEGE-03, WR-SIEGE-04). */
export function besiege(s: War, table: Table, region: Region, defender: Side): void {
  transferAll(s, region, insideOf(s, region), defender);
  s.open.besieged[region] = 1;
  if (table.listening) table.tell({ type: 'siegeBegan', region: sayRegion(s, region) });
}

function liftSiege(s: War, table: Table, region: Region, owner: Side): void {
  s.open.besieged[region] = 0;
  transferAll(s, insideOf(s, region), region, owner);
  if (table.listening) table.tell({ type: 'siegeEnded', region: sayRegion(s, region) });
}

/**
 * A siege ends when no besieging unit is left, and the defenders are back on the map (WR-SIEGE-06, WR-SIEGE-08); the stronghold falls when
 * no defending unit is left and a besieging one is (WR-CAPT-03, WR-RULING-55, WR-RULING-57).
 */
export function checkSiege(s: War, table: Table, region: Region): void {
  if (!isBesieged(s, region)) return;
  const owner = s.open.holder[region] as Side;
  const besieger = enemyOf(owner);
  if (unitsThere(s, region, besieger) === 0) liftSiege(s, table, region, owner);
  else if (unitsThere(s, insideOf(s, region), owner) === 0) {
    s.open.besieged[region] = 0;
    transferAll(s, insideOf(s, region), region, owner);
    capture(s, table, region, besieger);
  }
}

/** So many units of a side, marching off from the field here, would end its siege: those within come out (WR-SIEGE-06). */
export const endsSiege = (s: War, region: Region, side: Side, leaving: number): boolean =>
  isBesieged(s, region) && unitsAt(s, region, side) === leaving;

/** Units that are too many: over five behind the walls, over ten elsewhere (WR-SIEGE-05, WR-ARMY-01). */
export const excessAt = (s: War, place: number, side: Side): number =>
  Math.max(0, unitsAt(s, place, side) - (place >= s.box.regions.length ? LIMITS.besieged : LIMITS.army));
