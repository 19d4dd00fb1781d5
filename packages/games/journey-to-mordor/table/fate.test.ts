import { expect, test } from 'vitest';
import { aPlayer } from './builders.ts';
import { fateWord } from './fate.ts';

test('whoever gave up with spaces left was not caught', () => {
  expect(fateWord(aPlayer(0, { out: true, spaces: 0 }))).toBe('table.sheet.caught');
  expect(fateWord(aPlayer(0, { out: true, spaces: 3 }))).toBe('table.sheet.gaveUp');
});
