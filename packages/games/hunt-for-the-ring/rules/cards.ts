import { asId } from '#kernel/id.ts';
import { only, type Seat } from '#kernel';
import type { AllyCard, SorceryCard } from '../content/ids.ts';
import { at } from './frames.ts';
import { bearer, HAND_LIMIT, type Hunt, type HuntEffects, RING_BEARER, wraith } from './state.ts';

/** Hands, decks and discard piles. Cards are told apart by what is printed on them: copies have no identity. */

export function removeCard<Card extends number>(hand: Card[], card: Card): boolean {
  const place = hand.indexOf(card);
  if (place < 0) return false;
  hand.splice(place, 1);
  return true;
}

/** From the top of the Ally deck; an empty deck gives nothing (HR-ALLY-06). False when it is empty. */
export function takeTopAlly(s: Hunt): AllyCard {
  const card = s.hidden.allyDeck.pop();
  if (card === undefined) return asId(-1);
  s.open.allyDeck--;
  const { bottom } = bearer(s);
  // The unknown part is used up: the Ring-bearer now draws what he once put under the deck.
  if (bottom.length > s.open.allyDeck) bottom.pop();
  return card;
}

export function drawAlly(s: Hunt, effects: HuntEffects, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = takeTopAlly(s);
    if (card < 0) {
      effects.emit?.({ type: 'allyDeckEmpty' });
      return;
    }
    takeIntoHand(s, card);
    effects.reveal();
    effects.emit?.({ type: 'allyDrawn', hand: s.open.allyHand });
    effects.emit?.({ type: 'allyDrawnCard', card }, only(RING_BEARER));
  }
}

export function takeIntoHand(s: Hunt, card: AllyCard): void {
  bearer(s).hand.push(card);
  s.open.allyHand++;
}

/** Out of the Ring-bearer's hand, wherever it goes. */
export function takeFromHand(s: Hunt, card: AllyCard): void {
  if (!removeCard(bearer(s).hand, card)) throw new Error(`The Ring-bearer does not hold ${s.box.allyIds[card]}`);
  s.open.allyHand--;
  removeCard(s.open.allyShown, card);
}

/** Openly onto the pile (HR-RUL-35). */
export function discardFromHand(s: Hunt, effects: HuntEffects, card: AllyCard): void {
  takeFromHand(s, card);
  s.open.allyDiscard.push(card);
  effects.reveal();
  effects.emit?.({ type: 'allyDiscarded', card });
}

/** Above five cards the Ring-bearer discards at once (HR-ALLY-02). */
export function keepAllyLimit(s: Hunt): void {
  if (s.open.allyHand > HAND_LIMIT) at.discardAlly.enter(s);
}

export const canDrawSorcery = (s: Hunt): boolean => s.open.sorceryDeck > 0 || s.open.sorceryDiscard.length > 0;

/** From the top; an empty deck is made anew from the discard pile (HR-SORC-08); with both empty nothing happens (HR-RUL-36). */
export function drawSorceryCard(s: Hunt, effects: HuntEffects, seat: Seat): void {
  const { open, hidden } = s;
  if (!canDrawSorcery(s)) {
    effects.emit?.({ type: 'noSorceryLeft', seat });
    return;
  }
  if (open.sorceryDeck === 0) {
    hidden.sorceryDeck = open.sorceryDiscard;
    open.sorceryDiscard = [];
    open.sorceryDeck = hidden.sorceryDeck.length;
    effects.random.shuffle(hidden.sorceryDeck, s.box.sorceryIds);
    effects.emit?.({ type: 'sorceryReshuffled', cards: open.sorceryDeck });
  }
  const card = hidden.sorceryDeck.pop();
  if (card === undefined) return;
  open.sorceryDeck--;
  wraith(s, seat).hand.push(card);
  open.sorceryHand[seat]++;
  effects.reveal();
  effects.emit?.({ type: 'sorceryDrawn', seat, hand: open.sorceryHand[seat] });
  effects.emit?.({ type: 'sorceryDrawnCard', card }, only(seat));
}

/** Out of a Wraith player's hand: whoever knew the card was there forgets it. */
export function takeFromSorceryHand(s: Hunt, seat: Seat, card: SorceryCard): void {
  if (!removeCard(wraith(s, seat).hand, card)) throw new Error(`Seat ${seat} does not hold ${s.box.sorceryIds[card]}`);
  s.open.sorceryHand[seat]--;
  for (const own of s.own) removeCard(own.known[seat], card);
}

export function discardFromSorceryHand(s: Hunt, effects: HuntEffects, seat: Seat, card: SorceryCard): void {
  takeFromSorceryHand(s, seat, card);
  s.open.sorceryDiscard.push(card);
  effects.reveal();
  effects.emit?.({ type: 'sorceryDiscarded', seat, card });
}

/** HR-SORC-02. */
export function keepSorceryLimit(s: Hunt, seat: Seat): void {
  if (s.open.sorceryHand[seat] > HAND_LIMIT) {
    at.discardSorcery.enter(s, { seat });
  }
}
