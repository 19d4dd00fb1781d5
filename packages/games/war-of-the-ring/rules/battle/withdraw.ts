import { type AskingStep, goTo, guard } from '#kernel';
import { battleOf, battleRegion, defenderOf } from './battle.ts';
import { offerAdvance } from './advance.ts';
import { hasStronghold, holds, isBesieged } from '../places.ts';
import { sayRegion, saySide } from '../say.ts';
import { asks, FIELD, step, type War } from '../state.ts';
import { fightInField, withdraw } from '../verbs.ts';

/** A stronghold shelters whoever holds it now (WR-RULING-50), but not those who besiege it (WR-RULING-51). */
export function mayWithdraw(s: War): boolean {
  const b = battleOf(s);
  const region = battleRegion(s);
  return b.kind === FIELD && hasStronghold(s, region) && holds(s, region, defenderOf(b)) && !isBesieged(s, region);
}

/** Before every round in the region of his stronghold the defender chooses: the field or the walls (WR-SIEGE-01). */
export const choosingFieldOrSiege: AskingStep<War> = {
  rule: 'WR-SIEGE-01',
  asks: (s) => asks(s, defenderOf(battleOf(s))),
  prompt: (s) => ({ id: 'fieldOrSiege', params: { region: sayRegion(s, battleRegion(s)) } }),
  choices: [
    {
      verb: fightInField,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => goTo(s, step('attackerCard')),
    },
    {
      verb: withdraw,
      guards: [guard(['WR-SIEGE-01', 'WR-RULING-51'], mayWithdraw)],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        if (table.listening)
          table.tell({ type: 'withdrew', side: saySide(defenderOf(battleOf(s))), region: sayRegion(s, battleRegion(s)) });
        offerAdvance(s, table, true);
      },
    },
  ],
};
