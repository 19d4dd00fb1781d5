// npm run check: types, lint and the unit tests of rules, kernel and bots: quick enough to run before every commit.
import { join } from 'node:path';
import { installed, newNode, root, run } from './ready.mjs';

installed();
const node = newNode();
const tool = (path) => join(root, 'node_modules', path);
const ok =
  run(node, [tool('typescript/bin/tsc'), '-p', '.']) &&
  run(node, [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']) &&
  run(node, [tool('@biomejs/biome/bin/biome'), 'format', '.']) &&
  run(node, [tool('vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter=default']);
process.exitCode = ok ? 0 : 1;
