import { attackerCardFrame, fieldOrSiegeFrame } from '../frames/battle.ts';
import { hasStronghold, holds, isBesieged } from '../places.ts';
import { sayRegion } from '../say.ts';
import { FIELD, type War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, citing, moment } from '../tools.ts';
import { fightInField, withdraw } from '../verbs.ts';
import { offerAdvance } from './advance.ts';
import { battleOf, battleRegion, defenderOf } from './battle.ts';

/** A stronghold shelters whoever holds it now (WR-RULING-50), but not those who besiege it (WR-RULING-51). */
export function mayWithdraw(s: War): boolean {
  const b = battleOf(s);
  const region = battleRegion(s);
  return b.kind === FIELD && hasStronghold(s, region) && holds(s, region, defenderOf(b)) && !isBesieged(s, region);
}

/** Before every round in the region of his stronghold the defender chooses: the field or the walls (WR-SIEGE-01). */
export const choosingFieldOrSiege = asking(fieldOrSiegeFrame, {
  rule: 'WR-SIEGE-01',
  asks: (s) => asks(s, defenderOf(battleOf(s))),
  prompt: (s) => ({ id: 'fieldOrSiege', params: { region: sayRegion(s, battleRegion(s)) } }),
  choices: [
    choice(fightInField, { guards: [], perform: (s) => attackerCardFrame.goTo(s) }),
    choice(withdraw, {
      guards: [
        citing(moment(['WR-SIEGE-01', 'WR-RULING-51'], mayWithdraw), (s) =>
          isBesieged(s, battleRegion(s)) ? 'WR-RULING-51' : 'WR-SIEGE-01',
        ),
      ],
      perform(s, effects) {
        effects.emit?.({ type: 'withdrew', side: defenderOf(battleOf(s)), region: battleRegion(s) });
        offerAdvance(s, effects, true);
      },
    }),
  ],
});
