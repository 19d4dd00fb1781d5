import type { Place } from '../../content/box.ts';
import { adjacent, insideOf, isBesieged, isInside, regionOf } from '../places.ts';
import { ASSAULT, type BattleKind, FIELD, SORTIE, type War } from '../state.ts';

/**
 * What kind of battle an attack begins; here, and nowhere else, it is decided.
 *
 * A sortie: the besieged attack their besiegers, in the open (WR-SIEGE-15, WR-SIEGE-16). Both sides hit on 5 or 6; a rearguard may stay within
 * (WR-SIEGE-17). Called off, those who fought are still inside (WR-SIEGE-18); won, they do not advance (WR-SIEGE-20): the siege ends and they are
 * back in their region. The besiegers may retreat (WR-SIEGE-19) but have no walls to withdraw behind (WR-RULING-51).
 *
 * An assault: an army attacks the besieged of its own region; nobody else can (WR-SIEGE-09).
 */
export const kindOfBattle = (from: Place, against: Place): BattleKind => (isInside(from) ? SORTIE : isInside(against) ? ASSAULT : FIELD);

/** Next door, or within the same region an assault or a sortie; those besieged can do nothing else (WR-RULING-88, WR-SIEGE-09). */
export function isTarget(s: War, from: Place, against: Place): boolean {
  const kind = kindOfBattle(from, against);
  if (kind === FIELD) return adjacent(s, regionOf(s, from), regionOf(s, against));
  const region = regionOf(s, from);
  return kind === SORTIE ? against === region : from === region && isBesieged(s, region) && against === insideOf(s, region);
}
