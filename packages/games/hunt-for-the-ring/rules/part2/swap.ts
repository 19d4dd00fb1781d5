import { seatSet } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { type Choice, type Seat, type Seats } from '#kernel';
import { removeCard } from '../cards.ts';
import { at } from '../frames.ts';
import { eachKind } from '../handLimit.ts';
import { type Hunt, type HuntEffects, type Offer, staying, wraith } from '../state.ts';
import { asking, automatic, choice, guard, moment, seatGuard } from '../tools.ts';
import { acceptSwap, declineSwap, endSwapping, swapSorcery } from '../verbs.ts';

/** Enough for any new division of the cards, however many offers are declined on the way to it; and an end to it. */
const MOST_OFFERS = 200;

const swappers = (s: Hunt): Seats => seatSet(staying(s));
const isReady = (s: Hunt, seat: Seat): boolean => ((s.open.swapReady >> seat) & 1) === 1;

/** During the swap the Wraith players see one another's hands (HR-RUL-48); the Ring-bearer and watchers do not. */
function showHands(s: Hunt): void {
  for (let seat: Seat = asId(1); seat < s.open.seats; seat++)
    for (let other: Seat = asId(1); other < s.open.seats; other++)
      if (other !== seat) wraith(s, seat).known[other] = [...wraith(s, other).hand];
}

const offersOf = (s: Hunt, seat: Seat): readonly Offer[] => wraith(s, seat).offers;
const offerFrom = (s: Hunt, from: Seat, to: Seat): Offer | undefined =>
  offersOf(s, to).find((offer) => offer.from === from && offer.to === to);

/** Every Wraith player has the same list. */
function keepOffers(s: Hunt, stands: (offer: Offer) => boolean): void {
  const left = offersOf(s, 1).filter(stands);
  for (let seat: Seat = asId(1); seat < s.open.seats; seat++) wraith(s, seat).offers = [...left];
}

function tellOffer(
  s: Hunt,
  effects: HuntEffects,
  type: 'swapOffered' | 'swapDeclined' | 'sorcerySwapped',
  { from, card, to, wanted }: Offer,
): void {
  effects.emit?.({ type, seat: from, card, other: to, for: wanted }, swappers(s));
}

/** All Wraith players agree on the swap, so it takes two: one offers, the other accepts. One offer at a time. */
const offering: Choice<Hunt> = choice(swapSorcery, {
  guards: [
    moment('HR-SETUP2-16', (s) => s.open.swaps < MOST_OFFERS),
    seatGuard('HR-SETUP2-16', (s, seat, _card, other) => other > 0 && other < s.open.seats && other !== seat),
    // Whoever has said that he is done is left in peace.
    guard('HR-SETUP2-16', (s, _card, other) => !isReady(s, other)),
    seatGuard('HR-SETUP2-16', (s, seat) => !offersOf(s, seat).some(({ from }) => from === seat)),
    seatGuard('HR-SORC-01', (s, seat, card) => wraith(s, seat).hand.includes(card)),
    guard('HR-SORC-01', (s, _card, other, wanted) => wraith(s, other).hand.includes(wanted)),
    guard('HR-SETUP2-16', (_s, card, _other, wanted) => card !== wanted),
  ],
  candidates: (s, propose, seat) => {
    for (const other of staying(s))
      if (other !== seat)
        eachKind(wraith(s, seat).hand, (card) => eachKind(wraith(s, other).hand, (wanted) => propose(card, other, wanted)));
  },
  performBy(s, effects, from, card, to, wanted) {
    const offer: Offer = { from, card, to, wanted };
    s.open.swaps++;
    for (let seat: Seat = asId(1); seat < s.open.seats; seat++) wraith(s, seat).offers.push(offer);
    tellOffer(s, effects, 'swapOffered', offer);
  },
});

const offered = seatGuard('HR-SETUP2-16', (s, seat, from) => offerFrom(s, asId(from), seat) !== undefined);

const accepting: Choice<Hunt> = choice(acceptSwap, {
  guards: [offered],
  performBy(s, effects, seat, from) {
    const offer = offerFrom(s, from, seat);
    if (offer === undefined) return;
    const [theirs, mine] = [wraith(s, from).hand, wraith(s, seat).hand];
    removeCard(theirs, offer.card);
    removeCard(mine, offer.wanted);
    theirs.push(offer.wanted);
    mine.push(offer.card);
    // Whatever else was offered of or for these two hands no longer stands.
    keepOffers(s, (other) => ![other.from, other.to].some((each) => each === from || each === seat));
    showHands(s);
    tellOffer(s, effects, 'sorcerySwapped', offer);
  },
});

const declining: Choice<Hunt> = choice(declineSwap, {
  guards: [offered],
  performBy(s, effects, seat, from) {
    const offer = offerFrom(s, from, seat);
    keepOffers(s, (other) => other.from !== from);
    if (offer !== undefined) tellOffer(s, effects, 'swapDeclined', offer);
  },
});

/** Who is done, or has given up, neither offers nor accepts any more. */
export function endSwapOf(s: Hunt, effects: HuntEffects, seat: Seat): void {
  s.open.swapReady = asId(s.open.swapReady | (1 << seat));
  keepOffers(s, ({ from, to }) => from !== seat && to !== seat);
  effects.emit?.({ type: 'swapReady', seat });
  if ((s.open.swapReady & swappers(s)) === swappers(s)) at.dealPartTwo.goTo(s);
}

/** Cards may be swapped freely, but each ends with as many as he had (HR-SETUP2-16). */
export const swappingSorcery = asking(at.swapSorcery, {
  rule: 'HR-SETUP2-16',
  asks: (s) => asId(swappers(s) & ~s.open.swapReady),
  prompt: () => ({ id: 'swapSorcery', params: {} }),
  choices: [
    offering,
    accepting,
    declining,
    choice(endSwapping, { guards: [], performBy: (s, effects, seat) => endSwapOf(s, effects, seat) }),
  ],
});

/** A lone Wraith player has nobody to swap with; the others lay their hands on the table before them, which cannot be unseen. */
export const beginningSwap = automatic(at.beginSwap, (s, effects) => {
  s.open.swapReady = asId(0);
  s.open.swaps = 0;
  keepOffers(s, () => false);
  if (staying(s).length === 1) return at.dealPartTwo.goTo(s);
  showHands(s);
  effects.reveal();
  effects.emit?.({ type: 'handsShown' });
  return at.swapSorcery.goTo(s);
});
