import { leave, only } from '#kernel';
import { discardFromHand, discardFromSorceryHand } from './cards.ts';
import { at } from './frames.ts';
import { bearer, HAND_LIMIT, RING_BEARER, wraith } from './state.ts';
import { asking, choice, guard, seatGuard } from './tools.ts';
import { discardAlly, discardSorcery } from './verbs.ts';

/** Above five Ally cards: discard, one after another (HR-ALLY-02). */
export const discardingAllies = asking(at.discardAlly, {
  rule: 'HR-ALLY-02',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'discardAlly', params: { count: s.open.allyHand - HAND_LIMIT } }),
  choices: [
    choice(discardAlly, {
      guards: [guard('HR-ALLY-02', (s, card) => bearer(s).hand.includes(card))],
      candidates: (s, propose) => eachKind(bearer(s).hand, propose),
      perform(s, effects, card) {
        discardFromHand(s, effects, card);
        if (s.open.allyHand <= HAND_LIMIT) leave(s);
      },
    }),
  ],
});

/** Above five Sorcery cards, however many Nazgûl one controls (HR-SORC-02). */
export const discardingSorcery = asking(at.discardSorcery, {
  rule: 'HR-SORC-02',
  asks: (s) => only(at.discardSorcery.of(s).seat),
  prompt: (s) => ({ id: 'discardSorcery', params: { count: s.open.sorceryHand[at.discardSorcery.of(s).seat] - HAND_LIMIT } }),
  choices: [
    choice(discardSorcery, {
      guards: [seatGuard('HR-SORC-02', (s, seat, card) => wraith(s, seat).hand.includes(card))],
      candidates: (s, propose, seat) => eachKind(wraith(s, seat).hand, propose),
      performBy(s, effects, seat, card) {
        discardFromSorceryHand(s, effects, seat, card);
        if (s.open.sorceryHand[seat] <= HAND_LIMIT) leave(s);
      },
    }),
  ],
});

/** Each kind of card once: copies are the same choice. */
export function eachKind<Card extends number>(hand: readonly Card[], take: (card: Card) => void): void {
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]) === i) take(hand[i]);
}
