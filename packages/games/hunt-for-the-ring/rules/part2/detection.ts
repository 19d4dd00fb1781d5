import { asId } from '#kernel/id.ts';
import type { Deed, Space } from '../../content/ids.ts';
import { addClue, CLUE_VANISHED } from '../clues.ts';
import { lastArea } from '../derived.ts';
import { at } from '../frames.ts';
import { sealJournal } from '../seal.ts';
import { bearer, type Hunt, type HuntEffects, RING_BEARER } from '../state.ts';
import { spotOf } from '../words.ts';

/** A hunt finds Gandalf only on his last area (HR-DETECT-06, HR-GANDALF-04): in Rivendell it is an exit, where nobody hunts (HR-RUL-69); in part I none. */
export const gandalfIsOn = (s: Hunt, area: Space): boolean => bearer(s).gandalf === area;

/** HR-HAVEN-02, HR-RUL-74: a search of the haven that is Frodo's last area finds nothing. */
export const isHavenOf = (s: Hunt, area: Space): boolean =>
  s.open.options.havens && s.open.part === 2 && lastArea(s) === area && s.box.journeys[bearer(s).journey].havens.includes(area);

/** Announced, and he flees at once to the area of a deed token that nobody is shown (HR-DETECT-07, HR-RUL-67). */
export function discoverGandalf(s: Hunt, effects: HuntEffects): void {
  effects.emit?.({ type: 'gandalfDiscovered' });
  if (s.open.deedSupply === 0) return at.flightArea.enter(s);
  return vanishTo(s, effects, s.box.deeds[drawDeed(s, effects)]);
}

/** Blindly from the supply; the token is out of it. */
export function drawDeed(s: Hunt, effects: HuntEffects): Deed {
  const { deedSupply } = s.hidden;
  const names = effects.emit === undefined ? undefined : deedSupply.map((deed) => s.box.deedIds[deed]);
  const [drawn] = deedSupply.splice(effects.random.draw(deedSupply.length, names), 1);
  s.open.deedSupply--;
  return drawn;
}

/** Tokens to choose from, for the Ring-bearer's own log. */
export function tellDeeds(s: Hunt, effects: HuntEffects): void {
  const areas = bearer(s).deedsSeen.map((deed) => spotOf(s, s.box.deeds[deed]));
  effects.emit?.({ type: 'deedsSeen', areas }, asId(1 << RING_BEARER));
}

/** Flight and hiding are no moves (HR-RUL-65). */
export function vanishTo(s: Hunt, effects: HuntEffects, area: Space, clue = CLUE_VANISHED): void {
  const own = bearer(s);
  own.gandalf = area;
  own.gandalfLog.push(area);
  addClue(s, clue);
  effects.emit?.({ type: 'gandalfLogged', area: spotOf(s, area) }, asId(1 << RING_BEARER));
  sealJournal(s, effects);
}
