import { asId } from '#kernel/id.ts';
import type { Space, Entry } from '../content/ids.ts';
import { AREA } from '../content/map.ts';
import { enteredAt } from '../rules/derived.ts';
import { at } from '../rules/frames.ts';
import { isHavenOf } from '../rules/part2/detection.ts';
import { bearer, EYE_UP, type Hunt, mapOf } from '../rules/state.ts';
import { startsFrodo } from '../rules/inquiries/inquiry.ts';
import { refuse } from './names.ts';

/** A Trail token says that a search or a hunt on the area was answered yes: Frodo had been there by then. No card lays or moves one. */
export function checkTrail(s: Hunt, isSetUp: boolean): void {
  const { trail } = s.open;
  for (let space: Space = asId(1); space < trail.length; space++) if (trail[space] !== 0) checkToken(s, space, isSetUp);
  checkFound(s);
}

/** A hunt found Frodo where he has been, and its token shows the Sword; a new Journey card takes both away. */
function checkFound(s: Hunt): void {
  const { foundAt, trail } = s.open;
  if (foundAt === 0 || isRerouting(s)) return;
  const name = s.box.spaces[foundAt];
  if (firstEntered(s, foundAt) < 0) refuse(`Frodo has never been on ${name}, so no hunt has found him there`, 'foundAt', ['HR-HUNT-06']);
  if (trail[foundAt] === EYE_UP) refuse(`the hunt on ${name} has turned its Trail token to the Sword`, `trail.${name}`, ['HR-RUL-17']);
}

function checkToken(s: Hunt, area: Space, isSetUp: boolean): void {
  const { open } = s;
  const name = s.box.spaces[area];
  const wrong = (reason: string, ...rules: string[]): never => refuse(reason, `trail.${name}`, rules);
  if ((mapOf(s).kind[area] & AREA) === 0) wrong(`a Trail token lies on an area, not on ${name}`, 'HR-SEARCH-04');
  if (isSetUp) wrong('nobody has searched or hunted before the first day of a part', 'HR-RUL-41', 'HR-DAY-04');
  if (isRerouting(s)) wrong('with the old Journey card every Trail token has gone', 'HR-REROUTE-02');
  const searched = open.trail[area] === EYE_UP;
  if (searched && startsFrodo(s, area)) wrong(`${name} is a starting area and cannot have been searched`, 'HR-SEARCH-06');
  const first = firstEntered(s, area);
  if (first < 0) wrong(`Frodo has never been on ${name}`, 'HR-SEARCH-04', open.part === 1 ? 'HR-HUNT-03' : 'HR-JOURNEY-05');
  if (first >= open.step && hasJustStepped(s))
    wrong(`Frodo has come to ${name} in this very turn, and the Nazgûl act after him`, 'HR-DAY-02');
  // Since he came there it has been his last area, and searches have failed.
  if (searched && isHavenOf(s, area) && first === enteredAt(s, area))
    wrong(`Frodo is at the haven ${name}: no search finds him`, 'HR-HAVEN-02');
}

const isRerouting = ({ frames }: Hunt): boolean => frames.some((frame) => at.keepJourney.is(frame) || at.striderAtReroute.is(frame));

const hasJustStepped = ({ open, frames }: Hunt): boolean => at.ringBearerTurn.is(frames[0]) && open.stepped && !open.rested;

/** The earliest step at which Frodo entered an area, 0 for a start; -1 when he never did. */
function firstEntered(s: Hunt, area: Entry): number {
  const { log, journey } = bearer(s);
  if (s.open.part === 1) return log.indexOf(area);
  const row = Array.from(s.box.journeys[journey].rows).indexOf(area);
  return row <= s.open.step ? row : -1;
}
