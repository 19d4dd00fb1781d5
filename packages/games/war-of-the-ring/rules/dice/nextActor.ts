import { type AutomaticStep, type Frame, goTo, leave } from '#kernel';
import { enemyOf, type Face, type Side } from '../../content/box.ts';
import { checkExcess } from '../army/excess.ts';
import { checkHands } from '../events/handLimit.ts';
import { step, type War } from '../state.ts';
import type { ChooseActionFrame } from './chooseAction.ts';
import { unusedDice } from './pool.ts';
import { hasUsableToken } from './tokens.ts';

/** In turns, the Free Peoples first; whoever has no dice left lets the other go on alone (WR-PHASE-07, WR-DICE-19), but for a token (WR-RULING-13). */
export const choosingActor: AutomaticStep<War> = {
  run(s) {
    const first = s.open.toAct;
    for (const side of [first, enemyOf(first)]) {
      if (unusedDice(s, side) === 0 && !hasUsableToken(s, side)) continue;
      goTo(s, { step: 'chooseAction', side } as ChooseActionFrame);
      return;
    }
    goTo(s, step('endTurn'));
  },
};

/** Beneath everything an action does: what it was, and what remains to be looked after when it is over. */
export interface EndActionFrame extends Frame {
  readonly step: 'endAction';
  readonly side: Side;
  /** The die and what it was spent on, or the token; -1 for none. */
  readonly face: Face;
  readonly action: number;
  readonly token: number;
}

/** The end of each action: armies merge by themselves; then the limits of regions and hands (WR-ARMY-09, WR-ARMY-11, WR-EVENT-02). */
export const endingAction: AutomaticStep<War> = {
  run(s) {
    if (checkExcess(s) || checkHands(s)) return;
    leave(s);
  },
};
