import { type AskingStep, type Frame, guard, leave, top } from '#kernel';
import { type Face, FACES, type Side } from '../../content/box.ts';
import { asks, handOf, type War } from '../state.ts';
import { discardCard } from '../verbs.ts';
import { discardFaceDown } from '../deck/cards.ts';

/** A price in cards from hand: one of each type, of the payer's choice. */
export interface PayCardsFrame extends Frame {
  readonly step: 'payCards';
  readonly side: Side;
  types: Face[];
}

const frameOf = (s: War): PayCardsFrame => top<PayCardsFrame>(s);

export const hasCardOfType = (s: War, side: Side, type: Face): boolean => handOf(s, side).some((card) => s.box.cards[card].type === type);

export const payingCards: AskingStep<War> = {
  rule: 'WR-EVENT-10',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({ id: 'payCards', params: { die: `@die.${FACES[frameOf(s).types[0]]}` } }),
  choices: [
    {
      verb: discardCard,
      guards: [
        guard('WR-EVENT-10', (s, card) => handOf(s, frameOf(s).side).includes(card)),
        guard('WR-EVENT-10', (s, card) => s.box.cards[card].type === frameOf(s).types[0]),
      ],
      candidates(s, _seat, propose) {
        for (const card of handOf(s, frameOf(s).side)) propose(card);
      },
      perform(s, table, card) {
        discardFaceDown(s, table, card);
        frameOf(s).types.shift();
        if (frameOf(s).types.length === 0) leave(s);
      },
    },
  ],
};
