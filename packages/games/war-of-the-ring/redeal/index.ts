import { asId } from '#kernel/id.ts';
import { cloneState, includes, type Random, type Seat, type Seats, type Viewer } from '#kernel';
import { type Card, CARD_COUNT, CARDS_OF_DECKS, type Deck, deckOfCard } from '../content/box.ts';
import { conditionHolds } from '../rules/battle/combatCards.ts';
import { swapCardsFrame } from '../rules/frames/turn.ts';
import type { War } from '../rules/state.ts';
import { partnerOf, sideOfSeat } from '../rules/team/seats.ts';

/**
 * A state that the viewer cannot tell from the real one: of each deck, the cards he has not seen are dealt anew to all other hands, a partner's too, to the combat card
 * lying face down, to the face-down discards and to the deck. His own hand, and everything face up, stays.
 */
export function redeal(real: War, viewer: Viewer, random: Random): War {
  const s = cloneState(real);
  if (s.outcome !== null) return s;
  const known = new Uint8Array(CARD_COUNT);
  for (const card of [...s.open.table, ...s.open.discard]) known[card] = 1;
  if (viewer !== 'spectator') {
    const { hand, discarded, combatCard } = s.own[viewer];
    for (const card of [...hand, ...discarded, ...(combatCard < 0 ? [] : [combatCard])]) known[card] = 1;
  }
  for (const [deck, cards] of CARDS_OF_DECKS.entries()) {
    const unseen = cards.filter((card) => known[card] === 0);
    random.shuffle(unseen);
    dealDeck(s, asId(deck), unseen, viewer);
  }
  // What the other has said about re-rolls is not known either; any number he may say will do.
  for (const [seat, own] of s.own.entries()) if (seat !== viewer && own.rerolls > 0) own.rerolls = random.draw(own.rerolls + 1);
  // Nor whether somebody has offered his partner a card, or which.
  const swap = swapCardsFrame.within(s);
  for (const [seat, own] of s.own.entries())
    if (swap !== null && seat !== viewer && hasAnswered(s, swap.left, asId(seat)))
      own.offered = asId([-1, ...own.hand][random.draw(own.hand.length + 1)]);
  return s;
}

/** He has said whether he swaps, and his partner has not yet. */
const hasAnswered = (s: War, left: Seats, seat: Seat): boolean =>
  !includes(left, seat) && partnerOf(s, seat) >= 0 && includes(left, partnerOf(s, seat));

function dealDeck(s: War, deck: Deck, unseen: Card[], viewer: Viewer): void {
  const isOfDeck = (card: Card): boolean => deckOfCard(card) === deck;
  for (const [seat, own] of s.own.entries()) {
    if (seat === viewer) continue;
    // The card lying face down must be one that could be played now.
    if (own.combatCard >= 0 && isOfDeck(own.combatCard)) {
      const fitting = unseen.findIndex((card) => conditionHolds(s, sideOfSeat(s, asId(seat)), card));
      own.combatCard = unseen.splice(Math.max(0, fitting), 1)[0];
    }
    own.hand = refill(own.hand, isOfDeck, unseen);
    own.discarded = refill(own.discarded, isOfDeck, unseen);
  }
  s.hidden.decks[deck] = unseen;
}

function refill(cards: readonly Card[], isOfDeck: (card: Card) => boolean, unseen: Card[]): Card[] {
  const kept = cards.filter((card) => !isOfDeck(card));
  return [...kept, ...unseen.splice(0, cards.length - kept.length)].sort((a, b) => a - b);
}
