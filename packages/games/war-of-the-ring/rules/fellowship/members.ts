import { enter, type Table } from '#kernel';
import { type Character, GANDALF_WHITE, GOLLUM, IN_FELLOWSHIP } from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import { isAt } from '../figures.ts';
import { sayCharacter } from '../say.ts';
import { step, type War } from '../state.ts';

export const isMember = (s: War, character: Character): boolean => character <= GANDALF_WHITE && isAt(s, character, IN_FELLOWSHIP);

/** Companions who travel with the Ring; the Ring-bearers and Gollum are none (WR-DICE-09). */
export function companionsInFellowship(s: War): number {
  let count = 0;
  for (let c = 0; c <= GANDALF_WHITE; c++) if (isMember(s, c)) count++;
  return count;
}

export const onMordorTrack = (s: War): boolean => s.open.fellowship.mordor >= 0;

/** The highest level in the Fellowship, -1 when nobody is left. */
function highestLevel(s: War): number {
  let level = -1;
  for (let c = 0; c <= GANDALF_WHITE; c++) if (isMember(s, c)) level = Math.max(level, s.box.characters[c].level);
  return level;
}

/** A Companion of the highest level (WR-FSP-07). */
export const mayGuide = (s: War, character: Character): boolean =>
  isMember(s, character) && s.box.characters[character].level === highestLevel(s);

export function countGuides(s: War): number {
  let count = 0;
  for (let c = 0; c <= GANDALF_WHITE; c++) if (mayGuide(s, c)) count++;
  return count;
}

export function setGuide(s: War, table: Table, character: Character): void {
  if (s.open.fellowship.guide === character) return;
  s.open.fellowship.guide = character;
  if (table.listening) table.tell({ type: 'newGuide', figure: sayCharacter(character) });
}

/** The membership changed: a new guide may be named (WR-FSP-08); when nobody is left, Gollum leads (WR-FSP-10). */
export function membersChanged(s: War, table: Table): void {
  lapse(s, table);
  const guides = countGuides(s);
  if (guides > 1) enter(s, step('chooseGuide'));
  else if (guides === 1) {
    for (let c = 0; c <= GANDALF_WHITE; c++) if (mayGuide(s, c)) setGuide(s, table, c);
  } else {
    s.open.characters[GOLLUM] = IN_FELLOWSHIP;
    setGuide(s, table, GOLLUM);
  }
}
