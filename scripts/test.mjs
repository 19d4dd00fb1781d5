// npm test: types, lint, unit, store and browser tests, from a fresh clone. The last line is the true total.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './browser.mjs';
import { built, installed, newNode, root, run } from './ready.mjs';

installed();
const browser = chromium();
built();
const node = newNode();
const tool = (path) => join(root, 'node_modules', path);
let passed = 0;
let failed = 0;
const count = (name, ok) => {
  process.stdout.write(`${ok ? 'ok' : 'FAILED'}: ${name}\n`);
  if (ok) passed++;
  else failed++;
};

count('types', run(node, [tool('typescript/bin/tsc'), '-p', '.']));
count('lint', run(node, [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']));
count('format', run(node, [tool('@biomejs/biome/bin/biome'), 'format', '.']));

const report = join(root, 'node_modules/.cache/redbook/tests.json');
mkdirSync(join(report, '..'), { recursive: true });
rmSync(report, { force: true });
const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)];
const finished = run(node, [tool('vitest/vitest.mjs'), ...words], { env: { ...process.env, CHROMIUM_PATH: browser, NO_COLOR: '1' } });
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that could not even be loaded has no tests to count: it counts as one failure itself.
  if (!finished && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites);
} catch {
  process.stdout.write('The tests ended without a report.\n');
  failed++;
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
