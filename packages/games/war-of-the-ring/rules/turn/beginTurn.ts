import { BOTH_SIDES, CHARACTER_DECK, FREE, SHADOW, STRATEGY_DECK } from '../../content/box.ts';
import { draw } from '../deck/cards.ts';
import { newPool } from '../dice/pool.ts';
import { checkHands } from '../events/handLimit.ts';
import { beginTurnFrame, fellowshipPhaseFrame } from '../frames/turn.ts';
import { automatic } from '../tools.ts';

/** Phase 1: dice come back, then each player draws from both decks (WR-PHASE-01, WR-PHASE-02, WR-PHASE-03). */
export const beginningTurn = automatic(beginTurnFrame, (s, table) => {
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
  table.tell?.({ type: 'turnBegan', turn: open.turn, free: open.pool[FREE], shadow: open.pool[SHADOW] });
  for (const side of BOTH_SIDES) {
    draw(s, table, side, CHARACTER_DECK);
    draw(s, table, side, STRATEGY_DECK);
  }
  fellowshipPhaseFrame.goTo(s, { stage: 0 });
  checkHands(s);
});
