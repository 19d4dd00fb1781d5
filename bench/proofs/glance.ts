import { parseArgs } from 'node:util';
import { battleForMiddleEarth } from '../../packages/games/battle-for-middle-earth/index.ts';
import { huntForTheRing } from '../../packages/games/hunt-for-the-ring/index.ts';
import { warOfTheRing } from '../../packages/games/war-of-the-ring/index.ts';
import type { Game, State } from '../../packages/kernel/index.ts';
import { decisionsOf } from '../speed/decisions.ts';
import { enemyLeft } from './glance/battle.ts';
import type { Fault } from './glance/fault.ts';
import { ontoRider, vainHunt } from './glance/hunt.ts';
import { defeatChosen, victoryLeft } from './glance/sure.ts';
import { strongholdLeft } from './glance/war.ts';
import { say } from '../log.ts';

/** How often bots do what a person would see at a glance to be wrong: `node bench/proofs/glance.ts [--game ID] [--levels a,b] [--decisions N] [--seed S]`. */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    levels: { type: 'string' },
    decisions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = Number(values.decisions);
const seed = Number(values.seed);

/** Decisions with a choice of this level against itself, and how many of them each fault was seen in. */
async function count<S extends State>(game: Game<S>, level: string, own: readonly Fault<S>[]): Promise<void> {
  const faults = [...own, victoryLeft(game), defeatChosen(game)];
  const found = faults.map(() => 0);
  let games = 0;
  for await (const deed of decisionsOf(game, level, wanted, seed)) {
    ({ games } = deed);
    for (const [at, fault] of faults.entries()) if (fault.sees(deed)) found[at]++;
  }
  for (const [at, { name }] of faults.entries())
    say(`${game.id} ${level}: ${name}: ${found[at]} of ${wanted} (${((100 * found[at]) / wanted).toFixed(2)} %), ${games} games`);
}

const levels = (offered: readonly string[]): readonly string[] => values.levels?.split(',') ?? offered;
const isWanted = (id: string): boolean => values.game === undefined || values.game === id;

const LEVELS = ['casual', 'ranger', 'master'];
if (isWanted(battleForMiddleEarth.id)) for (const level of levels(LEVELS)) await count(battleForMiddleEarth, level, [enemyLeft]);
if (isWanted(huntForTheRing.id)) for (const level of levels(LEVELS)) await count(huntForTheRing, level, [vainHunt, ontoRider]);
if (isWanted(warOfTheRing.id)) for (const level of levels(LEVELS)) await count(warOfTheRing, level, [strongholdLeft]);
