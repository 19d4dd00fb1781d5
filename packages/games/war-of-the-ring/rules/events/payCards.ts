import { leave } from '#kernel';
import { type Face, FACES, type Side } from '../../content/box.ts';
import { discardFaceDown } from '../deck/cards.ts';
import { payCardsFrame } from '../frames/events.ts';
import type { War } from '../state.ts';
import { asks, handOf, seatOf } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { discardCard } from '../verbs.ts';

export const hasCardOfType = (s: War, side: Side, type: Face): boolean =>
  handOf(s, seatOf(s, side)).some((card) => s.box.cards[card].type === type);

export const payingCards = asking(payCardsFrame, {
  rule: 'WR-EVENT-10',
  asks: (s) => asks(s, payCardsFrame.of(s).side),
  prompt: (s) => ({ id: 'payCards', params: { die: `@die.${FACES[payCardsFrame.of(s).types[0]]}` } }),
  choices: [
    choice(discardCard, {
      guards: [
        guard('WR-EVENT-10', (s, card) => handOf(s, seatOf(s, payCardsFrame.of(s).side)).includes(card)),
        guard('WR-EVENT-10', (s, card) => s.box.cards[card].type === payCardsFrame.of(s).types[0]),
      ],
      candidates(s, propose) {
        for (const card of handOf(s, seatOf(s, payCardsFrame.of(s).side))) propose(card);
      },
      perform(s, effects, card) {
        discardFaceDown(s, effects, card);
        payCardsFrame.of(s).types.shift();
        if (payCardsFrame.of(s).types.length === 0) leave(s);
      },
    }),
  ],
});
