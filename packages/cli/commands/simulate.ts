import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { recordOfGame } from '#lab/record-game.ts';
import { csvOf, jsonOf, reportOf } from '#lab/report.ts';
import { runGames } from '#lab/run.ts';
import type { Setup } from '#lab/setup.ts';
import { ablationPacks, runAblations, type Ablation } from '#lab/ablation.ts';
import { differenceOf } from '#lab/paired-difference.ts';
import type { AnyGame } from '#kernel';
import { knowBots, splitBots } from '../bot-names.ts';
import { gameNamed, readOptionsOf, readPack } from '../files.ts';
import { Progress } from '../progress.ts';
import { report, reportDifference, reportWorth } from '../simulate/report.ts';
import { resultOf, withWorkerPool } from '../simulate/run.ts';
import { loadGame } from '#bots/load-game.ts';
import { type Command, Failure, readArguments, UsageError, wholeNumber } from '../usage.ts';

const OPTIONS = {
  games: { type: 'string', default: '1000' },
  bots: { type: 'string' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string' },
  options: { type: 'string', default: '{}' },
  content: { type: 'string' },
  rotate: { type: 'boolean', default: false },
  mirror: { type: 'boolean', default: false },
  'against-bots': { type: 'string' },
  'against-options': { type: 'string' },
  'against-content': { type: 'string' },
  worth: { type: 'boolean', default: false },
  record: { type: 'string' },
  report: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export const simulate: Command = {
  usage:
    'simulate <game> [--games N] [--bots a,b,...] [--seed S] [--threads N] [--options JSON] [--content FILE] [--rotate | --mirror] [--against-bots a,b,...] [--against-options JSON] [--against-content FILE] [--worth] [--record N] [--report FILE] [--csv FILE] [--json]',
  summary: 'let bots play thousands of games',
  help: `Plays games between bots on all cores and counts who wins. The same seed gives the same games whatever the number of threads, and the same as
the lab of the client (/lab).

  --games N        how many games (default: 1000)
  --bots a,b,...   one bot a seat (default: random for the smallest table)
  --seed S         a whole number (default: 1)
  --threads N      how many threads (default: one a core)
  --options JSON   options of the game, e.g. '{"side": "advanced"}'
  --content FILE   a content pack instead of the standard one
  --rotate         game i seats the bots i chairs on; results are then by entry in --bots instead of by chair
  --mirror         the same, and every deal is played once with each seating before the next one is dealt
  --against-...    a second set-up with other bots, options or content, played with the same luck and compared game by game;
                   "--against-content standard" is the pack that ships with the game
  --worth          plays the games once more for every card or place that a content pack can blank, with the same luck
  --record N       prints game N of the run as a record that can be replayed, and plays nothing else
  --report FILE    the whole result as JSON, byte for byte as the lab of the client saves it; no times in it
  --csv FILE       one line a game, likewise
  --json           one JSON object: game, games, decisions, seconds, decisionsPerSecond, threads,
                   seats [{bot, wins, share, low, high}], rounds {p5, p50, p95}, endings [{reason, games, share, low, high, chairs}],
                   first {mean, low, high}, outcomesHash

"wins" counts every game a seat won, alone or shared. "share" is its part of all games: of a shared victory each winner
gets an equal part, and games that nobody wins count for no seat. "low" and "high" are its 95 % Wilson interval.
"first" is what the seat that begins wins more often than one of the others, as a part of all games.
"outcomesHash" is the SHA-256 of the outcomes in the order of the games, one JSON object a line.`,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, 1);
    const game = await gameNamed(positionals[0]);
    const bots = values.bots === undefined ? new Array<string>(game.seats.min).fill('random') : splitBots(values.bots);
    await checkBots(game, bots);
    const games = wholeNumber(values.games, '--games', 1);
    const seed = wholeNumber(values.seed, '--seed', Number.MIN_SAFE_INTEGER);
    const threads = values.threads === undefined ? availableParallelism() : wholeNumber(values.threads, '--threads', 1, 256);
    const setup: Setup = {
      game: game.id,
      bots,
      options: readOptionsOf(game, values.options, bots.length),
      seating: values.mirror ? 'mirrored' : values.rotate ? 'rotated' : 'fixed',
      ...(values.content === undefined ? {} : { pack: await readPack(game, values.content) }),
    };
    if (values.record !== undefined) {
      const number = wholeNumber(values.record, '--record', 0);
      const loaded = await loadGame(game.id, bots);
      process.stdout.write(`${JSON.stringify(recordOfGame(loaded, setup, seed, number), null, 1)}\n`);
      return 0;
    }
    const against = await secondOf(game, setup, values);
    const setups = against === null ? [setup] : [setup, against];
    const blanks = values.worth ? ablationPacks(game, setup) : [];
    if (values.worth && blanks.length === 0) throw new Failure(`${game.id}: with these options nothing in its content can be blanked`);

    const progress = new Progress(games * (1 + blanks.length), 'games');
    const began = performance.now();
    const { tallies, worth, seconds } = await withWorkerPool(threads, async (pool) => {
      const played = await runGames(pool, setups, games, seed, { counted: (done) => progress.say(done) });
      const taken = (performance.now() - began) / 1000;
      const found: readonly Ablation[] = await runAblations(pool, played[0], blanks, games, seed, {
        counted: (done) => progress.say(games + done),
        weighed() {},
      });
      return { tallies: played, worth: found, seconds: taken };
    });
    progress.end();
    const whole = reportOf(game, tallies, seed, values.worth ? worth : null);
    if (values.report !== undefined) await writeFile(values.report, jsonOf(whole));
    if (values.csv !== undefined) await writeFile(values.csv, csvOf(whole, tallies));
    const result = resultOf(tallies[0], threads, seconds);
    process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : report(result, setup.seating));
    if (!values.json && tallies.length > 1) process.stdout.write(reportDifference(differenceOf(tallies[0], tallies[1])));
    if (!values.json && worth.length > 0) process.stdout.write(reportWorth(worth));
    return 0;
  },
};

interface Against {
  readonly 'against-bots'?: string | undefined;
  readonly 'against-options'?: string | undefined;
  readonly 'against-content'?: string | undefined;
}

/** The set-up to compare with: like the first, but for what is named. */
async function secondOf(game: AnyGame, first: Setup, given: Against): Promise<Setup | null> {
  const { 'against-bots': names, 'against-options': options, 'against-content': content } = given;
  if (names === undefined && options === undefined && content === undefined) return null;
  const bots = names === undefined ? first.bots : splitBots(names);
  await checkBots(game, bots);
  if (bots.length !== first.bots.length) throw new UsageError('--against-bots names as many as --bots: they sit at the same table');
  const { pack, ...plain } = first;
  const other: unknown = content === undefined ? pack : content === 'standard' ? undefined : await readPack(game, content);
  return {
    ...plain,
    bots,
    ...(options === undefined ? {} : { options: readOptionsOf(game, options, bots.length) }),
    ...(other === undefined ? {} : { pack: other }),
  };
}

async function checkBots(game: AnyGame, bots: readonly string[]): Promise<void> {
  await knowBots(game.id, bots);
  if (bots.length < game.seats.min || bots.length > game.seats.max)
    throw new UsageError(`--bots names ${bots.length}; ${game.id} takes ${game.seats.min} to ${game.seats.max}, one a seat`);
}
