import { leave, only } from '#kernel';
import { discardFromHand, drawAlly, keepAllyLimit, removeCard, takeIntoHand } from '../cards.ts';
import { at } from '../frames.ts';
import { eachKind } from '../handLimit.ts';
import { bearer, RING_BEARER } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { recoverAlly } from '../verbs.ts';
import { next, type OpTable } from './script.ts';

/** Drawing, recovering and losing Ally cards. */
export const allyCardOps: OpTable<'ally.draw' | 'ally.recover' | 'ally.discardRandom'> = {
  'ally.draw'(s, script, op, effects) {
    next(script);
    drawAlly(s, effects, op.n);
    keepAllyLimit(s);
  },
  // The card being played is not on the pile yet, so it cannot be chosen.
  'ally.recover'(s, script, op) {
    if (script.count < 0) script.count = op.n;
    if (script.count === 0 || s.open.allyDiscard.length === 0) {
      next(script);
      return keepAllyLimit(s);
    }
    script.count--;
    return at.recoverAlly.enter(s);
  },
  'ally.discardRandom'(s, script, op, effects) {
    next(script);
    for (let i = 0; i < op.n && s.open.allyHand > 0; i++) discardFromHand(s, effects, bearer(s).hand[effects.random.draw(s.open.allyHand)]);
  },
};

export const recoveringAlly = asking(at.recoverAlly, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'recoverAlly', params: {} }),
  choices: [
    choice(recoverAlly, {
      guards: [guard('HR-RUL-35', (s, card) => s.open.allyDiscard.includes(card))],
      candidates: (s, propose) => eachKind(s.open.allyDiscard, propose),
      perform(s, effects, card) {
        leave(s);
        removeCard(s.open.allyDiscard, card);
        takeIntoHand(s, card);
        // The pile is open, so everybody sees which card left it.
        s.open.allyShown.push(card);
        effects.emit?.({ type: 'allyRecovered', card });
      },
    }),
  ],
});
