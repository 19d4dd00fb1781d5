import { asId } from '#kernel/id.ts';
import { eliteOf, NATION_COUNT, type Nation } from '../../content/box.ts';
import { countAt } from '../figures.ts';
import { extendAssaultFrame } from '../frames/battle.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { ceaseAttack, extendAssault } from '../verbs.ts';
import { battleOf } from './battle.ts';
import { eliminateElite } from './casualties.ts';
import { endBattle, nextRound } from './onward.ts';

/** A round costs the attacker an elite that fights; if no regular figure is left it is eliminated (WR-SIEGE-11, WR-SIEGE-12, WR-RULING-56). */
export const extendingAssault = asking(extendAssaultFrame, {
  rule: 'WR-SIEGE-11',
  asks: (s) => asks(s, battleOf(s).attacker),
  prompt: (s) => ({ id: 'extendAssault', params: { count: battleOf(s).round } }),
  choices: [
    choice(extendAssault, {
      guards: [guard('WR-SIEGE-12', (s, nation) => countAt(s, battleOf(s).from, eliteOf(nation)) > 0)],
      candidates(s, propose) {
        for (let nation: Nation = asId(0); nation < NATION_COUNT; nation++)
          if (countAt(s, battleOf(s).from, eliteOf(nation)) > 0) propose(nation);
      },
      perform(s, effects, nation) {
        eliminateElite(s, effects, battleOf(s).from, nation);
        effects.emit?.({ type: 'assaultExtended', nation });
        nextRound(s);
      },
    }),
    choice(ceaseAttack, { guards: [], perform: (s) => endBattle(s) }),
  ],
});
