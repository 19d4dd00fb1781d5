import { existsSync } from 'node:fs';
import { type Coverage, coverageOf, readCoverage, writeCoverage } from './coverage.ts';
import { mutantsOfGame, root } from './game-files.ts';
import { installHooks } from './hooks.ts';
import { placesOf } from './instrument.ts';
import { MutationSwitch } from './switch.ts';
import { failureOf, isInterrupted, loadTests, type MeasuredTest } from './test-runs.ts';

/** What became of a mutant. `again`: the process it ran in may have been spoilt, a fresh one must judge. `alone`: it needs a process of its own. */
export type Verdict =
  | { readonly mutant: number; readonly fate: 'killed'; readonly by: string }
  | { readonly mutant: number; readonly fate: 'survived' | 'unreached' | 'again' | 'alone' };

/** What a process is to do. */
export interface Task {
  readonly game: string;
  readonly mutants: readonly number[];
  /** The one mutant is on from the start, before anything is loaded. */
  readonly alone: boolean;
  /** Where the coverage is kept for the next process. */
  readonly coverage: string;
  /** Tests that take longer, in milliseconds, are left out. */
  readonly longest: number;
}

declare global {
  var $mutation: MutationSwitch;
}

const say = (verdict: Verdict): void => void process.send?.(verdict);

const placeOfEach = (task: Task): { places: Int32Array; state: MutationSwitch } => {
  const { mutants, firstOf } = mutantsOfGame(task.game);
  const places = new Int32Array(mutants.length);
  for (const [file, first] of firstOf)
    for (const place of placesOf(
      mutants.filter((mutant) => mutant.file === file),
      first,
    ))
      places.fill(place.first, place.first, place.first + place.replacements.length);
  const state = new MutationSwitch(mutants.length);
  globalThis.$mutation = state;
  installHooks(root, firstOf, mutants);
  return { places, state };
};

/** Quick tests first. */
function inOrder(tests: readonly MeasuredTest[], coverage: Coverage, longest: number): number[] {
  return tests
    .map((_, index) => index)
    .filter((index) => coverage.tests[index].milliseconds <= longest)
    .sort((a, b) => coverage.tests[a].milliseconds - coverage.tests[b].milliseconds);
}

async function judgeTogether(task: Task): Promise<void> {
  const { places, state } = placeOfEach(task);
  const tests = await loadTests(task.game);
  const isKnown = existsSync(task.coverage);
  const coverage = isKnown ? readCoverage(task.coverage) : await coverageOf(tests, state, task.longest);
  if (!isKnown) writeCoverage(task.coverage, coverage);
  const order = inOrder(tests, coverage, task.longest);
  // What is reckoned once is reckoned before a mutant is switched on.
  if (isKnown) for (const index of order) if (coverage.tests[index].milliseconds < 500) await failureOf(tests[index], 60_000);
  let isFresh = true;
  for (const mutant of task.mutants) {
    const place = places[mutant];
    let killer: number | null = null;
    let interrupted = false;
    const reaching = order.filter((index) => coverage.tests[index].reached.has(place));
    for (const index of reaching) {
      const { milliseconds, reached } = coverage.tests[index];
      state.start(mutant, place, reached.get(place) ?? 0);
      const failure = await failureOf(tests[index], milliseconds);
      state.stop();
      if (failure === null) continue;
      killer = index;
      interrupted = isInterrupted(failure);
      break;
    }
    if (killer === null) {
      say({ mutant, fate: coverage.early.has(place) ? 'alone' : reaching.length === 0 ? 'unreached' : 'survived' });
      continue;
    }
    const isSpoilt = (await failureOf(tests[killer], coverage.tests[killer].milliseconds)) !== null;
    say(isSpoilt && !isFresh ? { mutant, fate: 'again' } : { mutant, fate: 'killed', by: `${tests[killer].file}: ${tests[killer].name}` });
    if (isSpoilt || interrupted) return;
    isFresh = false;
  }
}

async function judgeAlone(task: Task): Promise<void> {
  const [mutant] = task.mutants;
  const { state } = placeOfEach(task);
  const coverage = readCoverage(task.coverage);
  state.on = mutant;
  let tests: MeasuredTest[];
  try {
    tests = await loadTests(task.game);
  } catch {
    return say({ mutant, fate: 'killed', by: 'loading the files' });
  }
  if (tests.length !== coverage.tests.length) return say({ mutant, fate: 'killed', by: 'the number of tests' });
  for (const index of inOrder(tests, coverage, task.longest)) {
    const failure = await failureOf(tests[index], coverage.tests[index].milliseconds);
    if (failure !== null) return say({ mutant, fate: 'killed', by: `${tests[index].file}: ${tests[index].name}` });
  }
  return say({ mutant, fate: 'survived' });
}

process.once('message', (task: Task) => {
  void (task.alone ? judgeAlone(task) : judgeTogether(task)).then(
    () => process.disconnect(),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(3);
    },
  );
});
