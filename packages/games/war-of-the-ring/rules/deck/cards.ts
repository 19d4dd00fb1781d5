import { only, type Seat } from '#kernel';
import { type Card, type Deck, deckOf, deckOfCard, type DeckType, sideOfCard, typeOfCard, typeOfDeck } from '../../content/box.ts';
import type { WarEffects, War } from '../state.ts';
import { backIndex, byPartner, handOf, holderOf, sideOfSeat } from '../team/seats.ts';

/** Draws the top card of a deck; a draw from an empty deck is lost (WR-EVENT-04, WR-RULING-15). */
export function draw(s: War, effects: WarEffects, seat: Seat, type: DeckType): void {
  const side = sideOfSeat(s, seat);
  const deck: Deck = deckOf(side, type);
  const card = s.hidden.decks[deck].pop();
  if (card === undefined) return;
  const { hand } = s.own[seat];
  hand.push(card);
  hand.sort((a, b) => a - b);
  s.open.deckLeft[deck]--;
  s.open.backs[backIndex(seat, type)]++;
  effects.reveal();
  effects.emit?.({ type: 'drew', side, deck: typeOfDeck(deck), ...byPartner(s, seat) });
  effects.emit?.({ type: 'drewCard', card }, only(seat));
}

/** Takes a card out of the hand of the side it belongs to. */
export function takeFromHand(s: War, card: Card): void {
  const seat = holderOf(s, sideOfCard(card), card);
  const hand = handOf(s, seat);
  hand.splice(hand.indexOf(card), 1);
  s.open.backs[backIndex(seat, typeOfCard(card))]--;
}

/** Discarded from hand: face down, so the opponent sees only the back (WR-EVENT-03). */
export function discardFaceDown(s: War, effects: WarEffects, card: Card): void {
  const side = sideOfCard(card);
  const seat = holderOf(s, side, card);
  takeFromHand(s, card);
  const { discarded } = s.own[seat];
  discarded.push(card);
  discarded.sort((a, b) => a - b);
  s.open.faceDown[deckOfCard(card)]++;
  effects.emit?.({ type: 'discardedFaceDown', side, deck: typeOfCard(card), ...byPartner(s, seat) });
  effects.emit?.({ type: 'discardedCard', card }, only(seat));
}

export const onTable = (s: War, card: Card): boolean => s.open.table.includes(card);

export function discardFromTable(s: War, effects: WarEffects, card: Card): void {
  s.open.table.splice(s.open.table.indexOf(card), 1);
  s.open.discard.push(card);
  effects.emit?.({ type: 'tableCardGone', card });
}
