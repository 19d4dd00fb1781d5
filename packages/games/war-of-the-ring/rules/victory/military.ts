import { asId } from '#kernel/id.ts';
import { enemyOf, FREE, LIMITS, REGION_COUNT, SHADOW, type Side, type Region } from '../../content/box.ts';
import { originalSide } from '../places.ts';
import type { WarEffects, War } from '../state.ts';
import { finish } from './finish.ts';

/** Points of enemy settlements that carry this side's marker now (WR-VICTORY-07, WR-CAPT-06, WR-CAPT-07). */
export function victoryPoints(s: War, side: Side): number {
  let points = 0;
  for (let region: Region = asId(0); region < REGION_COUNT; region++)
    if (s.open.holder[region] === side && originalSide(s, region) === enemyOf(side)) points += s.box.regions[region].points;
  return points;
}

/** Phase 6 only, the Shadow first (WR-VICTORY-01, WR-VICTORY-02, WR-VICTORY-05, WR-VICTORY-06, WR-RULING-82). */
export function checkMilitaryVictory(s: War, effects: WarEffects): boolean {
  if (victoryPoints(s, SHADOW) >= LIMITS.shadowPoints) finish(s, effects, SHADOW, 'shadowMilitary', 'WR-VICTORY-05');
  else if (victoryPoints(s, FREE) >= LIMITS.freePoints) finish(s, effects, FREE, 'freeMilitary', 'WR-VICTORY-06');
  return s.outcome !== null;
}
