import { type AskingStep, enter, guard, leave, only } from '#kernel';
import { discardFromHand, drawAlly, keepAllyLimit, removeCard, takeIntoHand } from '../cards.ts';
import { eachKind } from '../handLimit.ts';
import { at, bearer, type Hunt, RING_BEARER } from '../state.ts';
import { recoverAlly } from '../verbs.ts';
import { allyWord } from '../words.ts';
import type { OpTable } from './ops.ts';
import { next } from './script.ts';

/** Drawing, recovering and losing Ally cards. */
export const allyCardOps: OpTable<'ally.draw' | 'ally.recover' | 'ally.discardRandom'> = {
  'ally.draw'(s, script, op, table) {
    next(script);
    drawAlly(s, table, op.n);
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
    return enter(s, at('recoverAlly'));
  },
  'ally.discardRandom'(s, script, op, table) {
    next(script);
    for (let i = 0; i < op.n && s.open.allyHand > 0; i++) discardFromHand(s, table, bearer(s).hand[table.random.draw(s.open.allyHand)]);
  },
};

export const recoveringAlly: AskingStep<Hunt> = {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'recoverAlly', params: {} }),
  choices: [
    {
      verb: recoverAlly,
      guards: [guard('HR-RUL-35', (s, card) => s.open.allyDiscard.includes(card))],
      candidates: (s, _seat, propose) => eachKind(s.open.allyDiscard, propose),
      perform(s, table, card) {
        leave(s);
        removeCard(s.open.allyDiscard, card);
        takeIntoHand(s, card);
        // The pile is open, so everybody sees which card left it.
        s.open.allyShown.push(card);
        if (table.listening) table.tell({ type: 'allyRecovered', card: allyWord(s, card) });
      },
    },
  ],
};
