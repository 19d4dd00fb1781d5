import { playRound } from './chaos/round.ts';
import { postgresWorld, sqliteWorld } from './chaos/world.ts';
import { readArguments, UsageError, wholeNumber } from './usage.ts';

const HELP = `Usage: npm run chaos -- [--minutes N] [--seed S] [--tables N] [--nodes N] [--kills N] [--store sqlite|postgres]

Plays all games on servers of its own, on this machine only, while things go wrong: nodes and database are killed, stand still and are
restarted, the disk is full, the network cuts, swallows and loses answers, clocks jump. In the end every move that was acknowledged must be there once,
nothing may be there of which it was said that it has not happened, and every record must verify.

  --minutes N   how long, half of it on SQLite and half on PostgreSQL (default: 4)
  --seed S      a whole number: which troubles, in which order (default: 1)
  --tables N    tables of each game (default: 3)
  --nodes N     nodes on PostgreSQL (default: 3)
  --kills N     nothing but kills of nodes and database, so many on each kind of store or as many as fit into the time
  --store KIND  sqlite or postgres alone, for all of the time
`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const options = {
    minutes: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '3' },
    kills: { type: 'string' },
    store: { type: 'string' },
  } as const;
  const { values } = readArguments(args, options, 0);
  const minutes = wholeNumber(values.minutes, '--minutes', 1, 24 * 60);
  const seed = wholeNumber(values.seed, '--seed', 0);
  const tables = wholeNumber(values.tables, '--tables', 1, 100);
  const nodes = wholeNumber(values.nodes, '--nodes', 1, 8);
  const kills = values.kills === undefined ? {} : { kills: wholeNumber(values.kills, '--kills', 1) };
  const ahead = values.kills !== undefined;
  const worlds = { sqlite: () => sqliteWorld(ahead), postgres: () => postgresWorld(nodes, ahead) };
  const { store } = values;
  if (store !== undefined && store !== 'sqlite' && store !== 'postgres')
    throw new UsageError(`--store is sqlite or postgres, not "${store}"`);
  const wanted = store === undefined ? Object.values(worlds) : [worlds[store]];
  const wrongs: string[] = [];
  for (const open of wanted) {
    const world = await open();
    try {
      const began = performance.now();
      const happens = (what: string): void =>
        void process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what}\n`);
      process.stderr.write(`${world.name}, seed ${seed}\n`);
      const result = await playRound(world, { seed, milliseconds: (minutes * 60_000) / wanted.length, tables, happens, ...kills });
      wrongs.push(...result.wrongs);
      const moves = Object.entries(result.acknowledged).map(([game, count]) => `${game} ${count}`);
      process.stdout.write(
        `${world.name}: ${result.troubles} troubles, ${result.kills} kills; moves acknowledged: ${moves.join(', ')}; ${result.refused} refused; ${result.wrongs.length} wrong\n`,
      );
    } finally {
      await world.close();
    }
  }
  for (const wrong of wrongs) process.stdout.write(`${wrong}\n`);
  process.stdout.write(
    wrongs.length === 0 ? 'Every acknowledged move is there once, and every record verifies.\n' : `${wrongs.length} things are wrong.\n`,
  );
  return wrongs.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`chaos: ${error.message}. See npm run chaos -- --help.\n`);
  process.exitCode = 2;
}
