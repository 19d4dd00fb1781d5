import { FREE } from '../../content/box.ts';
import { unitsAt } from '../figures.ts';
import { insideOf, isBesieged, regionOf } from '../places.ts';
import { type Battle, FIELD, HELP_UNLOOKED_FOR, type War } from '../state.ts';

/**
 * Relief: an army next door attacks the besiegers, who fight in the open (WR-SIEGE-21, WR-RULING-51). It is a field battle like any other: the besieged roll no
 * dice and take no hits. When the besiegers fall or retreat the siege ends first, and only then may the relieving army enter (WR-SIEGE-22),
 * as far as there is room beside the garrison.
 */
const isRelief = (s: War, b: Battle): boolean => b.kind === FIELD && isBesieged(s, regionOf(s, b.to));

/** A card lets the garrison draw enemy dice away: one for each unit within. */
export function garrisonDistracts(s: War, b: Battle): number {
  if (b.special !== HELP_UNLOOKED_FOR || !isRelief(s, b)) return 0;
  return unitsAt(s, insideOf(s, regionOf(s, b.to)), FREE);
}
