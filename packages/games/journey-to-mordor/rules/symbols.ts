import { GANDALF, ORC, RING, WEAPON } from '../content/box.ts';
import type { EffectId } from '../content/box.ts';
import { type Journey, sheetOf } from './state.ts';

/** Only dice set aside count (JM-DICE-11, JM-TREE-05, JM-RULING-31). */
export function asideCount(s: Journey, symbol: number): number {
  const { shows, asideAt } = s.open;
  let count = 0;
  for (let die = 0; die < shows.length; die++) if (asideAt[die] !== 0 && shows[die] === symbol) count++;
  return count;
}

/** Lothlórien doubles each weapon (JM-PLACE-03), Helm's Deep each orc (JM-PLACE-05). */
export const forceOf = (weapons: number, effect: EffectId | null): number => (effect === 'weapons-double' ? weapons * 2 : weapons);
export const threatOf = (orcs: number, effect: EffectId | null): number => (effect === 'orcs-double' ? orcs * 2 : orcs);

/** With an unbeaten orc no Ring counts at all (JM-ORC-01, JM-WEAPON-02, JM-WEAPON-03). */
const ringsThatCount = (rings: number, weapons: number, orcs: number, effect: EffectId | null): number =>
  forceOf(weapons, effect) >= threatOf(orcs, effect) ? rings : 0;

/**
 * Round fields that so many counting Rings cross off: one each (JM-RING-01), none beyond the last (JM-RING-03); from Shelob's Lair only with two
 * or more (JM-PLACE-10, JM-RULING-23).
 */
export function fieldsCrossed(rings: number, fieldsBefore: number, allFields: number, effect: EffectId | null): number {
  if (effect === 'two-rings-needed' && rings < 2) return 0;
  return Math.min(rings, allFields - fieldsBefore);
}

/** Gandalfs that may split a square: none after a turn begun in Moria (JM-PLACE-02). */
export const gandalfsThatWork = (gandalfs: number, effect: EffectId | null): number => (effect === 'no-gandalf' ? 0 : gandalfs);

/** What the dice set aside so far amount to in this turn, before and after the Rings are used. */
export function tally(s: Journey): { rings: number; weapons: number; orcs: number; counting: number; moves: number; gandalfs: number } {
  const rings = asideCount(s, RING);
  const weapons = asideCount(s, WEAPON);
  const orcs = asideCount(s, ORC);
  const { effect, began } = s.open;
  const counting = ringsThatCount(rings, weapons, orcs, effect);
  return {
    rings,
    weapons,
    orcs,
    counting,
    moves: fieldsCrossed(counting, began, sheetOf(s).fields.length, effect),
    gandalfs: gandalfsThatWork(asideCount(s, GANDALF), effect),
  };
}
