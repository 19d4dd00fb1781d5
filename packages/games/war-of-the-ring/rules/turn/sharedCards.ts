import { asId } from '#kernel/id.ts';
import { leave, NOBODY, only, type Seat, type Seats, without } from '#kernel';
import { BOTH_SIDES, CHARACTER_DECK, deckOf, STRATEGY_DECK } from '../../content/box.ts';
import { draw } from '../deck/cards.ts';
import { checkHands } from '../events/handLimit.ts';
import { deckAny } from '../events/playEvent.ts';
import { drawForTurnFrame, sharedCardsFrame, swapCardsFrame } from '../frames/turn.ts';
import type { War } from '../state.ts';
import { isShared, seatsOf, sideOfSeat } from '../team/seats.ts';
import { asking, automatic, choice, seatGuard } from '../tools.ts';
import { drawCard } from '../verbs.ts';
import { maySwap } from './swapCards.ts';

/** Everybody who shares his side with somebody, as far as this holds for him. */
function sharing(s: War, holds: (seat: Seat) => boolean): Seats {
  let seats: Seats = NOBODY;
  for (const side of BOTH_SIDES)
    if (isShared(s, side)) for (const seat of seatsOf(s, side)) if (holds(seat)) seats = asId(seats | only(seat));
  return seats;
}

/** Phase 1 of those who share a side: one card each, the limit, and then perhaps a card each changes hands (WR-MULTI-05, WR-MULTI-06). */
export const sharingCards = automatic(sharedCardsFrame, (s) => {
  const stage = sharedCardsFrame.of(s).stage++;
  if (stage === 0) {
    const left = s.open.turn === 1 ? NOBODY : sharing(s, (seat) => deckAny(s, sideOfSeat(s, seat)));
    if (left !== NOBODY) drawForTurnFrame.enter(s, { left });
  } else if (stage === 1) checkHands(s);
  else if (stage === 2) {
    const left = sharing(s, (seat) => maySwap(s, seat));
    if (left !== NOBODY) swapCardsFrame.enter(s, { left });
  } else leave(s);
});

/** The last cards may have gone to a partner in the meantime (WR-RULING-15). */
const stillDraws = (s: War): Seats => {
  let seats: Seats = drawForTurnFrame.of(s).left;
  for (const side of BOTH_SIDES) if (!deckAny(s, side)) for (const seat of seatsOf(s, side)) seats = without(seats, seat);
  return seats;
};

export const drawingForTurn = asking(drawForTurnFrame, {
  rule: 'WR-MULTI-05',
  asks: stillDraws,
  prompt: () => ({ id: 'drawForTurn', params: {} }),
  choices: [
    choice(drawCard, {
      guards: [seatGuard('WR-RULING-15', (s, seat, which) => s.open.deckLeft[deckOf(sideOfSeat(s, seat), which)] > 0)],
      candidates(_s, propose) {
        propose(CHARACTER_DECK);
        propose(STRATEGY_DECK);
      },
      performBy(s, effects, seat, which) {
        const frame = drawForTurnFrame.of(s);
        frame.left = without(frame.left, seat);
        draw(s, effects, seat, which);
        if (stillDraws(s) === NOBODY) leave(s);
      },
    }),
  ],
});
