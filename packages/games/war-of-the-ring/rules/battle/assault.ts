import { type AskingStep, guard, top } from '#kernel';
import { eliteOf, type Place, REGION_COUNT } from '../../content/box.ts';
import { battleOf } from './battle.ts';
import { eliminateElite } from './casualties.ts';
import { endBattle, nextRound } from './round.ts';
import { countAt } from '../figures.ts';
import { insideOf, isBesieged } from '../places.ts';
import { sayNation } from '../say.ts';
import { asks, type War } from '../state.ts';
import { ceaseAttack, extendAssault } from '../verbs.ts';

/** An army attacks the besieged of its own region; nobody else can (WR-SIEGE-09). */
export const isAssault = (s: War, from: Place, against: Place): boolean =>
  from < REGION_COUNT && isBesieged(s, from) && against === insideOf(s, from);

/** A round costs the attacker an elite that fights; if no regular figure is left it is eliminated (WR-SIEGE-11, WR-SIEGE-12, WR-RULING-56). */
export const extendingAssault: AskingStep<War> = {
  rule: 'WR-SIEGE-11',
  asks: (s) => asks(s, battleOf(s).attacker),
  prompt: (s) => ({ id: 'extendAssault', params: { count: battleOf(s).round } }),
  choices: [
    {
      verb: extendAssault,
      guards: [guard(['WR-SIEGE-12', 'WR-BATTLE-07'], (s, nation) => countAt(s, battleOf(s).from, eliteOf(nation)) > 0)],
      candidates(s, _seat, propose) {
        for (let nation = 0; nation < 8; nation++) if (countAt(s, battleOf(s).from, eliteOf(nation)) > 0) propose(nation);
      },
      perform(s, table, nation) {
        top(s);
        eliminateElite(s, table, battleOf(s).from, nation);
        if (table.listening) table.tell({ type: 'assaultExtended', nation: sayNation(nation) });
        nextRound(s);
      },
    },
    {
      verb: ceaseAttack,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => endBattle(s),
    },
  ],
};
