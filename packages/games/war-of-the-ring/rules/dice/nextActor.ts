import { asId } from '#kernel/id.ts';
import { leave, type Seat } from '#kernel';
import { enemyOf, type Side } from '../../content/box.ts';
import { checkExcess } from '../army/excess.ts';
import { askToMix } from '../army/mix.ts';
import { checkHands } from '../events/handLimit.ts';
import { chooseActionFrame, endActionFrame, endTurnFrame, nextActorFrame } from '../frames/turn.ts';
import type { War } from '../state.ts';
import { settleArmies } from '../team/armies.ts';
import { endUse } from '../team/inARow.ts';
import { isShared, partnerOf, seatOf } from '../team/seats.ts';
import { automatic } from '../tools.ts';
import { unusedDice } from './pool.ts';
import { hasUsableToken } from './tokens.ts';

/** In turns, the Free Peoples first; whoever has no dice left lets the other go on alone (WR-PHASE-07, WR-DICE-19), but for a token (WR-RULING-13). */
export const choosingActor = automatic(nextActorFrame, (s, effects) => {
  const first = s.open.toAct;
  for (const side of [first, enemyOf(first)]) {
    const seat = nextOf(s, side);
    if (seat < 0) continue;
    chooseActionFrame.goTo(s, { side });
    const { team } = s.open;
    if (team === undefined) return;
    team.acting = seat;
    if (isShared(s, side)) effects.emit?.({ type: 'acts', seat });
    return;
  }
  endTurnFrame.goTo(s);
});

/** Partners take turns with the dice of their side (WR-MULTI-10); with none left, whoever can still use a token. -1: nobody. */
function nextOf(s: War, side: Side): Seat {
  const seat = s.open.team?.next[side] ?? seatOf(s, side);
  if (unusedDice(s, side) > 0 || hasUsableToken(s, seat)) return seat;
  const partner = partnerOf(s, seat);
  return partner >= 0 && hasUsableToken(s, partner) ? partner : asId(-1);
}

/** The end of each action: armies merge by themselves; then the limits of regions and hands (WR-ARMY-09, WR-ARMY-11, WR-EVENT-02). */
export const endingAction = automatic(endActionFrame, (s) => {
  if (askToMix(s) || checkExcess(s) || checkHands(s)) return;
  settleArmies(s);
  endUse(s);
  leave(s);
});
