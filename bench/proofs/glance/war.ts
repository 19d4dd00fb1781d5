import { asId } from '../../../packages/kernel/id.ts';
import { REGION_COUNT, type Region } from '../../../packages/games/war-of-the-ring/content/box.ts';
import { unitsAt } from '../../../packages/games/war-of-the-ring/rules/figures.ts';
import { enemyArmyIn, hasStronghold, holds, insideOf } from '../../../packages/games/war-of-the-ring/rules/places.ts';
import type { War } from '../../../packages/games/war-of-the-ring/rules/state.ts';
import { sideOfSeat } from '../../../packages/games/war-of-the-ring/rules/team/seats.ts';
import type { Fault } from './fault.ts';

/** A stronghold from which the last ones march away while an enemy army stands beside it. */
export const strongholdLeft: Fault<War> = {
  name: 'a stronghold left empty beside an army',
  sees({ before, after, seat }) {
    if (before.open.battle !== null || after.open.battle !== null) return false;
    const side = sideOfSeat(before, seat);
    const within = (s: War, region: Region): number => unitsAt(s, region, side) + unitsAt(s, insideOf(s, region), side);
    for (let region: Region = asId(0); region < REGION_COUNT; region++) {
      if (!hasStronghold(before, region) || !holds(before, region, side) || !holds(after, region, side)) continue;
      if (within(before, region) === 0 || within(after, region) > 0) continue;
      if (before.box.regions[region].adjacent.some((next) => enemyArmyIn(after, asId(next), side))) return true;
    }
    return false;
  },
};
