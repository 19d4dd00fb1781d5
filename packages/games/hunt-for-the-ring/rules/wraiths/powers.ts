import { asId } from '#kernel/id.ts';
import { type Choice, type Guard, leave } from '#kernel';
import type { DieName } from '../../content/ids.ts';
import { BY_WITCH_KING_DIE, MORGUL_RING, PURSUIT } from '../../content/box.ts';
import { at } from '../frames.ts';
import { hereOf, ownPlace } from '../inquiries/here.ts';
import { canBeNamed, canBeSearched, declare, HUNT, PERCEPTION, SEARCH } from '../inquiries/inquiry.ts';
import { countsAsRing, countsAsSword, eachUnspentDie, faceOf, spendDie, unspentDie } from '../nazgul/dice.ts';
import { offerExtraMove } from '../nazgul/riding.ts';
import type { Hunt } from '../state.ts';
import { automatic, choice, guard, moment } from '../tools.ts';
import { gallop, huntWithTwo, perceiveWithTwo, rideAndSearch, rideFarther } from '../verbs.ts';
import { hasDie, huntableHere, notYetActed, payFor } from './actions.ts';

/** Black Rider powers: in place of a normal die action and of the free one (HR-POWER-00); each found token unlocks the next (HR-INFO-02). */
const unlocked = (power: number): Guard<Hunt> => moment('HR-INFO-02', (s) => s.open.information.length >= power);

/** Morgul Ring and Pursuit are good for any result, and for no Ring or Sword. */
const isNoSpecialFace: Guard<Hunt> = guard(
  'HR-RUL-32',
  (s, die) => faceOf(s, asId(die)) !== MORGUL_RING && faceOf(s, asId(die)) !== PURSUIT,
);

const mayBeMoved = moment('HR-RUL-39', (s) => s.open.bound[s.open.active] === 0);

/** Two results that need not match (HR-RUL-31): two dice with the same name must both be there. */
const hasSecondDie = guard('HR-POWER-02', (s, die, second) => unspentDie(s, asId(second), unspentDie(s, asId(die))) >= 0);
/** The same two dice the other way round are the same choice. */
const inOrder = guard('HR-POWER-02', (_s, die, second) => die <= second);

function eachPair(s: Hunt, propose: (a: DieName, b: DieName) => void): void {
  eachUnspentDie(s, (die) => {
    for (let second = die; second <= BY_WITCH_KING_DIE; second++) propose(die, second);
  });
}

const firstPower: Choice<Hunt> = choice(rideFarther, {
  guards: [notYetActed, unlocked(1), mayBeMoved, hasDie],
  candidates: (s, propose) => eachUnspentDie(s, propose),
  perform(s, effects, die) {
    payFor(s, effects, die);
    offerExtraMove(s, s.open.active, 1, 1);
  },
});

const secondPowerHunt: Choice<Hunt> = choice(huntWithTwo, {
  guards: [notYetActed, unlocked(2), hasDie, hasSecondDie, inOrder, ...huntableHere],
  candidates: (s, propose) => eachPair(s, propose),
  perform(s, effects, die, second) {
    payFor(s, effects, die);
    spendDie(s, effects, second);
    declare(s, effects, HUNT, hereOf(s), s.open.active);
  },
});

const secondPowerPerception: Choice<Hunt> = choice(perceiveWithTwo, {
  guards: [
    notYetActed,
    unlocked(2),
    hasDie,
    hasSecondDie,
    inOrder,
    guard('HR-RUL-39', (s, _die, _second, scope) => canBeNamed(s, ownPlace(s, scope))),
  ],
  candidates: (s, propose) =>
    eachPair(s, (die, second) => {
      propose(die, second, asId(0));
      propose(die, second, asId(1));
    }),
  perform(s, effects, die, second, scope) {
    payFor(s, effects, die);
    spendDie(s, effects, second);
    declare(s, effects, PERCEPTION, ownPlace(s, scope), s.open.active);
  },
});

/** A Sword: one extra space, then a search; usable even if no legal search follows (HR-RUL-30). */
const thirdPower: Choice<Hunt> = choice(rideAndSearch, {
  guards: [notYetActed, unlocked(3), hasDie, isNoSpecialFace, guard('HR-POWER-03', (s, die) => countsAsSword(faceOf(s, die)))],
  candidates: (s, propose) => eachUnspentDie(s, propose),
  perform(s, effects, die) {
    payFor(s, effects, die);
    at.afterExtraMove.enter(s);
    offerExtraMove(s, s.open.active, 1, 1);
  },
});

/** The extra space is ridden: now the search of the third power, if the area allows one. */
export const searchingAfterRide = automatic(at.afterExtraMove, (s, effects) => {
  leave(s);
  if (canBeSearched(s, hereOf(s))) declare(s, effects, SEARCH, hereOf(s), s.open.active);
});

const fourthPower: Choice<Hunt> = choice(gallop, {
  guards: [notYetActed, unlocked(4), mayBeMoved, hasDie, isNoSpecialFace, guard('HR-POWER-04', (s, die) => countsAsRing(faceOf(s, die)))],
  candidates: (s, propose) => eachUnspentDie(s, propose),
  perform(s, effects, die) {
    payFor(s, effects, die);
    offerExtraMove(s, s.open.active, 2, 2);
  },
});

export const powers: readonly Choice<Hunt>[] = [firstPower, secondPowerHunt, secondPowerPerception, thirdPower, fourthPower];
