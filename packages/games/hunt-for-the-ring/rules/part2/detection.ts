import type { Deed, Space } from '../../content/ids.ts';
import { addClue, CLUE_VANISHED } from '../clues.ts';
import { lastArea } from '../derived.ts';
import { at } from '../frames.ts';
import { sealJournal } from '../seal.ts';
import { bearer, type Hunt, type HuntTable, RING_BEARER } from '../state.ts';
import { spotOf } from '../words.ts';

/** A hunt finds Gandalf only on his last area (HR-DETECT-06, HR-GANDALF-04): in Rivendell it is an exit, where nobody hunts (HR-RUL-69); in part I none. */
export const gandalfIsOn = (s: Hunt, area: Space): boolean => bearer(s).gandalf === area;

/** HR-HAVEN-02, HR-RUL-74: a search of the haven that is Frodo's last area finds nothing. */
export const isHavenOf = (s: Hunt, area: Space): boolean =>
  s.open.options.havens && s.open.part === 2 && lastArea(s) === area && s.box.journeys[bearer(s).journey].havens.includes(area);

/** Announced, and he flees at once to the area of a deed token that nobody is shown (HR-DETECT-07, HR-RUL-67). */
export function discoverGandalf(s: Hunt, table: HuntTable): void {
  table.tell?.({ type: 'gandalfDiscovered' });
  if (s.open.deedSupply === 0) return at.flightArea.enter(s);
  return vanishTo(s, table, s.box.deeds[drawDeed(s, table)]);
}

/** Blindly from the supply; the token is out of it. */
export function drawDeed(s: Hunt, table: HuntTable): Deed {
  const { deedSupply } = s.hidden;
  const names = table.tell === undefined ? undefined : deedSupply.map((deed) => s.box.deedIds[deed]);
  const [drawn] = deedSupply.splice(table.random.draw(deedSupply.length, names), 1);
  s.open.deedSupply--;
  return drawn;
}

/** Tokens to choose from, for the Ring-bearer's own log. */
export function tellDeeds(s: Hunt, table: HuntTable): void {
  const areas = bearer(s).deedsSeen.map((deed) => spotOf(s, s.box.deeds[deed]));
  table.tell?.({ type: 'deedsSeen', areas }, 1 << RING_BEARER);
}

/** Flight and hiding are no moves (HR-RUL-65). */
export function vanishTo(s: Hunt, table: HuntTable, area: Space, clue = CLUE_VANISHED): void {
  const own = bearer(s);
  own.gandalf = area;
  own.gandalfLog.push(area);
  addClue(s, clue);
  table.tell?.({ type: 'gandalfLogged', area: spotOf(s, area) }, 1 << RING_BEARER);
  sealJournal(s, table);
}
