// npm run check [-- PATH ...]: types, lint, format and the unit tests of rules, kernel and bots: quick enough to run before every commit. With paths, lint, format and
// tests look at those only: files, or folders with everything in them, and the tests of what imports them. The last line names what failed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { giveUp, installed, newNode, root } from './ready.mjs';

const paths = process.argv.slice(2).map((path) => relative(root, resolve(path)));
for (const path of paths) if (!existsSync(join(root, path))) giveUp(`There is no ${path}.`);

installed();
const node = newNode();
const tool = (path) => join(root, 'node_modules', path);
const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], { cwd: root, encoding: 'utf8' }).stdout.split(
  '\n',
);
const sources = files.filter((file) => /\.(ts|tsx|json)$/.test(file));
const tests = ['run', '--project', 'unit', '--reporter=default'];
// A test file is run itself; of every other source the tests that import it are.
const related = paths.length === 0 ? tests : ['related', ...tests, '--passWithNoTests', ...sources];

const checks = {
  types: ['typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', tool('.cache/redbook/types.tsbuildinfo')],
  lint: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...paths],
  format: ['@biomejs/biome/bin/biome', 'format', ...(paths.length === 0 ? ['.'] : paths)],
  tests: ['vitest/vitest.mjs', ...related],
};
const failed = Object.entries(checks).flatMap(([name, [program, ...words]]) => {
  const { status } = spawnSync(node, [tool(program), ...words], { cwd: root, stdio: 'inherit' });
  return status === 0 ? [] : [name];
});
process.stdout.write(failed.length === 0 ? 'All is well.\n' : `Failed: ${failed.join(', ')}.\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
