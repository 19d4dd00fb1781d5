import { leave } from '#kernel';
import { enemyOf } from '../../content/box.ts';
import { checkExcess } from '../army/excess.ts';
import { checkHands } from '../events/handLimit.ts';
import { chooseActionFrame, endActionFrame, endTurnFrame, nextActorFrame } from '../frames/turn.ts';
import { automatic } from '../tools.ts';
import { unusedDice } from './pool.ts';
import { hasUsableToken } from './tokens.ts';

/** In turns, the Free Peoples first; whoever has no dice left lets the other go on alone (WR-PHASE-07, WR-DICE-19), but for a token (WR-RULING-13). */
export const choosingActor = automatic(nextActorFrame, (s) => {
  const first = s.open.toAct;
  for (const side of [first, enemyOf(first)]) {
    if (unusedDice(s, side) === 0 && !hasUsableToken(s, side)) continue;
    chooseActionFrame.goTo(s, { side });
    return;
  }
  endTurnFrame.goTo(s);
});

/** The end of each action: armies merge by themselves; then the limits of regions and hands (WR-ARMY-09, WR-ARMY-11, WR-EVENT-02). */
export const endingAction = automatic(endActionFrame, (s) => {
  if (checkExcess(s) || checkHands(s)) return;
  leave(s);
});
