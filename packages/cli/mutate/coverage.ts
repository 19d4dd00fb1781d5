import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { MutationSwitch } from './switch.ts';
import { failureOf, type MeasuredTest } from './test-runs.ts';

/** How long a test takes, and how often it reaches the places of mutants. */
interface TestCoverage {
  readonly milliseconds: number;
  readonly reached: ReadonlyMap<number, number>;
}

export interface Coverage {
  /** In the order of the tests. */
  readonly tests: readonly TestCoverage[];
  /** Places that are reached while files are loaded or when something is first reckoned, and not each time: a mutant there needs a process of its own. */
  readonly early: ReadonlySet<number>;
}

/** A test fails although nothing is mutated. */
class FailingTests extends Error {}

function placesReached(reached: Int32Array): Map<number, number> {
  const places = new Map<number, number>();
  for (const [place, times] of reached.entries()) if (times > 0) places.set(place, times);
  return places;
}

async function measure(test: MeasuredTest, state: MutationSwitch): Promise<TestCoverage> {
  state.reached.fill(0);
  const began = performance.now();
  const failure = await failureOf(test, 300_000);
  if (failure !== null) throw new FailingTests(`${test.file}: ${test.name} fails without a mutant: ${failure.message}`);
  return { milliseconds: performance.now() - began, reached: placesReached(state.reached) };
}

/** Runs every test without mutants, and those that do not take longer than so many milliseconds again. Called right after the tests were loaded. */
export async function coverageOf(tests: readonly MeasuredTest[], state: MutationSwitch, longest: number): Promise<Coverage> {
  const early = new Set(placesReached(state.reached).keys());
  const first: TestCoverage[] = [];
  for (const test of tests) first.push(await measure(test, state));
  const second: TestCoverage[] = [];
  for (const [index, test] of tests.entries()) {
    const again = first[index].milliseconds > longest ? first[index] : await measure(test, state);
    for (const place of first[index].reached.keys()) if (!again.reached.has(place)) early.add(place);
    second.push(again);
  }
  return { tests: second, early };
}

export const writeCoverage = (path: string, coverage: Coverage): void => writeFileSync(path, serialize(coverage));

/** What `writeCoverage` wrote, in this process or another one. */
export function readCoverage(path: string): Coverage {
  const coverage: Coverage = deserialize(readFileSync(path));
  return coverage;
}
