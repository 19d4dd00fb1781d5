import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import { type Card, deckOfCard, sideOfCard, typeOfCard } from '../content/box.ts';
import { DECKS } from '../content/cards.ts';
import { tableEffect } from '../rules/effects.ts';
import type { War } from '../rules/state.ts';
import { backIndex, handName, sideOfSeat } from '../rules/team/seats.ts';
import { impossible, type ParsedWar } from './notation.ts';

/** Every card in one place: hands, table, discards; the rest in its deck. */
export function setCards(s: War, data: ParsedWar): void {
  const { open, hidden, box } = s;
  const placed = new Set<Card>();
  const take = (names: readonly string[], path: string): Card[] =>
    names.map((name) => {
      const card = box.card[name] ?? impossible(`no card is called "${name}"`, path);
      if (placed.has(card)) impossible(`${name} is in two places`, path);
      placed.add(card);
      return card;
    });
  open.table = take(data.table, 'table');
  const passing = open.table.find((card) => !box.cards[card].table);
  if (passing !== undefined) impossible(`${box.cardIds[passing]} does not stay on the table`, 'table', ['WR-EVENT-06', 'WR-EVENT-09']);
  open.discard = take(data.discard, 'discard');
  for (const name of Object.keys(data.hands))
    if (s.own.every((_, seat) => handName(s, asId(seat)) !== name)) impossible(`nobody at this table is called "${name}"`, `hands.${name}`);
  for (const seat of s.own.keys()) setHand(s, data, asId(seat), take);
  for (const [deck, name] of DECKS.entries()) {
    const first = take(data.decks[name] ?? [], `decks.${name}`);
    for (const card of first) if (deckOfCard(card) !== deck) impossible(`${box.cardIds[card]} is not in the deck ${name}`, `decks.${name}`);
    const rest = hidden.decks[deck].filter((card) => !placed.has(card));
    hidden.decks[deck] = [...rest.reverse(), ...first.reverse()];
    open.deckLeft[deck] = hidden.decks[deck].length;
  }
}

function setHand(s: War, data: ParsedWar, seat: Seat, take: (names: readonly string[], path: string) => Card[]): void {
  const { open, box } = s;
  const side = sideOfSeat(s, seat);
  const given = data.hands[handName(s, seat)];
  if (given === undefined) return;
  const path = `hands.${handName(s, seat)}`;
  const mine = (names: readonly string[], part: string): Card[] => {
    const taken = take(names, `${path}.${part}`).sort((a, b) => a - b);
    for (const card of taken)
      if (sideOfCard(card) !== side) impossible(`${box.cardIds[card]} belongs to the other side`, `${path}.${part}`, ['WR-SETUP-09']);
    return taken;
  };
  if (data.battle === null && (given.combatCard !== undefined || given.rerolls !== undefined))
    impossible('combat cards and re-rolls are chosen in a battle', path, ['WR-BATTLE-13']);
  const own = s.own[seat];
  own.hand = mine(given.hand, 'hand');
  own.discarded = mine(given.discarded, 'discarded');
  own.combatCard = given.combatCard === undefined ? asId(-1) : mine([given.combatCard], 'combatCard')[0];
  own.rerolls = given.rerolls ?? -1;
  if (given.offered !== undefined) {
    own.offered = s.box.card[given.offered] ?? -1;
    if (!own.hand.includes(own.offered))
      impossible(`${given.offered} is not in the hand it is offered from`, `${path}.offered`, ['WR-MULTI-06']);
  }
  for (const card of own.hand) open.backs[backIndex(seat, typeOfCard(card))]++;
  for (const card of own.discarded) open.faceDown[deckOfCard(card)]++;
}

/** A card whose condition no longer holds has left the table at once (WR-EVENT-11). In the middle of something that may be still to come. */
export function checkTable(s: War): void {
  const lapsed = s.open.table.find((card) => tableEffect(s, card)?.lapses?.(s) === true);
  if (lapsed !== undefined) impossible(`the condition of ${s.box.cardIds[lapsed]} no longer holds`, 'table', ['WR-EVENT-11']);
}
