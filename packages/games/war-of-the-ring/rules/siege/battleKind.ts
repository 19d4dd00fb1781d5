import { type Place, REGION_COUNT } from '../../content/box.ts';
import { isInside, regionOf } from '../places.ts';
import type { War } from '../state.ts';

/**
 * A sortie: the besieged attack their besiegers, in the open (WR-SIEGE-15, WR-SIEGE-16). Both sides hit on 5 or 6; a rearguard may stay within
 * (WR-SIEGE-17). Called off, those who fought are still inside (WR-SIEGE-18); won, they do not advance (WR-SIEGE-20): the siege ends and they are
 * back in their region. The besiegers may retreat (WR-SIEGE-19) but have no walls to withdraw behind (WR-RULING-51).
 */
export const isSortie = (s: War, from: Place, against: Place): boolean =>
  isInside(from) && against < REGION_COUNT && regionOf(s, from) === against;
