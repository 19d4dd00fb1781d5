import { asId } from '#kernel/id.ts';
import type { Choice, Guard, Seat } from '#kernel';
import type { Mark, Place } from '../../content/ids.ts';
import { MARK_OFF, markOfPlace, markOfStep } from '../marks.ts';
import { type Hunt, type HuntEffects, mapOf } from '../state.ts';
import { choice, guard, seatGuard } from '../tools.ts';
import { leaveLogToken, placeLogToken, placeLogTokenAtStep, placeLogTokenIn, takeLogToken, takeOffLogToken } from '../verbs.ts';
import { spotOf } from '../words.ts';
import { isOnBoard } from './places.ts';

/** Ringwraith log tokens: the only memory aid the Wraith players have (HR-WLOG-01). */

/** The first three are alike and mark where a perception was answered yes. */
const ALIKE = 3;

/** HR-PERC-04: a log token on the region or section; when all are in use the first one moves on. */
export function markYes(s: Hunt, place: Place): void {
  const { logTokens } = s.open;
  const mark = markOfPlace(s.box, place);
  if (logTokens.slice(0, ALIKE).includes(mark)) return;
  const free = logTokens.slice(0, ALIKE).indexOf(MARK_OFF);
  if (free >= 0) logTokens[free] = mark;
  else {
    // The token that has lain longest: they are kept in the order of laying.
    for (let token = 1; token < ALIKE; token++) logTokens[token - 1] = logTokens[token];
    logTokens[ALIKE - 1] = mark;
  }
}

/** They belong to all Wraith players who are still there, and to nobody's turn. */
const areYours: Guard<Hunt> = seatGuard('HR-WLOG-01', ({ open }, seat) => seat > 0 && seat < open.seats && ((open.left >> seat) & 1) === 0);
const isHeld: Guard<Hunt> = seatGuard('HR-WLOG-01', ({ open }, seat) => open.logHeld[seat] > 0);

/** The token that the seat had taken up; it has none now. */
function letGo(s: Hunt, seat: Seat): number {
  const token = s.open.logHeld[seat];
  s.open.logHeld[seat] = 0;
  return token;
}

function lay(s: Hunt, effects: HuntEffects, mark: Mark, seat: Seat): void {
  const token = letGo(s, seat);
  s.open.logTokens[token - 1] = mark;
  effects.emit?.({ type: 'logTokenPlaced', seat, token, mark: spotOf(s, mark) });
}

/**
 * At any moment, whoever is asked: take one up, then lay it on a space, in a region or section, beside a step of the movement track, or off the board. What is taken up
 * lies where it lay until then, so that two may take up the same one and the last to lay it decides.
 */
export const logTokenAsides: readonly Choice<Hunt>[] = [
  choice(takeLogToken, {
    guards: [areYours, seatGuard('HR-WLOG-01', ({ open }, seat, token) => open.logHeld[seat] !== token + 1)],
    performBy(s, effects, seat, token) {
      s.open.logHeld[seat] = token + 1;
      effects.emit?.({ type: 'logTokenTaken', token: token + 1 }, asId(1 << seat));
    },
  }),
  choice(leaveLogToken, {
    guards: [areYours, isHeld],
    performBy(s, effects, seat) {
      const token = letGo(s, seat);
      effects.emit?.({ type: 'logTokenLeft', token }, asId(1 << seat));
    },
  }),
  choice(placeLogToken, {
    guards: [areYours, isHeld, guard('HR-WLOG-01', (s, space) => mapOf(s).kind[space] !== 0)],
    candidates: (s, propose, seat) => {
      if (s.open.logHeld[seat] > 0) mapOf(s).spaces.forEach((space) => propose(space));
    },
    performBy: (s, effects, seat, space) => lay(s, effects, space, seat),
  }),
  choice(placeLogTokenIn, {
    // Regions and sections of this side of the board.
    guards: [areYours, isHeld, guard('HR-WLOG-01', isOnBoard)],
    performBy: (s, effects, seat, place) => lay(s, effects, markOfPlace(s.box, place), seat),
  }),
  choice(placeLogTokenAtStep, {
    guards: [areYours, isHeld],
    performBy: (s, effects, seat, step) => lay(s, effects, markOfStep(s.box, step), seat),
  }),
  choice(takeOffLogToken, { guards: [areYours, isHeld], performBy: (s, effects, seat) => lay(s, effects, MARK_OFF, seat) }),
];
