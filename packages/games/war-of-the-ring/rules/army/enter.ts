import { enemyOf, FREE, type Region, SHADOW, type Side } from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { hasSettlement, holds, isBesieged, nationOfRegion, originalSide } from '../places.ts';
import { activate } from '../politics/track.ts';
import { capture } from '../siege/capture.ts';
import type { WarEffects, War } from '../state.ts';

/**
 * An army with at least one unit enters a region: the nation there is activated first (WR-POL-03), then an undefended enemy settlement is
 * captured (WR-CAPT-02, WR-RULING-59). Figures without units do neither (WR-RULING-66).
 */
export function armyEntered(s: War, effects: WarEffects, region: Region, side: Side): void {
  if (side === SHADOW && originalSide(s, region) === FREE) activate(s, effects, nationOfRegion(s, region), 'entered', region);
  if (hasSettlement(s, region) && holds(s, region, enemyOf(side)) && !isBesieged(s, region)) capture(s, effects, region, side);
  lapse(s, effects);
}
