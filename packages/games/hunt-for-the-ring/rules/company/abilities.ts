import type { Choice } from '#kernel';
import { FRODO, MERIADOC, SAMWISE } from '../../content/box.ts';
import { discardFromHand } from '../cards.ts';
import { gainTokens, removeForever } from '../fellowship.ts';
import { eachKind } from '../handLimit.ts';
import { enterFrodoMove, meriadocByDay } from '../part1/frodoMove.ts';
import { advanceFrodo, meriadocByNight } from '../part2/journey.ts';
import { bearer, FACE_UP, type Hunt, isNight } from '../state.ts';
import { choice, guard, moment, seatGuard } from '../tools.ts';
import { notTurnedOver, turnOver } from '../turnOver.ts';
import { discardForToken, rest, useCompany } from '../verbs.ts';

const FIRST_DAYLIGHT = 0;

/** Frodo's upper ability: at the start of the first daylight turn, before anything else, a card for a token (HR-DAY-06). */
export const discardingForToken: Choice<Hunt> = choice(discardForToken, {
  guards: [
    moment('HR-DAY-06', (s) => s.open.turn === FIRST_DAYLIGHT && !s.open.begun),
    moment('HR-COMPANY-03', (s) => s.open.company[FRODO] === FACE_UP),
    guard('HR-RUL-81', (s, card) => bearer(s).hand.includes(card)),
  ],
  candidates: (s, propose) => {
    if (s.open.turn === FIRST_DAYLIGHT && !s.open.begun) eachKind(bearer(s).hand, propose);
  },
  perform(s, effects, card) {
    s.open.begun = true;
    discardFromHand(s, effects, card);
    gainTokens(s, effects, s.box.company[FRODO].gains);
  },
});

/** Abilities with a name of their own in the Ring-bearer's turn: Frodo's lower one, and Meriadoc's upper one with Frodo's move. */
export const usingCompany: Choice<Hunt> = choice(useCompany, {
  guards: [
    notTurnedOver,
    guard('HR-COMPANY-01', (_s, company) => company === FRODO || company === MERIADOC),
    guard('HR-COMPANY-02', (s, company) => s.open.company[company] === FACE_UP),
    // Frodo's extra move: any moment of the turn outside a move, in part II after his step; its cost is a token for good.
    guard('HR-RUL-55', (s, company) => company !== FRODO || s.open.part === 1 || s.open.stepped),
    guard('HR-RUL-81', (s, company) => company !== FRODO || s.open.poolSize >= s.box.company[FRODO].price),
    ...meriadocByDay.guards.map((each) =>
      seatGuard(each.rules, (s, seat, company, b, c) => company !== MERIADOC || s.open.part === 2 || each.allows(s, company, b, c, seat)),
    ),
    ...meriadocByNight.guards.map((each) =>
      seatGuard(each.rules, (s, seat, company, b, c) => company !== MERIADOC || s.open.part === 1 || each.allows(s, company, b, c, seat)),
    ),
  ],
  candidates: (s, propose) => {
    propose(FRODO);
    if (!s.open.stepped) propose(MERIADOC);
  },
  perform(s, effects, company) {
    s.open.begun = true;
    bearer(s).mayReveal = false;
    if (company === MERIADOC) return (s.open.part === 1 ? meriadocByDay : meriadocByNight).perform(s, effects);
    turnOver(s, effects, FRODO);
    removeForever(s, effects);
    if (s.open.part === 1) return enterFrodoMove(s, s.box.company[FRODO].reach);
    return advanceFrodo(s, effects);
  },
});

/** A resting Frodo records nothing (HR-NIGHT-05); Samwise brings a Fellowship token while he is face up (HR-DAY-07). */
export const resting: Choice<Hunt> = choice(rest, {
  guards: [moment('HR-RBT-03', isNight), moment('HR-RBT-01', (s) => !s.open.stepped)],
  perform(s, effects) {
    s.open.begun = true;
    s.open.stepped = true;
    s.open.rested = true;
    s.open.rangeBonus = 0;
    s.open.jump = 0;
    effects.emit?.({ type: 'frodoRests' });
    if (s.open.company[SAMWISE] === FACE_UP) gainTokens(s, effects, s.box.company[SAMWISE].gains);
  },
});
