import { availableParallelism } from 'node:os';
import { levelNames } from '#bots/registry.ts';
import { knowBots, splitBots } from '../bot-names.ts';
import { gameNamed, readOptionsOf } from '../files.ts';
import { Progress } from '../progress.ts';
import { type Pairing, rate } from '../simulate/ratings.ts';
import { runSimulation } from '../simulate/run.ts';
import { type Command, readArguments, UsageError, wholeNumber } from '../usage.ts';

const OPTIONS = {
  games: { type: 'string', default: '200' },
  levels: { type: 'string' },
  seed: { type: 'string', default: '20261' },
  threads: { type: 'string' },
  options: { type: 'string', default: '{}' },
  json: { type: 'boolean', default: false },
} as const;

/** The level whose rating is fixed; the others are measured against it. */
const ANCHOR = 'casual';
const ANCHORED = 1000;
/** Fewer games say little. */
const TOO_FEW = 400;

export const ladder: Command = {
  usage: 'ladder <game> [--games N] [--levels a,b,...] [--seed S] [--threads N] [--options JSON] [--json]',
  summary: 'let all levels of a game play each other and rate them',
  help: `Every level plays every other at the smallest table, each deal with both seatings, and all get ratings: 400 points are odds of ten
to one. "${ANCHOR}" has ${ANCHORED}. Intervals are 95 %.

  --games N         games a pair (default: 200)
  --levels a,b,...  some levels instead of all
  --seed S          a whole number (default: 20261); no tuning has used the default
  --threads N       how many threads (default: one a core)
  --options JSON    options of the game
  --json            one JSON object: game, games, levels [{level, rating, give}], pairs [{one, other, shareOfOne, shareOfOther}]`,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, 1);
    const game = await gameNamed(positionals[0]);
    const levels = values.levels === undefined ? await levelNames(game.id) : splitBots(values.levels);
    await knowBots(game.id, levels);
    if (new Set(levels).size < 2 || new Set(levels).size < levels.length)
      throw new UsageError('--levels names two levels or more, each once');
    if (game.seats.min !== 2) throw new UsageError(`${game.id} is not played by two`);
    const games = wholeNumber(values.games, '--games', 2);
    const pairs = levels.flatMap((_, one) => levels.slice(one + 1).map((_other, at) => ({ one, other: one + 1 + at })));
    const progress = new Progress(pairs.length * games, 'games');
    const pairings: Pairing[] = [];
    for (const [at, { one, other }] of pairs.entries()) {
      const { seats } = await runSimulation(
        {
          game: game.id,
          bots: [levels[one], levels[other]],
          games,
          seed: wholeNumber(values.seed, '--seed', Number.MIN_SAFE_INTEGER),
          threads: values.threads === undefined ? availableParallelism() : wholeNumber(values.threads, '--threads', 1, 256),
          options: readOptionsOf(game, values.options, 2),
          seating: 'mirrored',
        },
        (done) => progress.say(at * games + done),
      );
      pairings.push({ one, other, shareOfOne: seats[0].share * games, shareOfOther: seats[1].share * games });
    }
    progress.end();
    const anchor = Math.max(0, levels.indexOf(ANCHOR));
    const rated = rate(levels.length, pairings, anchor, ANCHORED).map(({ rating, give }, at) => ({ level: levels[at], rating, give }));
    if (values.json) {
      const named = pairings.map(({ one, other, ...shares }) => ({ one: levels[one], other: levels[other], ...shares }));
      process.stdout.write(`${JSON.stringify({ game: game.id, games, levels: rated, pairs: named })}\n`);
    } else process.stdout.write(told(game.id, games, rated, pairings));
    return 0;
  },
};

interface Rated {
  readonly level: string;
  readonly rating: number;
  readonly give: number;
}

function told(game: string, games: number, rated: readonly Rated[], pairings: readonly Pairing[]): string {
  const width = Math.max(...rated.map(({ level }) => level.length));
  return [
    `${game}: ${games} games a pair, every deal with both seatings; bots, not people`,
    ...(games < TOO_FEW ? [`Fewer than ${TOO_FEW} games a pair: differences below about 50 points may be chance`] : []),
    ...rated
      .toSorted((a, b) => b.rating - a.rating)
      .map(({ level, rating, give }) => `  ${level.padEnd(width)}  ${String(rating).padStart(5)}  ± ${give}`),
    ...pairings.map(
      ({ one, other, shareOfOne, shareOfOther }) =>
        `  ${rated[one].level} ${((shareOfOne / games) * 100).toFixed(1)} % : ${((shareOfOther / games) * 100).toFixed(1)} % ${rated[other].level}`,
    ),
    '',
  ].join('\n');
}
