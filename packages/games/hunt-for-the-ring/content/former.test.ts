import { hashContent } from '#kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { former } from './former.ts';
import { readContent } from './read.ts';

test('the first edition is what its games were played with, and is still read', () => {
  const { content } = JSON.parse(readFileSync(new URL('../golden/v1-1.json', import.meta.url), 'utf8'));
  expect(hashContent(former[1])).toBe(content.hash);
  const { allyIds, allyDecks } = readContent(former[1]);
  const copies = (id: string): number => allyDecks[2].filter((card) => allyIds[card] === id).length;
  expect([copies('A2-04'), copies('A2-05')]).toEqual([2, 1]);
});
