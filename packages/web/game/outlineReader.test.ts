import type { Outline } from '#kernel';
import { expect, test } from 'vitest';
import { progressLinesOf } from './outlineReader.ts';

const outline: Outline = [
  {
    id: 'game',
    params: { turn: 3 },
    lines: [
      { id: 'points', params: { free: 1 } },
      { id: 'more', params: {} },
    ],
  },
  { id: 'politics', params: {}, lines: [] },
];

test('where we are is what the game says, else how its outline begins', () => {
  const reader = { outline: () => outline };
  expect(progressLinesOf(reader, {}, outline)).toEqual([
    { id: 'game', params: { turn: 3 } },
    { id: 'points', params: { free: 1 } },
  ]);
  const where = { id: 'phase', params: { phase: '@phase.action' } };
  expect(progressLinesOf({ ...reader, where: () => where }, {}, outline)).toEqual([where]);
});

test('nothing is said while nothing is seen or read', () => {
  expect(progressLinesOf(null, null, outline)).toEqual([]);
  expect(progressLinesOf(null, {}, [])).toEqual([]);
});
