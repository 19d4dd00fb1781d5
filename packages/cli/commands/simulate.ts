import { availableParallelism } from 'node:os';
import type { AnyGame } from '#kernel';
import { knowBots, splitBots } from '../bot-names.ts';
import { gameNamed, readOptionsOf, readPack } from '../files.ts';
import { Progress } from '../progress.ts';
import { report } from '../simulate/report.ts';
import { runSimulation, type Simulation } from '../simulate/run.ts';
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts';

const OPTIONS = {
  games: { type: 'string', default: '1000' },
  bots: { type: 'string' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string' },
  options: { type: 'string', default: '{}' },
  content: { type: 'string' },
  rotate: { type: 'boolean', default: false },
  mirror: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const simulate: Command = {
  usage:
    'simulate <game> [--games N] [--bots a,b,...] [--seed S] [--threads N] [--options JSON] [--content FILE] [--rotate | --mirror] [--json]',
  summary: 'let bots play thousands of games',
  help: `Plays games between bots on all cores and counts who wins. The same seed gives the same games whatever the number of threads.

  --games N        how many games (default: 1000)
  --bots a,b,...   one bot a seat (default: random for the smallest table)
  --seed S         a whole number (default: 1)
  --threads N      how many threads (default: one a core)
  --options JSON   options of the game, e.g. '{"side": "advanced"}'
  --content FILE   a content pack instead of the standard one
  --rotate         game i seats the bots i chairs on; results are then by entry in --bots instead of by chair
  --mirror         the same, and every deal is played once with each seating before the next one is dealt
  --json           one JSON object: game, games, decisions, seconds, decisionsPerSecond, threads,
                   seats [{bot, wins, share, low, high}], rounds {p5, p50, p95}, outcomesHash

"wins" counts every game a seat won, alone or shared. "share" is its part of all games: of a shared victory each winner
gets an equal part, and games that nobody wins count for no seat. "low" and "high" are its 95 % Wilson interval.
"outcomesHash" is the SHA-256 of the outcomes in the order of the games, one JSON object a line.`,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, 1);
    const game = await gameNamed(positionals[0]);
    const bots = values.bots === undefined ? new Array<string>(game.seats.min).fill('random') : splitBots(values.bots);
    await checkBots(game, bots);
    const simulation: Simulation = {
      game: game.id,
      bots,
      games: wholeNumber(values.games, '--games', 1),
      seed: wholeNumber(values.seed, '--seed', Number.MIN_SAFE_INTEGER),
      threads: values.threads === undefined ? availableParallelism() : wholeNumber(values.threads, '--threads', 1, 256),
      options: readOptionsOf(game, values.options, bots.length),
      seating: values.mirror ? 'mirrored' : values.rotate ? 'rotated' : 'fixed',
      ...(values.content === undefined ? {} : { pack: await readPack(game, values.content) }),
    };
    const progress = new Progress(simulation.games, 'games');
    const result = await runSimulation(simulation, (done) => progress.say(done));
    progress.end();
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : report(result, simulation.seating));
    return 0;
  },
};

async function checkBots(game: AnyGame, bots: readonly string[]): Promise<void> {
  await knowBots(game.id, bots);
  if (bots.length < game.seats.min || bots.length > game.seats.max)
    throw new UsageError(`--bots names ${bots.length}; ${game.id} takes ${game.seats.min} to ${game.seats.max}, one a seat`);
}
