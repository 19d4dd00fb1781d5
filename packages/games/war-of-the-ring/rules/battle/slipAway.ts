import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import type { Region } from '../../content/box.ts';
import { slipAwayFrame } from '../frames/battle.ts';
import { regionOf } from '../places.ts';
import type { War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { retreat, withdraw } from '../verbs.ts';
import { offerAdvance } from './advance.ts';
import { battleOf, defenderOf } from './battle.ts';
import { canRetreat, mayRetreatTo, retreatArmy, whyNoRetreat } from './retreat.ts';
import { mayWithdraw } from './withdraw.ts';

/** A card takes the defenders away before the dice are rolled: to another region or behind their walls. */
export function slipAway(s: War): void {
  const b = battleOf(s);
  if (mayWithdraw(s) || canRetreat(s, defenderOf(b), b.to, regionOf(s, b.from))) slipAwayFrame.enter(s);
}

export const slippingAway = asking(slipAwayFrame, {
  rule: 'WR-BATTLE-18',
  asks: (s) => asks(s, defenderOf(battleOf(s))),
  prompt: () => ({ id: 'slipAway', params: {} }),
  choices: [
    choice(retreat, {
      guards: [
        citing(
          guard(['WR-BATTLE-43', 'WR-RULING-38'], (s, region: Region) => {
            const b = battleOf(s);
            return mayRetreatTo(s, defenderOf(b), b.to, region, regionOf(s, b.from));
          }),
          (s, region) => whyNoRetreat(s, battleOf(s).to, region),
        ),
      ],
      candidates(s, propose) {
        for (const next of s.box.regions[regionOf(s, battleOf(s).to)].adjacent) propose(asId(next));
      },
      perform(s, effects, region) {
        const b = battleOf(s);
        leave(s);
        retreatArmy(s, effects, defenderOf(b), b.to, region);
        b.retreated = true;
      },
    }),
    choice(withdraw, {
      guards: [moment('WR-SIEGE-01', mayWithdraw)],
      perform(s, effects) {
        leave(s);
        // The text of the card is done with, and so is the round.
        leave(s);
        offerAdvance(s, effects, true);
      },
    }),
  ],
});
