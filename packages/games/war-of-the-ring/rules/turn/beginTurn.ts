import { type AutomaticStep, goTo } from '#kernel';
import { CHARACTER_DECK, FREE, SHADOW, STRATEGY_DECK } from '../../content/box.ts';
import { newPool } from '../dice/pool.ts';
import { draw } from '../deck/cards.ts';
import { checkHands } from '../events/handLimit.ts';
import type { War } from '../state.ts';

/** Phase 1: dice come back, then each player draws from both decks (WR-PHASE-01, WR-PHASE-02, WR-PHASE-03). */
export const beginningTurn: AutomaticStep<War> = {
  run(s, table) {
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
    if (table.listening) table.tell({ type: 'turnBegan', turn: open.turn, free: open.pool[FREE], shadow: open.pool[SHADOW] });
    for (const side of [FREE, SHADOW] as const) {
      draw(s, table, side, CHARACTER_DECK);
      draw(s, table, side, STRATEGY_DECK);
    }
    goTo(s, { step: 'fellowshipPhase', stage: 0 } as FellowshipPhaseFrame);
    checkHands(s);
  },
};

export interface FellowshipPhaseFrame {
  readonly step: 'fellowshipPhase';
  /** 0: declaration, 1: entering Mordor, 2: the guide (WR-RULING-90). */
  stage: number;
}
