import { type AskingStep, enter, guard, leave, type Seats, only } from '#kernel';
import { FREE, LIMITS, SHADOW } from '../../content/box.ts';
import { step, type War } from '../state.ts';
import { discardCard } from '../verbs.ts';
import { discardFaceDown } from '../deck/cards.ts';

const isOver = (s: War, seat: number): boolean => s.own[seat].hand.length > LIMITS.hand;

/** Hand sizes are public, so this tells nobody anything new. */
const seatsOver = (s: War): Seats => (isOver(s, FREE) ? only(FREE) : 0) | (isOver(s, SHADOW) ? only(SHADOW) : 0);

/** Checked after all the draws of a phase or an action, not between them (WR-RULING-14). */
export function checkHands(s: War): boolean {
  const over = seatsOver(s) !== 0;
  if (over) enter(s, step('discardToLimit'));
  return over;
}

/** Down to six cards of one's own choice, new ones included (WR-EVENT-02). */
export const discardingToLimit: AskingStep<War> = {
  rule: 'WR-EVENT-02',
  asks: seatsOver,
  prompt: (s, seat) => ({ id: 'discardToLimit', params: { count: s.own[seat].hand.length - LIMITS.hand } }),
  choices: [
    {
      verb: discardCard,
      guards: [guard('WR-EVENT-02', (s, card, _b, _c, seat) => s.own[seat].hand.includes(card))],
      candidates(s, seat, propose) {
        for (const card of s.own[seat].hand) propose(card);
      },
      perform(s, table, card) {
        discardFaceDown(s, table, card);
        if (seatsOver(s) === 0) leave(s);
      },
    },
  ],
};
