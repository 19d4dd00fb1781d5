import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ICON_ARTISTS } from '#look/icon-names.ts';
import { expect, test } from 'vitest';
import { ICON_AUTHORS } from './iconAuthors.ts';

const games = fileURLToPath(new URL('../../games/', import.meta.url));

test('the authors of the icons of every table are thanked, each once', async () => {
  const files = globSync('*/table/icon-names.ts', { cwd: games });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { ICON_AUTHORS: own } = await import(`${games}${file}`);
    expect(ICON_AUTHORS).toEqual(expect.arrayContaining(Object.values(own)));
  }
  expect(ICON_AUTHORS).toEqual(expect.arrayContaining([...ICON_ARTISTS]));
  expect(new Set(ICON_AUTHORS).size).toBe(ICON_AUTHORS.length);
});

test('CREDITS.md names them all', () => {
  const [, icons] = readFileSync(new URL('../../../CREDITS.md', import.meta.url), 'utf8').split('## Icons');
  expect(ICON_AUTHORS.filter((author) => !icons.includes(author))).toEqual([]);
});
