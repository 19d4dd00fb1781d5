import { type GameRecord, unchecked } from '#kernel';
import { expect, test } from 'vitest';
import golden from '../golden/v1-1.json' with { type: 'json' };
import { chapters } from './chapters.ts';

const record = unchecked<GameRecord>(golden);

test('HR-GEN-06: a hunt that ended in part I has one chapter, and no letter goes on from it', () => {
  expect(chapters(record)).toEqual([{ kind: 'part1', params: { days: expect.any(Number), corruption: expect.any(Number) } }]);
});
