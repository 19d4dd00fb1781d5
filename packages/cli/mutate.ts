import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '#games';
import { Equivalents } from './mutate/equivalents.ts';
import { mutantsOfGame, root } from './mutate/game-files.ts';
import { LastRun } from './mutate/last-run.ts';
import { type Extent, pageOf, survivorsOf, tableOf } from './mutate/page.ts';
import { judgeAll } from './mutate/run.ts';
import { sampleOf } from './mutate/sample.ts';
import { type JudgedMutant, scoreOf, shareText } from './mutate/score.ts';
import { Progress } from './progress.ts';
import { readArguments, UsageError, wholeNumber } from './usage.ts';

const HELP = `Usage: npm run mutate -- <game> [--file PART] [--sample N] [--seed S] [--survivors] [--longest MS]

Changes the rules of a game in one small place after another and runs the tests that reach this place: at least one should fail. Prints how many
changes were noticed and which were not, and writes docs/mutation/<game>.md. See docs/mutation/README.md.

  --file PART        only files whose path contains this; writes no page
  --sample N         a random sample of so many, with the interval of the share of all
  --seed S           which sample (default: 1)
  --survivors        only those that the last run on this machine did not see noticed, and new ones
  --longest MS       leaves out tests that take more milliseconds, and the page says so
`;

interface Order {
  readonly game: string;
  readonly file: string | undefined;
  readonly sample: number | null;
  readonly seed: number;
  readonly survivors: boolean;
  readonly longest: number | null;
}

function orderOf(args: readonly string[]): Order {
  const options = {
    file: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    survivors: { type: 'boolean', default: false },
    longest: { type: 'string' },
  } as const;
  const { values, positionals } = readArguments(args, options, 1);
  const [game] = positionals;
  if (game === undefined || !gameIds().includes(game)) throw new UsageError(`Name a game: ${gameIds().join(', ')}`);
  return {
    game,
    file: values.file,
    sample: values.sample === undefined ? null : wholeNumber(values.sample, '--sample', 1),
    seed: wholeNumber(values.seed, '--seed', 0),
    survivors: values.survivors,
    longest: values.longest === undefined ? null : wholeNumber(values.longest, '--longest', 1),
  };
}

/** Tries the mutants of an order; what the last run knows of the others is taken over. */
async function judged(order: Order): Promise<{ readonly extent: Extent; readonly judged: JudgedMutant[] }> {
  const { mutants } = mutantsOfGame(order.game);
  const lastRun = new LastRun(order.game);
  const equivalents = new Equivalents(order.game);
  const all = mutants.map((_, index) => index);
  const inFiles = all.filter((index) => order.file === undefined || mutants[index].file.includes(order.file));
  const wanted = order.sample === null ? inFiles : sampleOf(inFiles, order.sample, order.seed);
  const open = wanted.filter((index) => !order.survivors || lastRun.fateOf(mutants[index]) !== 'killed');
  const folder = mkdtempSync(join(tmpdir(), 'redbook-mutate-'));
  const progress = new Progress(open.length, `mutants of ${order.game}`);
  let done = 0;
  try {
    const coverage = join(folder, 'coverage.json');
    const longest = order.longest === null ? Number.MAX_SAFE_INTEGER : order.longest;
    await judgeAll({ game: order.game, mutants: open, coverage, longest }, (mutant, { fate }) => {
      lastRun.note(mutants[mutant], fate);
      progress.say(++done);
      if (done % 100 === 0) lastRun.write();
    });
  } finally {
    lastRun.write();
    rmSync(folder, { recursive: true });
  }
  progress.end();
  for (const mutant of mutants) equivalents.reasonFor(mutant);
  for (const unmet of equivalents.unmet()) process.stderr.write(`judged equivalent, but there is no such mutant: ${unmet}\n`);
  return {
    extent: { game: order.game, all: all.length, seed: order.sample === null ? null : order.seed, longest: order.longest },
    judged: wanted.map((index) => {
      const mutant = mutants[index];
      return { mutant, fate: lastRun.fateOf(mutant) ?? 'unreached', reason: equivalents.reasonFor(mutant) };
    }),
  };
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(HELP);
  const order = orderOf(args);
  const result = await judged(order);
  process.stdout.write(`${[...survivorsOf(result.judged), tableOf(result.judged)].join('\n')}\n`);
  process.stdout.write(`${shareText(scoreOf(result.judged), order.sample !== null)} of those that are not equivalent were noticed.\n`);
  for (const { mutant, fate, reason } of result.judged)
    if (fate === 'killed' && reason !== null)
      process.stderr.write(`judged equivalent, but noticed: ${mutant.file}:${mutant.line} ${mutant.original} => ${mutant.mutant}\n`);
  if (order.file !== undefined) return;
  mkdirSync(join(root, 'docs/mutation'), { recursive: true });
  writeFileSync(join(root, `docs/mutation/${order.game}.md`), pageOf(result.extent, result.judged));
  process.stdout.write(`docs/mutation/${order.game}.md\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`mutate: ${error.message}. See npm run mutate -- --help.\n`);
  process.exitCode = 2;
}
