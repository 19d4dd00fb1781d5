import { availableParallelism } from 'node:os';
import { gameIds, openGame } from '#games';
import { knowBots, splitBots } from './bot-names.ts';
import type { SoakResult } from './soak/soak-game.ts';
import { soakOnThreads } from './soak/threads.ts';
import { Progress } from './progress.ts';
import { readArguments, UsageError, wholeNumber } from './usage.ts';

const HELP = `Usage: npm run soak -- [--game ID] [--games N] [--seats N] [--bots a,b,...] [--secrets N] [--seed S] [--threads N]

Long random play of every game, with its invariants checked after every action and nobody ever left without a choice. With --bots the
bots named play instead of chance, and what they could have done is tried out now and then: it must lead somewhere too. In games with secrets, what each player and a watcher
would be sent is compared with worlds re-dealt for them: no message may tell the worlds apart.

  --game ID    only this game (default: all there are)
  --games N    how many games of each (default: 2000)
  --seats N    tables of this size only (default: every size that the game has)
  --bots a,... bots of these names play, in turn; with one name it takes every seat (default: any legal move)
  --secrets N  how many of these comparisons for each game (default: 100000)
  --seed S     a whole number (default: 1)
  --threads N  how many play at the same time (default: one a processor)
`;

const COLUMNS = ['game', 'games', 'decisions', 'decisions/s', 'longest', 'seat-states', 're-dealt', 'violations'] as const;

function tableOf(results: readonly SoakResult[]): string {
  const rows = results.map(({ game, games, decisions, seconds, longest, secrets, violations }) => {
    const compared =
      secrets === null ? ['-', '-'] : [secrets.states, `${((100 * secrets.different) / Math.max(1, secrets.states)).toFixed(1)}%`];
    return [game, games, decisions, Math.round(decisions / seconds), longest, ...compared, violations.length].map(String);
  });
  const widths = COLUMNS.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
  return [line(COLUMNS), ...rows.map(line), ...results.flatMap(kindsOf)].join('\n');
}

/** How many games of each kind there were, a line for each choice of the form. */
const kindsOf = ({ game, played }: SoakResult): string[] =>
  Object.entries(played).map(([field, values]) => {
    const counts = Object.entries(values).sort(([one], [other]) => one.localeCompare(other));
    return `${game}, ${field}: ${counts.map(([value, games]) => `${value} ${games}`).join(', ')}`;
  });

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const options = {
    game: { type: 'string' },
    games: { type: 'string', default: '2000' },
    seats: { type: 'string' },
    bots: { type: 'string' },
    secrets: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
  } as const;
  const { values } = readArguments(args, options, 0);
  const wanted = values.game === undefined ? gameIds() : [values.game];
  const unknown = wanted.find((id) => !gameIds().includes(id));
  if (unknown !== undefined) throw new UsageError(`There is no game "${unknown}"; there is ${gameIds().join(', ')}`);
  const games = wholeNumber(values.games, '--games', 1);
  const seed = wholeNumber(values.seed, '--seed', Number.MIN_SAFE_INTEGER);
  const secrets = wholeNumber(values.secrets, '--secrets', 0);
  const threads = wholeNumber(values.threads, '--threads', 1);
  const seats = values.seats === undefined ? undefined : wholeNumber(values.seats, '--seats', 1);
  const bots = values.bots === undefined ? [] : splitBots(values.bots);
  // All games are asked before the first one is played.
  for (const id of wanted) {
    await knowBots(id, bots);
    const { min, max } = (await openGame(id)).seats;
    if (seats !== undefined && (seats < min || seats > max)) throw new UsageError(`${id} is for ${min} to ${max}, not for ${seats}`);
  }
  const results: SoakResult[] = [];
  // An operator who stops a long run still gets what it has found.
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  for (const id of wanted) {
    if (stop.signal.aborted) break;
    const progress = new Progress(games, `games of ${id}`);
    const listener = {
      played: (done: number) => progress.say(done),
      found: (violation: string) => process.stderr.write(`${id}: ${violation}\n`),
    };
    results.push(await soakOnThreads(id, { games, seed, seats, bots, secrets, stop: stop.signal }, threads, listener));
    progress.end();
  }
  process.stdout.write(`${tableOf(results)}\n`);
  return results.every(({ violations }) => violations.length === 0) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`soak: ${error.message}. See npm run soak -- --help.\n`);
  process.exitCode = 2;
}
