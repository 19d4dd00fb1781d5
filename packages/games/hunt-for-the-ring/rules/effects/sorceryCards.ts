import { type AskingStep, enter, guard, leave, only, top } from '#kernel';
import { discardFromSorceryHand, drawSorceryCard, keepSorceryLimit } from '../cards.ts';
import { eachKind } from '../handLimit.ts';
import { at, bearer, type ForFrame, type Hunt, RING_BEARER, wraith } from '../state.ts';
import { discardPeeked, peekHand } from '../verbs.ts';
import { seatWord } from '../words.ts';
import type { OpTable } from './ops.ts';
import { next } from './script.ts';

interface Peeking extends ForFrame {
  left: number;
}

export const sorceryCardOps: OpTable<'sorcery.draw' | 'sorcery.peekDiscard'> = {
  'sorcery.draw'(s, script, op, table) {
    next(script);
    for (let i = 0; i < op.n; i++) drawSorceryCard(s, table, script.seat);
    keepSorceryLimit(s, script.seat);
  },
  'sorcery.peekDiscard'(s, script, op) {
    if (script.count >= 0 || s.open.sorceryHand.every((cards) => cards === 0)) return next(script);
    script.count = op.n;
    return enter(s, at('peekHand'));
  },
};

/** The Ring-bearer names a Wraith player who holds a card and looks at that hand alone. */
export const peekingHand: AskingStep<Hunt> = {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'peekHand', params: {} }),
  choices: [
    {
      verb: peekHand,
      guards: [guard('HR-ALLY-09', (s, seat) => s.open.sorceryHand[seat] > 0)],
      perform(s, table, seat) {
        const left = (s.frames[s.frames.length - 2] as unknown as { count: number }).count;
        leave(s);
        bearer(s).known[seat] = [...wraith(s, seat).hand];
        table.reveal();
        if (table.listening) table.tell({ type: 'handPeeked', seat: seatWord(seat) });
        const frame: Peeking = { step: 'discardPeeked', seat, left };
        enter(s, frame);
      },
    },
  ],
};

export const discardingPeeked: AskingStep<Hunt> = {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'discardPeeked', params: { seat: seatWord(top<Peeking>(s).seat) } }),
  choices: [
    {
      verb: discardPeeked,
      guards: [guard('HR-ALLY-09', (s, card) => wraith(s, top<Peeking>(s).seat).hand.includes(card))],
      candidates: (s, _seat, propose) => eachKind(wraith(s, top<Peeking>(s).seat).hand, propose),
      perform(s, table, card) {
        const frame = top<Peeking>(s);
        discardFromSorceryHand(s, table, frame.seat, card);
        frame.left--;
        if (frame.left === 0 || s.open.sorceryHand[frame.seat] === 0) leave(s);
      },
    },
  ],
};
