import { readFileSync } from 'node:fs';
import { ICON_AUTHORS as OF_THE_BATTLE } from '#games/battle-for-middle-earth/table/icon-names.ts';
import { ICON_ARTISTS } from '#look/icon-names.ts';
import { expect, test } from 'vitest';
import { ICON_AUTHORS } from './iconAuthors.ts';

test('the authors of the icons of every table are thanked, each once', () => {
  expect(ICON_AUTHORS).toEqual(
    expect.arrayContaining([...ICON_ARTISTS, ...Object.values(OF_THE_BATTLE).filter((author) => author !== null)]),
  );
  expect(ICON_AUTHORS).toContain('Willdabeast');
  expect(new Set(ICON_AUTHORS).size).toBe(ICON_AUTHORS.length);
});

test('CREDITS.md names them all', () => {
  const [, icons] = readFileSync(new URL('../../CREDITS.md', import.meta.url), 'utf8').split('## Icons');
  expect(ICON_AUTHORS.filter((author) => !icons.includes(author))).toEqual([]);
});
