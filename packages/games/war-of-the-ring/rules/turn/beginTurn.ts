import { BOTH_SIDES, CHARACTER_DECK, FREE, SHADOW, STRATEGY_DECK } from '../../content/box.ts';
import { draw } from '../deck/cards.ts';
import { newPool } from '../dice/pool.ts';
import { checkHands } from '../events/handLimit.ts';
import { beginTurnFrame, fellowshipPhaseFrame, sharedCardsFrame } from '../frames/turn.ts';
import { passLeading } from '../team/leading.ts';
import { isShared, seatsOf } from '../team/seats.ts';
import { automatic } from '../tools.ts';

/** Phase 1: dice come back, then each player draws from both decks (WR-PHASE-01, WR-PHASE-02, WR-PHASE-03). */
export const beginningTurn = automatic(beginTurnFrame, (s, effects) => {
  const { open } = s;
  open.turn++;
  open.dice.fill(0);
  open.huntBox.fill(0);
  open.ringUsed.fill(0);
  open.tokenUsed.fill(0);
  open.messengerUsed = false;
  open.fellowship.attempted = false;
  open.pool[FREE] = newPool(s, FREE);
  open.pool[SHADOW] = newPool(s, SHADOW);
  effects.emit?.({ type: 'turnBegan', turn: open.turn, free: open.pool[FREE], shadow: open.pool[SHADOW] });
  passLeading(s, effects);
  for (const side of BOTH_SIDES)
    for (const seat of seatsOf(s, side)) {
      // From the second turn on, those who share a side draw one card, of a deck of their choice (WR-MULTI-05, WR-RULING-86).
      if (isShared(s, side) && open.turn > 1) continue;
      draw(s, effects, seat, CHARACTER_DECK);
      draw(s, effects, seat, STRATEGY_DECK);
    }
  fellowshipPhaseFrame.goTo(s, { stage: 0 });
  if (open.team === undefined) checkHands(s);
  else sharedCardsFrame.enter(s, { stage: 0 });
});
