import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What all pages of the documentation share. */

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'], { cwd: root }).sort();
const linesOf = (page: string): string[] => readFileSync(join(root, page), 'utf8').split('\n');

/** A longer line cannot be read beside its code. */
const WIDTH = 200;
/** A message of the engine protocol is one line, however long. */
const isTranscript = (line: string): boolean => /^[<>] \{/.test(line);

test('no page has lines that must be scrolled sideways', () => {
  expect(pages.length).toBeGreaterThan(20);
  const long = pages.flatMap((page) =>
    linesOf(page).flatMap((line, at) => (line.length > WIDTH && !isTranscript(line) ? [`${page}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('links between pages lead to files that exist', () => {
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].flatMap(([, target]) =>
      globSync(join(dirname(page), target), { cwd: root }).length > 0 ? [] : [`${page}: ${target}`],
    ),
  );
  expect(dead).toEqual([]);
});
