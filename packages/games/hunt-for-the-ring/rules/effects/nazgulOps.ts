import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import { NAZGUL } from '../../content/box.ts';
import type { Nazgul } from '../../content/ids.ts';
import { nazgulAtPlace } from '../derived.ts';
import { at } from '../frames.ts';
import { eachGoal, moveNazgul, offerExtraMove, type Start, wayGuards } from '../nazgul/riding.ts';
import { enterWitchKing } from '../nazgul/witchKing.ts';
import { type Hunt, RING_BEARER, THIS_DAY, THIS_TURN } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { done, holdNazgul, pushNazgul } from '../verbs.ts';
import { riderOf } from '../words.ts';
import { cancelAnswered } from './answered.ts';
import { endChoice, next, opBelow, type OpTable, scriptBelow } from './script.ts';
import { selected } from './where.ts';

const bitCount = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);

export const nazgulOps: OpTable<'nazgul.push' | 'nazgul.hold' | 'nazgul.move' | 'cancel' | 'witchKing.enter' | 'turnMarker.setEye'> = {
  'nazgul.push'(s, script, op) {
    if (script.count < 0) {
      script.set = selected(s, op.who, script);
      script.count = Math.min(op.who.count || NAZGUL.length, bitCount(script.set));
    }
    if (script.count === 0) return next(script);
    return at.pushNazgul.enter(s);
  },
  'nazgul.hold'(s, script, op) {
    if (script.count < 0) {
      script.set = selected(s, op.who, script);
      script.count = Math.min(op.who.count || NAZGUL.length, bitCount(script.set));
    }
    if (script.count === 0) return next(script);
    return at.holdNazgul.enter(s);
  },
  // Each controller moves his own: the active Nazgûl first, then in the order of activation.
  'nazgul.move'(s, script, op) {
    if (script.count < 0) {
      script.count = 0;
      script.set = selected(s, op.who, script);
    }
    const { active } = s.open;
    for (let place = -1; place < NAZGUL.length; place++) {
      const nazgul = place < 0 ? active : nazgulAtPlace(s, place);
      if (((script.set & ~script.used) >> nazgul) & 1) {
        script.used |= 1 << nazgul;
        return offerExtraMove(s, nazgul, op.spaces, op.roadSpaces);
      }
    }
    return next(script);
  },
  cancel(s, script, _op, effects) {
    next(script);
    cancelAnswered(s, effects);
  },
  'witchKing.enter'(s, script, _op, effects) {
    next(script);
    enterWitchKing(s, effects, s.open.active);
  },
  'turnMarker.setEye'(s, script, _op, effects) {
    next(script);
    s.open.eye = true;
    effects.emit?.({ type: 'markerEye' });
  },
};

const ofPush = (s: Hunt, nazgul: Nazgul): Start => {
  const { spaces } = opBelow(s, 'nazgul.push');
  return { from: s.open.nazgul[nazgul], anyWay: spaces, byRoad: spaces };
};

/** The Ring-bearer moves them, each up to so many spaces, in any order; no bonus, and the usual spaces are closed. */
export const pushingNazgul = asking(at.pushNazgul, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'pushNazgul', params: { count: scriptBelow(s).count, spaces: opBelow(s, 'nazgul.push').spaces } }),
  choices: [
    choice(pushNazgul, {
      guards: [
        guard('HR-ALLY-09', (s, nazgul) => (((scriptBelow(s).set & ~scriptBelow(s).used) >> nazgul) & 1) === 1),
        ...wayGuards(
          (near) => [guard('HR-ALLY-09', near)],
          ofPush,
          (_nazgul, space) => asId(space),
        ),
      ],
      candidates: (s, propose) => {
        for (let nazgul: Nazgul = asId(0); nazgul < NAZGUL.length; nazgul++)
          if (((scriptBelow(s).set & ~scriptBelow(s).used) >> nazgul) & 1) eachGoal(s, ofPush(s, nazgul), (to) => propose(nazgul, to));
      },
      perform(s, effects, nazgul, to) {
        const script = scriptBelow(s);
        leave(s);
        script.count--;
        script.used |= 1 << nazgul;
        moveNazgul(s, effects, nazgul, to, 'pushed');
      },
    }),
    choice(done, {
      // Movement ops always allow fewer spaces, down to none.
      guards: [],
      perform: endChoice,
    }),
  ],
});

/** The chosen Nazgûl is not moved by the Wraith players for a while; it may still act where it stands. */
export const holdingNazgul = asking(at.holdNazgul, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'holdNazgul', params: {} }),
  choices: [
    choice(holdNazgul, {
      guards: [guard('HR-ALLY-09', (s, nazgul) => (((scriptBelow(s).set & ~scriptBelow(s).used) >> nazgul) & 1) === 1)],
      perform(s, effects, nazgul) {
        const script = scriptBelow(s);
        const until = opBelow(s, 'nazgul.hold').until === 'turn' ? THIS_TURN : THIS_DAY;
        leave(s);
        script.count--;
        script.used |= 1 << nazgul;
        s.open.bound[nazgul] = Math.max(s.open.bound[nazgul], until);
        effects.emit?.({ type: 'nazgulHeld', nazgul: riderOf(s, nazgul) });
      },
    }),
  ],
});
