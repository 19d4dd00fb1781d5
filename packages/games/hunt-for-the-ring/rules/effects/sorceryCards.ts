import { leave, only } from '#kernel';
import { discardFromSorceryHand, drawSorceryCard, keepSorceryLimit } from '../cards.ts';
import { at } from '../frames.ts';
import { eachKind } from '../handLimit.ts';
import { bearer, RING_BEARER, wraith } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { discardPeeked, peekHand } from '../verbs.ts';
import { seatWord } from '../words.ts';
import { next, type OpTable, scriptBelow } from './script.ts';

export const sorceryCardOps: OpTable<'sorcery.draw' | 'sorcery.peekDiscard'> = {
  'sorcery.draw'(s, script, op, effects) {
    next(script);
    for (let i = 0; i < op.n; i++) drawSorceryCard(s, effects, script.seat);
    keepSorceryLimit(s, script.seat);
  },
  'sorcery.peekDiscard'(s, script, op) {
    if (script.count >= 0 || s.open.sorceryHand.every((cards) => cards === 0)) return next(script);
    script.count = op.n;
    return at.peekHand.enter(s);
  },
};

/** The Ring-bearer names a Wraith player who holds a card and looks at that hand alone. */
export const peekingHand = asking(at.peekHand, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'peekHand', params: {} }),
  choices: [
    choice(peekHand, {
      guards: [guard('HR-ALLY-09', (s, seat) => s.open.sorceryHand[seat] > 0)],
      perform(s, effects, seat) {
        const left = scriptBelow(s).count;
        leave(s);
        bearer(s).known[seat] = [...wraith(s, seat).hand];
        effects.reveal();
        effects.emit?.({ type: 'handPeeked', seat });
        at.discardPeeked.enter(s, { seat, left });
      },
    }),
  ],
});

export const discardingPeeked = asking(at.discardPeeked, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'discardPeeked', params: { seat: seatWord(at.discardPeeked.of(s).seat) } }),
  choices: [
    choice(discardPeeked, {
      guards: [guard('HR-ALLY-09', (s, card) => wraith(s, at.discardPeeked.of(s).seat).hand.includes(card))],
      candidates: (s, propose) => eachKind(wraith(s, at.discardPeeked.of(s).seat).hand, propose),
      perform(s, effects, card) {
        const frame = at.discardPeeked.of(s);
        discardFromSorceryHand(s, effects, frame.seat, card);
        frame.left--;
        if (frame.left === 0 || s.open.sorceryHand[frame.seat] === 0) leave(s);
      },
    }),
  ],
});
