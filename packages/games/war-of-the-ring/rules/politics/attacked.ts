import { endNation, firstNation, type Place, type Side } from '../../content/box.ts';
import { nationUnitsAt } from '../figures.ts';
import { regionOf } from '../places.ts';
import type { WarEffects, War } from '../state.ts';
import { activate, advance } from './track.ts';

/**
 * An army is attacked: every nation with units in it is activated first and takes a step second (WR-POL-04, WR-POL-08, WR-RULING-62, WR-RULING-64).
 * It happens when the attack is declared, once a battle (WR-RULING-63).
 */
export function armyAttacked(s: War, effects: WarEffects, place: Place, side: Side): void {
  for (let nation = firstNation(side); nation < endNation(side); nation++) {
    if (nationUnitsAt(s, place, nation) === 0) continue;
    activate(s, effects, nation, 'attacked', regionOf(s, place));
    advance(s, effects, nation, 'attacked');
  }
}
