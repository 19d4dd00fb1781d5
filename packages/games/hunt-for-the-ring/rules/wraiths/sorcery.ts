import type { EffectOf } from '../../content/ids.ts';
import { asId } from '#kernel/id.ts';
import type { Choice } from '#kernel';
import { takeFromSorceryHand } from '../cards.ts';
import { beginScript } from '../effects/script.ts';
import { testsHold } from '../effects/tests.ts';
import { eachKind } from '../handLimit.ts';
import { countsAsSorcery, eachUnspentDie, faceOf } from '../nazgul/dice.ts';
import { type Hunt, wraith } from '../state.ts';
import { choice, guard, seatGuard } from '../tools.ts';
import { playSorcery } from '../verbs.ts';
import { riderOf } from '../words.ts';
import { hasDie, notYetActed, payFor } from './actions.ts';

/** One card from one's own hand for a Sorcery result (HR-SORC-04). The effect is named, then the Ring-bearer may react (HR-RUL-38). */
export const playingSorcery: Choice<Hunt> = choice(playSorcery, {
  guards: [
    notYetActed,
    hasDie,
    guard('HR-DICE-07', (s, die) => countsAsSorcery(s, faceOf(s, die))),
    seatGuard('HR-SORC-04', (s, seat, _die, card) => wraith(s, seat).hand.includes(card)),
    guard(
      'HR-SORC-06',
      (s, _die, card, effect) => effect < s.box.sorcery[card].effects.length && (effect === 0 || s.box.sorcery[card].pickOne),
    ),
    guard('HR-SORC-07', (s, _die, card, effect) => {
      const { part } = s.box.sorcery[card].effects[effect];
      return part === 0 || part === s.open.part;
    }),
    guard('HR-SORC-05', (s, _die, card, effect) => {
      const { condition, effects } = s.box.sorcery[card];
      return testsHold(s, condition) && testsHold(s, effects[effect].tests);
    }),
  ],
  candidates(s, propose, seat) {
    eachUnspentDie(s, (die) => {
      if (countsAsSorcery(s, faceOf(s, die)))
        eachKind(wraith(s, seat).hand, (card) => {
          for (let effect: EffectOf = asId(0); effect < s.box.sorcery[card].effects.length; effect++) propose(die, card, effect);
        });
    });
  },
  performBy(s, effects, seat, die, card, effect) {
    payFor(s, effects, die);
    takeFromSorceryHand(s, seat, card);
    effects.emit?.({
      type: 'sorceryPlayed',
      nazgul: riderOf(s, s.open.active),
      card,
      effect: { card, effect },
    });
    beginScript(s, 'sorcery', card, effect, seat);
    effects.reveal();
  },
});
