import { asId } from '#kernel/id.ts';
import { type Guard, leave } from '#kernel';
import type { Nazgul, Place, Space } from '../../content/ids.ts';
import { AREA, FRODO_START } from '../../content/map.ts';
import { BAR_HUNT, BAR_PERCEPTION, BAR_SEARCH } from '../../content/ops.ts';
import { addClue, CLUE_HUNT, CLUE_PERCEPTION, CLUE_SEARCH } from '../clues.ts';
import { lastArea, visited } from '../derived.ts';
import { at } from '../frames.ts';
import { findInformation, tokenToFind } from '../information/find.ts';
import { discoverGandalf, gandalfIsOn, isHavenOf } from '../part2/detection.ts';
import { bearer, EYE_UP, type Hunt, type HuntEffects, mapOf, NO_TRAIL, SWORD_UP } from '../state.ts';
import { automatic, guard } from '../tools.ts';
import { barred, barredPlace } from '../wards.ts';
import { riderOf, spotOf } from '../words.ts';
import { markYes } from './logTokens.ts';
import { liesIn } from './places.ts';

/** What a Nazgûl asks: declared, then a chance to react, then answered (HR-RUL-38). */
export const SEARCH = 0;
export const HUNT = 1;
export const PERCEPTION = 2;

/** Whether an area can be searched at all; all of it public (HR-SEARCH-06, HR-SEARCH-07, HR-GANDALF-11). */
export const canBeSearched = (s: Hunt, area: Space): boolean =>
  isArea(s, area) && !startsFrodo(s, area) && s.open.trail[area] === NO_TRAIL && !isShielded(s, area, BAR_SEARCH);

/** Frodo's starting areas and areas with a Trail token may be hunted (HR-HUNT-01, HR-TRAIL-01). */
export const canBeHunted = (s: Hunt, area: Space): boolean => isArea(s, area) && !isShielded(s, area, BAR_HUNT);

export const canBeNamed = (s: Hunt, place: Place): boolean => !barredPlace(s, place, BAR_PERCEPTION);

export const isArea = (s: Hunt, space: Space): boolean => (mapOf(s).kind[space] & AREA) !== 0;
/** Starting areas are a matter of part I (HR-RUL-56). */
export const startsFrodo = (s: Hunt, space: Space): boolean => s.open.part === 1 && (mapOf(s).kind[space] & FRODO_START) !== 0;
/** A revealed Gandalf (HR-GANDALF-11) or a ward protects the area. */
const isShielded = (s: Hunt, space: Space, bar: number): boolean => s.open.gandalfAt === space || barred(s, space, bar);
/** The same as guards, of the area that is named; a card that lays a ward prevails over the general rule. */
export const unshielded = (bar: number): readonly Guard<Hunt>[] => [
  guard('HR-GANDALF-11', (s, area) => s.open.gandalfAt !== area),
  guard('HR-RUL-39', (s, area) => !barred(s, asId(area), bar)),
];

export function declare(s: Hunt, effects: HuntEffects, kind: number, target: Place | Space, nazgul: Nazgul, nameWho = false): void {
  at.inquiry.enter(s, { kind, target, nazgul, nameWho, windowOpened: false, cancelled: false });
  const who = riderOf(s, nazgul);
  if (kind === PERCEPTION) effects.emit?.({ type: 'perceptionDeclared', nazgul: who, place: asId(target) });
  else effects.emit?.({ type: kind === SEARCH ? 'searchDeclared' : 'huntDeclared', nazgul: who, area: spotOf(s, asId<Space>(target)) });
}

export const inquiring = automatic(at.inquiry, (s, effects) => {
  const inquiry = at.inquiry.of(s);
  if (!inquiry.windowOpened) {
    inquiry.windowOpened = true;
    return at.react.enter(s);
  }
  leave(s);
  // Whatever comes next, somebody has learned something.
  effects.reveal();
  if (inquiry.cancelled) {
    // Used up, and nothing is answered (HR-RUL-37).
    effects.emit?.({ type: 'inquiryCancelled', nazgul: riderOf(s, inquiry.nazgul) });
    return undefined;
  }
  if (inquiry.kind === SEARCH) return answerSearch(s, effects, asId(inquiry.target));
  if (inquiry.kind === HUNT) return answerHunt(s, effects, asId(inquiry.target));
  return answerPerception(s, effects, asId(inquiry.target), inquiry.nameWho);
});

const saysYes = {
  search: (s: Hunt, area: Space): boolean => visited(s, area) && !isHavenOf(s, area),
  hunt: (s: Hunt, area: Space): boolean => visited(s, area),
  frodoIsIn: (s: Hunt, place: Place): boolean => liesIn(s, lastArea(s), place),
  gandalfIsIn: (s: Hunt, place: Place): boolean =>
    s.open.part === 2 && bearer(s).gandalf !== 0 && s.open.rivendell === 0 && liesIn(s, bearer(s).gandalf, place),
};

/** Whether the Nazgûl would learn of Frodo, of Gandalf or of an Information token. */
export function wouldFind(s: Hunt, { kind, target }: { readonly kind: number; readonly target: number }): boolean {
  if (kind === PERCEPTION) return saysYes.frodoIsIn(s, asId(target)) || saysYes.gandalfIsIn(s, asId(target));
  const area: Space = asId(target);
  if (tokenToFind(s, area) >= 0) return true;
  return kind === SEARCH ? saysYes.search(s, area) : saysYes.hunt(s, area) || gandalfIsOn(s, area);
}

/** HR-SEARCH-03 to HR-SEARCH-05: the plain truth, and an Eye on a yes. A haven hides Frodo from it (HR-HAVEN-02). */
function answerSearch(s: Hunt, effects: HuntEffects, area: Space): void {
  const yes = saysYes.search(s, area);
  if (yes) s.open.trail[area] = EYE_UP;
  effects.emit?.({ type: yes ? 'searchYes' : 'searchNo', area: spotOf(s, area) });
  addClue(s, CLUE_SEARCH, area, yes ? 1 : 0, findInformation(s, effects, area) + 1);
}

/** HR-HUNT-03 to HR-HUNT-07: yes turns the Trail token to the Sword (HR-RUL-17); on the last area an encounter will follow (HR-HUNT-06). */
function answerHunt(s: Hunt, effects: HuntEffects, area: Space): void {
  const yes = saysYes.hunt(s, area);
  const here = yes && lastArea(s) === area;
  const gandalf = gandalfIsOn(s, area);
  if (yes) s.open.trail[area] = SWORD_UP;
  // The later hunt decides where the encounter takes place (HR-RUL-18, HR-RUL-19).
  if (here) s.open.foundAt = area;
  effects.emit?.({ type: here ? 'huntHere' : yes ? 'huntYes' : 'huntNo', area: spotOf(s, area) });
  const found = findInformation(s, effects, area) + 1;
  addClue(s, CLUE_HUNT, area, here ? 2 : yes ? 1 : 0, s.open.part === 1 ? found : gandalf ? 1 : 0);
  if (gandalf) discoverGandalf(s, effects);
}

/** How a yes is told: without a name, or with one. */
const YES = ['perceptionYes', 'perceptionFrodo', 'perceptionGandalf', 'perceptionBoth'] as const;

/** HR-PERC-02, HR-PERC-03: only last areas count; in part II Gandalf's too (HR-DETECT-01), without a name unless it is asked (HR-DETECT-02). */
function answerPerception(s: Hunt, effects: HuntEffects, place: Place, nameWho: boolean): void {
  const frodo = saysYes.frodoIsIn(s, place);
  const gandalf = saysYes.gandalfIsIn(s, place);
  const yes = frodo || gandalf;
  const who = !yes || !nameWho || s.open.part === 1 ? 0 : frodo && gandalf ? 3 : frodo ? 1 : 2;
  addClue(s, CLUE_PERCEPTION, place, yes ? 1 : 0, who);
  effects.emit?.({ type: yes ? YES[who] : 'perceptionNo', place });
  if (yes) markYes(s, place);
}
