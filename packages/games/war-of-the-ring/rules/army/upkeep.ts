import { asId } from '#kernel/id.ts';
import { CASUALTIES, FREE, FREE_NATION_COUNT, leaderOf, type Place, type Region, type Nation } from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { countAt, leadersAt, transfer, unitsAt } from '../figures.ts';
import { insideOf, regionOf } from '../places.ts';
import { checkSiege } from '../siege/bookkeeping.ts';
import type { WarEffects, War } from '../state.ts';

/** A Free Peoples leader is never alone: without units he is gone for good (WR-ARMY-02, WR-RULING-28). */
function removeStrandedLeaders(s: War, effects: WarEffects, place: Place): void {
  if (unitsAt(s, place, FREE) > 0 || leadersAt(s, place) === 0) return;
  for (let nation: Nation = asId(0); nation < FREE_NATION_COUNT; nation++)
    transfer(s, place, CASUALTIES, leaderOf(nation), countAt(s, place, leaderOf(nation)));
  effects.emit?.({ type: 'leadersStranded', place });
}

/** After figures came to a region or went from it: stranded leaders, the siege, and cards whose condition ended with it. */
export function afterChange(s: War, effects: WarEffects, place: Place): void {
  const region: Region = regionOf(s, place);
  removeStrandedLeaders(s, effects, region);
  if (insideOf(s, region) >= 0) {
    removeStrandedLeaders(s, effects, insideOf(s, region));
    checkSiege(s, effects, region);
  }
  lapse(s, effects);
}
