import { leave, only, type Seat } from '#kernel';
import { BOTH_SIDES, type Place, type Side } from '../../content/box.ts';
import { mixArmiesFrame } from '../frames/army.ts';
import { sayPlace } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { commanderAt, haveSaid, whereToSay } from '../team/armies.ts';
import { partnerOf, seatOf } from '../team/seats.ts';
import { asking, choice } from '../tools.ts';
import { accept, decline } from '../verbs.ts';

/** The end of an action: where one partner has joined the other, both are asked whether their armies become one (WR-MULTI-17). */
export function askToMix(s: War): boolean {
  for (const side of BOTH_SIDES) {
    const at = whereToSay(s, side);
    if (at < 0) continue;
    mixArmiesFrame.enter(s, { side, at, agreed: false });
    return true;
  }
  return false;
}

/** First whoever acts or leads, then his partner if he agrees. */
function isAsked(s: War): Seat {
  const { side, agreed } = mixArmiesFrame.of(s);
  return agreed ? partnerOf(s, seatOf(s, side)) : seatOf(s, side);
}

function settle(s: War, effects: WarEffects, side: Side, at: Place, apart: boolean): void {
  leave(s);
  haveSaid(s, at, apart);
  if (apart) effects.emit?.({ type: 'armiesApart', side, place: at });
  else effects.emit?.({ type: 'armiesMixed', seat: commanderAt(s, at, side), place: at });
}

export const mixingArmies = asking(mixArmiesFrame, {
  rule: 'WR-MULTI-17',
  asks: (s) => only(isAsked(s)),
  prompt: (s) => ({ id: 'mixArmies', params: { place: sayPlace(s, mixArmiesFrame.of(s).at), seat: `@seat.${partnerOf(s, isAsked(s))}` } }),
  choices: [
    choice(accept, {
      guards: [],
      perform(s, effects) {
        const frame = mixArmiesFrame.of(s);
        if (frame.agreed) settle(s, effects, frame.side, frame.at, false);
        else frame.agreed = true;
      },
    }),
    choice(decline, {
      guards: [],
      perform(s, effects) {
        const { side, at } = mixArmiesFrame.of(s);
        settle(s, effects, side, at, true);
      },
    }),
  ],
});
