import { asId } from '#kernel/id.ts';
import { includes, leave, NOBODY, only, type Seat, without } from '#kernel';
import { type Card, typeOfCard } from '../../content/box.ts';
import { takeFromHand } from '../deck/cards.ts';
import { swapCardsFrame } from '../frames/turn.ts';
import type { WarEffects, War } from '../state.ts';
import { backIndex, handOf, partnerOf, sideOfSeat } from '../team/seats.ts';
import { asking, choice, seatGuard } from '../tools.ts';
import { decline, offerCard } from '../verbs.ts';

/** Both have a card to give; hands are counted in the open, so nobody learns anything by not being asked. */
export function maySwap(s: War, seat: Seat): boolean {
  const partner = partnerOf(s, seat);
  return partner >= 0 && handOf(s, seat).length > 0 && handOf(s, partner).length > 0;
}

function give(s: War, effects: WarEffects, card: Card, from: Seat, to: Seat): void {
  takeFromHand(s, card);
  const hand = handOf(s, to);
  hand.push(card);
  hand.sort((a, b) => a - b);
  s.open.backs[backIndex(to, typeOfCard(card))]++;
  effects.emit?.({ type: 'gaveCard', card }, only(from));
  effects.emit?.({ type: 'gotCard', card }, only(to));
}

const NO_CARD: Card = asId(-1);

/** The swap takes place only if both offer a card; neither sees the other's before (WR-MULTI-06). */
function settle(s: War, effects: WarEffects, seat: Seat): void {
  const partner = partnerOf(s, seat);
  const [mine, theirs] = [s.own[seat].offered ?? NO_CARD, s.own[partner].offered ?? NO_CARD];
  for (const each of [seat, partner]) s.own[each].offered = NO_CARD;
  if (mine < 0 || theirs < 0) {
    effects.emit?.({ type: 'notSwapped', side: sideOfSeat(s, seat) });
    return;
  }
  give(s, effects, mine, seat, partner);
  give(s, effects, theirs, partner, seat);
  effects.reveal();
  effects.emit?.({ type: 'swapped', seat: partner, with: seat, decks: [typeOfCard(theirs), typeOfCard(mine)] });
}

function answer(s: War, effects: WarEffects, seat: Seat, card: Card): void {
  const frame = swapCardsFrame.of(s);
  s.own[seat].offered = card;
  frame.left = without(frame.left, seat);
  effects.emit?.({ type: 'swapAnswered', seat });
  if (!includes(frame.left, partnerOf(s, seat))) settle(s, effects, seat);
  if (frame.left === NOBODY) leave(s);
}

/** Each says in secret whether he gives a card, and which; the cards are neither shown nor discussed (WR-MULTI-06). */
export const swappingCards = asking(swapCardsFrame, {
  rule: 'WR-MULTI-06',
  nothing: decline,
  asks: (s) => swapCardsFrame.of(s).left,
  prompt: (s, seat) => ({ id: 'swapCards', params: { seat: `@seat.${partnerOf(s, seat)}` } }),
  choices: [
    choice(offerCard, {
      guards: [seatGuard('WR-MULTI-06', (s, seat, card) => handOf(s, seat).includes(card))],
      candidates(s, propose, seat) {
        for (const card of handOf(s, seat)) propose(card);
      },
      performBy: (s, effects, seat, card) => answer(s, effects, seat, card),
    }),
    choice(decline, { guards: [], performBy: (s, effects, seat) => answer(s, effects, seat, asId(-1)) }),
  ],
});
