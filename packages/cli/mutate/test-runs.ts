import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { testFilesOf, root } from './game-files.ts';
import { type CollectedTest, takeCollected } from './vitest-shim.ts';

/** A test and the file it stands in. */
export interface MeasuredTest extends CollectedTest {
  readonly file: string;
}

declare global {
  // A script calls it by this name, for only a script can be interrupted when it does not end.
  var $runTest: () => unknown;
}

const RUN = new Script('$runTest()');
/** Longest time of a test under a mutant, in milliseconds, and that many times its own. */
const PATIENCE = { least: 4000, times: 20 };

/** Loads all test files of a game into this process. */
export async function loadTests(game: string): Promise<MeasuredTest[]> {
  const tests: MeasuredTest[] = [];
  for (const file of testFilesOf(game)) {
    await import(pathToFileURL(root + file).href);
    tests.push(...takeCollected().map((test) => ({ ...test, file })));
  }
  return tests;
}

/** Rules that do not end are interrupted. */
export const isInterrupted = (error: Error): boolean => 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** The error of a test; null when it passes. What takes far too long is interrupted, which counts as an error. */
export async function failureOf(test: CollectedTest, milliseconds: number): Promise<Error | null> {
  const timeout = Math.max(PATIENCE.least, Math.ceil(milliseconds * PATIENCE.times));
  for (;;) {
    const before = process.cpuUsage();
    try {
      globalThis.$runTest = test.run;
      await RUN.runInThisContext({ timeout });
      return null;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const { user, system } = process.cpuUsage(before);
      // On a busy machine the time may have passed without the test having run.
      if (!isInterrupted(error) || (user + system) / 1000 > timeout / 2) return error;
    }
  }
}
