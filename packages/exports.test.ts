import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unusedExports } from './testing/unused-exports.ts';

/** What a file exports, another one imports: over packages, bench and scripts. */

const root = join(import.meta.dirname, '..');
const files = globSync(
  ['packages/**/*.{ts,tsx,mjs}', 'bench/*.ts', 'bench/{speed,load,tuning,proofs}/**/*.ts', 'scripts/**/*.mjs', '*.config.ts'],
  {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  },
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const texts = new Map(files.map(({ path, text }) => [path, text]));

/** `#kernel` is the index of its room. */
const aliased = (module: string): string => `packages/${module}${module.includes('/') ? '' : '/index.ts'}`;

function resolved(from: string, module: string): string | undefined {
  const path = module.startsWith('#')
    ? aliased(module.slice(1))
    : module.startsWith('.')
      ? relative(root, resolve(root, dirname(from), module))
      : '';
  return texts.has(path) ? path : undefined;
}

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$|\/e2e\/|\/(testing|battery|toy)\/|\/(testing|builders)\.ts$/.test(file);

/** Loaded under a name that is computed: rooms of games, methods that a worker thread is asked for, set-ups of test runs. */
const ENTRANCES = [
  /^packages\/games\/[^/]+\/(bots\/index\.ts|table\/index\.tsx|table\/places\.ts|view\/outline\.ts)$/,
  /^packages\/server\/archive\/reader-worker\.ts$/,
  /^packages\/cli\/mutate\/vitest-shim\.ts$/,
  /^packages\/server\/testing\/shared-postgres\.ts$/,
  /^packages\/web\/e2e\/build\.ts$/,
];

/** Product exports that only tests read: complete lists, and rules stated a second time, which tests compare with the first. */
const FOR_TESTS = new Set(['LINE_IDS', 'MARK_KINDS', 'ROOMS', 'LOOSE_FILES', 'takeWarTokens', 'isPossible']);

const use = { resolve: resolved, isEntrance: (file: string): boolean => ENTRANCES.some((entrance) => entrance.test(file)) };
const listed = (found: readonly { readonly file: string; readonly name: string }[]): string[] =>
  found.map(({ file, name }) => `${file}: ${name}`);

describe('exports', () => {
  test('each is imported by another file', () => {
    expect(files.length).toBeGreaterThan(2000);
    expect(listed(unusedExports(files, use))).toEqual([]);
  });

  test('what only tests import is at least used where it stands', () => {
    const forTests = unusedExports(files, { ...use, isUser: (file) => !isTest(file) }).filter(({ file, name }) => {
      const uses =
        texts
          .get(file)
          ?.match(/[\w$]+/g)
          ?.filter((word) => word === name).length ?? 0;
      return !isTest(file) && !FOR_TESTS.has(name) && uses < 2 && !file.endsWith('/index.ts');
    });
    expect(listed(forTests)).toEqual([]);
  });

  test('every exception is still one', () => {
    const all = new Set(unusedExports(files, { ...use, isUser: (file) => !isTest(file) }).map(({ name }) => name));
    expect([...FOR_TESTS].filter((name) => !all.has(name))).toEqual([]);
    expect(ENTRANCES.filter((entrance) => !files.some(({ path }) => entrance.test(path)))).toEqual([]);
  });
});
