import type { SorceryCard } from '../content/ids.ts';
import type { Seat } from '#kernel';
import { asId, asIds } from '#kernel/id.ts';
import { at } from '../rules/frames.ts';
import { bearer, type Hunt, type Offer, staying, wraith } from '../rules/state.ts';
import { lookUp, lookUpOne, refuse, rest } from './names.ts';
import type { ParsedHunt } from './schema.ts';

/** Hands, decks and discard piles. */
export function readCards(s: Hunt, p: ParsedHunt): void {
  readAllies(s, p);
  readSorcery(s, p);
}

/** Cards that a frame holds are on the table. */
const inPlay = (s: Hunt, deck: 'ally' | 'sorcery'): number[] =>
  s.frames.flatMap((frame) => (at.script.is(frame) && frame.deck === deck ? [frame.card] : []));

function readAllies(s: Hunt, p: ParsedHunt): void {
  const { open, hidden, box } = s;
  const own = bearer(s);
  own.hand = lookUp(box.allyIds, p.ringBearer.hand, 'ringBearer.hand');
  own.looked = lookUp(box.allyIds, p.ringBearer.looked, 'ringBearer.looked');
  own.bottom = lookUp(box.allyIds, p.ringBearer.bottom, 'ringBearer.bottom');
  open.allyHand = own.hand.length;
  open.allyDiscard = lookUp(box.allyIds, p.allyDiscard, 'allyDiscard');
  open.allyShown = lookUp(box.allyIds, p.allyShown, 'allyShown');
  const left = rest(
    box.allyDecks[p.part],
    [...own.hand, ...own.looked, ...open.allyDiscard, ...inPlay(s, 'ally')],
    'ringBearer.hand',
    box.allyIds,
  );
  hidden.allyDeck = asIds(
    p.allyDeck === undefined
      ? [...own.bottom, ...rest(left, own.bottom, 'ringBearer.bottom', box.allyIds)]
      : lookUp(box.allyIds, p.allyDeck, 'allyDeck'),
  );
  open.allyDeck = hidden.allyDeck.length;
}

function readSorcery(s: Hunt, p: ParsedHunt): void {
  const { open, hidden, box } = s;
  if ((p.wraiths?.length ?? 0) >= p.seats)
    refuse(`only ${p.seats - 1} of the ${p.seats} seats are Wraith players`, 'wraiths', ['HR-GEN-01']);
  for (let seat: Seat = asId(1); seat < p.seats; seat++) {
    const told = p.wraiths?.[seat - 1];
    wraith(s, seat).hand = lookUp(box.sorceryIds, told?.hand ?? [], `wraiths.${seat - 1}.hand`);
    open.sorceryHand[seat] = wraith(s, seat).hand.length;
    if (told?.known !== undefined) wraith(s, seat).known = readKnown(s, told.known, `wraiths.${seat - 1}.known`);
  }
  readOffers(s, p);
  open.sorceryDiscard = lookUp(box.sorceryIds, p.sorceryDiscard, 'sorceryDiscard');
  const beside = p.barrowWights ? box.sorcery.flatMap(({ stays }, card) => (stays ? [card] : [])) : [];
  const hands = s.own.flatMap((_, seat) => (seat === 0 ? [] : wraith(s, asId(seat)).hand));
  const playing = inPlay(s, 'sorcery').filter((card) => !beside.includes(card));
  hidden.sorceryDeck = asIds(
    p.sorceryDeck === undefined
      ? rest(box.sorceryDeck, [...hands, ...open.sorceryDiscard, ...beside, ...playing], 'wraiths', box.sorceryIds)
      : lookUp(box.sorceryIds, p.sorceryDeck, 'sorceryDeck'),
  );
  open.sorceryDeck = hidden.sorceryDeck.length;
}

/** What somebody knows of the hands of others: a list a seat, the Ring-bearer's empty one first. */
export function readKnown({ open, box }: Hunt, told: readonly (readonly string[])[], path: string): SorceryCard[][] {
  if (told.length !== open.seats) refuse(`a list for each of the ${open.seats} seats is expected`, path);
  return told.map((cards, i) => lookUp(box.sorceryIds, cards, `${path}.${i}`));
}

function readOffers(s: Hunt, p: ParsedHunt): void {
  const seats = staying(s);
  const offers = p.offers.map(({ from, card, to, wanted }, i): Offer => {
    if (from === to || !seats.includes(asId(from)) || !seats.includes(asId(to)))
      refuse('one Wraith player offers a card to another', `offers.${i}`, ['HR-SETUP2-16']);
    return {
      from: asId(from),
      card: lookUpOne(s.box.sorceryIds, card, `offers.${i}.card`),
      to: asId(to),
      wanted: lookUpOne(s.box.sorceryIds, wanted, `offers.${i}.wanted`),
    };
  });
  for (let seat: Seat = asId(1); seat < p.seats; seat++) wraith(s, seat).offers = [...offers];
}
