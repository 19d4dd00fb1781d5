import { parseArgs } from 'node:util';
import { levelNames } from '../../packages/bots/registry.ts';
import { gameIds, openGame } from '../../packages/games/index.ts';
import { decisionsOf } from './decisions.ts';
import { quantile } from '../log.ts';

/** How long bots think, on one core: `node bench/speed/thinking.ts [--game ID] [--decisions N] [--seed S]`. Every level against itself; only decisions that leave a choice. */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    decisions: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});

const told = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`.padStart(10);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

print(`${'game'.padEnd(25)}${'level'.padEnd(8)}${['mean', 'p99', 'slowest'].map((head) => head.padStart(10)).join('')}`);
for (const id of gameIds().filter((each) => values.game === undefined || each === values.game)) {
  const game = await openGame(id);
  for (const level of await levelNames(id)) {
    const took: number[] = [];
    for await (const deed of decisionsOf(game, level, Number(values.decisions), Number(values.seed))) took.push(deed.took);
    const mean = took.reduce((sum, each) => sum + each, 0) / took.length;
    print(`${id.padEnd(25)}${level.padEnd(8)}${[mean, quantile(took, 0.99), Math.max(...took)].map(told).join('')}`);
  }
}
