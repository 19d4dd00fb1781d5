import { type AskingStep, type AutomaticStep, type Choice, goTo, guard, NOBODY, type Seat, type Seats } from '#kernel';
import { removeCard } from '../cards.ts';
import { eachKind } from '../handLimit.ts';
import { at, type Hunt, wraith } from '../state.ts';
import { endSwapping, swapSorcery } from '../verbs.ts';
import { seatWord, sorceryWord } from '../words.ts';

/** Enough for any new division of the cards, and an end to it. */
const MOST_SWAPS = 20;

const allWraiths = (s: Hunt): Seats => ((1 << s.open.seats) - 1) & ~1;
const isReady = (s: Hunt, seat: Seat): boolean => ((s.open.swapReady >> seat) & 1) === 1;

/** During the swap the Wraith players see one another's hands (HR-RUL-48); the Ring-bearer and watchers do not. */
function showHands(s: Hunt): void {
  for (let seat = 1; seat < s.open.seats; seat++)
    for (let other = 1; other < s.open.seats; other++) if (other !== seat) wraith(s, seat).known[other] = [...wraith(s, other).hand];
}

const swapping: Choice<Hunt> = {
  verb: swapSorcery,
  guards: [
    guard('HR-SETUP2-16', (s) => s.open.swaps < MOST_SWAPS),
    guard('HR-SETUP2-16', (s, _card, other, _for, seat) => other > 0 && other < s.open.seats && other !== seat),
    // Whoever has said that he is done is left in peace.
    guard('HR-SETUP2-16', (s, _card, other) => !isReady(s, other)),
    guard('HR-SORC-01', (s, card, _other, _for, seat) => wraith(s, seat).hand.includes(card)),
    guard('HR-SORC-01', (s, _card, other, wanted) => wraith(s, other).hand.includes(wanted)),
    guard('HR-SETUP2-16', (_s, card, _other, wanted) => card !== wanted),
  ],
  candidates: (s, seat, propose) => {
    for (let other = 1; other < s.open.seats; other++)
      if (other !== seat)
        eachKind(wraith(s, seat).hand, (card) => eachKind(wraith(s, other).hand, (wanted) => propose(card, other, wanted)));
  },
  perform(s, table, card, other, wanted, seat) {
    const mine = wraith(s, seat).hand;
    const theirs = wraith(s, other).hand;
    removeCard(mine, card);
    removeCard(theirs, wanted);
    mine.push(wanted);
    theirs.push(card);
    s.open.swaps++;
    showHands(s);
    if (table.listening)
      table.tell(
        { type: 'sorcerySwapped', seat: seatWord(seat), card: sorceryWord(s, card), other: seatWord(other), for: sorceryWord(s, wanted) },
        allWraiths(s),
      );
  },
};

/** Cards may be swapped freely, but each ends with as many as he had (HR-SETUP2-16). */
export const swappingSorcery: AskingStep<Hunt> = {
  rule: 'HR-SETUP2-16',
  asks: (s) => (s.outcome === null ? allWraiths(s) & ~s.open.swapReady : NOBODY),
  prompt: () => ({ id: 'swapSorcery', params: {} }),
  choices: [
    swapping,
    {
      verb: endSwapping,
      guards: [],
      perform(s, table, _a, _b, _c, seat) {
        s.open.swapReady |= 1 << seat;
        if (table.listening) table.tell({ type: 'swapReady', seat: seatWord(seat) });
        if (s.open.swapReady === allWraiths(s)) goTo(s, at('dealPartTwo'));
      },
    },
  ],
};

/** A lone Wraith player has nobody to swap with; the others lay their hands on the table before them, which cannot be unseen. */
export const beginningSwap: AutomaticStep<Hunt> = {
  run(s, table) {
    s.open.swapReady = 0;
    s.open.swaps = 0;
    if (s.open.seats === 2) return goTo(s, at('dealPartTwo'));
    showHands(s);
    table.reveal();
    if (table.listening) table.tell({ type: 'handsShown' });
    return goTo(s, at('swapSorcery'));
  },
};
