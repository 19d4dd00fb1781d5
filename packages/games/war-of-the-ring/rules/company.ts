import { asId } from '#kernel/id.ts';
import { type Character, GANDALF_WHITE, IN_FELLOWSHIP } from '../content/box.ts';
import { isAt } from './figures.ts';
import type { War } from './state.ts';

/** Questions about the Fellowship: who travels with the Ring, who may lead, where it is. */

export const isMember = (s: War, character: Character): boolean => character <= GANDALF_WHITE && isAt(s, character, IN_FELLOWSHIP);

/** Companions who travel with the Ring; the Ring-bearers and Gollum are none (WR-DICE-09). */
export function companionsInFellowship(s: War): number {
  let count = 0;
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) if (isMember(s, c)) count++;
  return count;
}

export const onMordorTrack = (s: War): boolean => s.open.fellowship.mordor >= 0;

/** In Minas Morgul or Morannon, hidden or revealed (WR-MORDOR-02). */
export const atGate = (s: War): boolean => s.box.start.gates.includes(s.open.fellowship.at);

/** The highest level in the Fellowship, -1 when nobody is left. */
function highestLevel(s: War): number {
  let level = -1;
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) if (isMember(s, c)) level = Math.max(level, s.box.characters[c].level);
  return level;
}

/** A Companion of the highest level (WR-FSP-07). */
export const mayGuide = (s: War, character: Character): boolean =>
  isMember(s, character) && s.box.characters[character].level === highestLevel(s);

export function countGuides(s: War): number {
  let count = 0;
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) if (mayGuide(s, c)) count++;
  return count;
}
