import { enemyOf, type Region, type Side } from '../../content/box.ts';
import { nationOfRegion, originalSide } from '../places.ts';
import { advance } from '../politics/track.ts';
import type { WarEffects, War } from '../state.ts';
import { commanderAt } from '../team/armies.ts';

/**
 * A settlement changes hands: the captor's marker, or the owner takes it back and the marker goes (WR-CAPT-04, WR-CAPT-07). A nation that loses one
 * to the enemy takes a step towards war (WR-POL-09); one taken back causes none (WR-RULING-60). Where partners share an army, its controller is the captor
 * (WR-RULING-101).
 */
export function capture(s: War, effects: WarEffects, region: Region, side: Side): void {
  s.open.holder[region] = side;
  if (s.open.team !== undefined) s.open.team.captor[region] = originalSide(s, region) === side ? 0 : 1 + commanderAt(s, region, side);
  effects.emit?.({ type: 'captured', side, region });
  if (originalSide(s, region) === enemyOf(side)) advance(s, effects, nationOfRegion(s, region), 'captured');
}
