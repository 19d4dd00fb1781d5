import { only } from '#kernel';
import {
  type Card,
  type Deck,
  deckOf,
  deckOfCard,
  type DeckType,
  type Side,
  sideOfCard,
  typeOfCard,
  typeOfDeck,
} from '../../content/box.ts';
import { backIndex, handOf, seatOf, type Table, type War } from '../state.ts';

/** Draws the top card of a deck; a draw from an empty deck is lost (WR-EVENT-04, WR-RULING-15). */
export function draw(s: War, table: Table, side: Side, type: DeckType): void {
  const deck: Deck = deckOf(side, type);
  const card = s.hidden.decks[deck].pop();
  if (card === undefined) return;
  const seat = seatOf(s, side);
  const { hand } = s.own[seat];
  hand.push(card);
  hand.sort((a, b) => a - b);
  s.open.deckLeft[deck]--;
  s.open.backs[backIndex(seat, type)]++;
  table.reveal();
  table.tell?.({ type: 'drew', side, deck: typeOfDeck(deck) });
  table.tell?.({ type: 'drewCard', card }, only(seat));
}

/** Takes a card out of the hand of the side it belongs to. */
export function takeFromHand(s: War, card: Card): void {
  const side = sideOfCard(card);
  const hand = handOf(s, side);
  hand.splice(hand.indexOf(card), 1);
  s.open.backs[backIndex(seatOf(s, side), typeOfCard(card))]--;
}

export const inHand = (s: War, side: Side, card: Card): boolean => handOf(s, side).includes(card);

/** Discarded from hand: face down, so the opponent sees only the back (WR-EVENT-03). */
export function discardFaceDown(s: War, table: Table, card: Card): void {
  takeFromHand(s, card);
  const side = sideOfCard(card);
  const { discarded } = s.own[seatOf(s, side)];
  discarded.push(card);
  discarded.sort((a, b) => a - b);
  s.open.faceDown[deckOfCard(card)]++;
  table.tell?.({ type: 'discardedFaceDown', side, deck: typeOfCard(card) });
  table.tell?.({ type: 'discardedCard', card }, only(seatOf(s, side)));
}

export const onTable = (s: War, card: Card): boolean => s.open.table.includes(card);

export function discardFromTable(s: War, table: Table, card: Card): void {
  s.open.table.splice(s.open.table.indexOf(card), 1);
  s.open.discard.push(card);
  table.tell?.({ type: 'tableCardGone', card });
}
