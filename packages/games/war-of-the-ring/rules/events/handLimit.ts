import { asId } from '#kernel/id.ts';
import { leave, NOBODY, only, type Seats, type Seat } from '#kernel';
import { discardFaceDown } from '../deck/cards.ts';
import { discardToLimitFrame } from '../frames/turn.ts';
import type { War } from '../state.ts';
import { handLimit } from '../team/seats.ts';
import { asking, choice, seatGuard } from '../tools.ts';
import { discardCard } from '../verbs.ts';

/** Hand sizes are public, so this tells nobody anything new. */
function seatsOver(s: War): Seats {
  let over: Seats = NOBODY;
  for (let seat: Seat = asId(0); seat < s.own.length; seat++)
    if (s.own[seat].hand.length > handLimit(s, seat)) over = asId(over | only(seat));
  return over;
}

/** Checked after all the draws of a phase or an action, not between them (WR-RULING-14). */
export function checkHands(s: War): boolean {
  const over = seatsOver(s) !== NOBODY;
  if (over) discardToLimitFrame.enter(s);
  return over;
}

/** Down to six cards, or four beside a partner, of one's own choice, new ones included (WR-EVENT-02, WR-MULTI-07). */
export const discardingToLimit = asking(discardToLimitFrame, {
  rule: 'WR-EVENT-02',
  asks: seatsOver,
  prompt: (s, seat) => ({ id: 'discardToLimit', params: { count: s.own[seat].hand.length - handLimit(s, seat) } }),
  choices: [
    choice(discardCard, {
      guards: [seatGuard('WR-EVENT-02', (s, seat, card) => s.own[seat].hand.includes(card))],
      candidates(s, propose, seat) {
        for (const card of s.own[seat].hand) propose(card);
      },
      perform(s, effects, card) {
        discardFaceDown(s, effects, card);
        if (seatsOver(s) === NOBODY) leave(s);
      },
    }),
  ],
});
