import { type AskingStep, guard, leave, only, top } from '#kernel';
import { discardFromHand, discardFromSorceryHand } from './cards.ts';
import { bearer, type ForFrame, HAND_LIMIT, type Hunt, RING_BEARER, wraith } from './state.ts';
import { discardAlly, discardSorcery } from './verbs.ts';

/** Above five Ally cards: discard, one after another (HR-ALLY-02). */
export const discardingAllies: AskingStep<Hunt> = {
  rule: 'HR-ALLY-02',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'discardAlly', params: { count: s.open.allyHand - HAND_LIMIT } }),
  choices: [
    {
      verb: discardAlly,
      guards: [guard('HR-ALLY-02', (s, card) => bearer(s).hand.includes(card))],
      candidates: (s, _seat, propose) => eachKind(bearer(s).hand, propose),
      perform(s, table, card) {
        discardFromHand(s, table, card);
        if (s.open.allyHand <= HAND_LIMIT) leave(s);
      },
    },
  ],
};

/** Above five Sorcery cards, however many Nazgûl one controls (HR-SORC-02). */
export const discardingSorcery: AskingStep<Hunt> = {
  rule: 'HR-SORC-02',
  asks: (s) => only(top<ForFrame>(s).seat),
  prompt: (s) => ({ id: 'discardSorcery', params: { count: s.open.sorceryHand[top<ForFrame>(s).seat] - HAND_LIMIT } }),
  choices: [
    {
      verb: discardSorcery,
      guards: [guard('HR-SORC-02', (s, card, _b, _c, seat) => wraith(s, seat).hand.includes(card))],
      candidates: (s, seat, propose) => eachKind(wraith(s, seat).hand, propose),
      perform(s, table, card, _b, _c, seat) {
        discardFromSorceryHand(s, table, seat, card);
        if (s.open.sorceryHand[seat] <= HAND_LIMIT) leave(s);
      },
    },
  ],
};

/** Each kind of card once: copies are the same choice. */
export function eachKind(hand: readonly number[], take: (card: number) => void): void {
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]) === i) take(hand[i]);
}
