import type { GameEvent } from '#kernel';
import { expect, test } from 'vitest';
import { momentOfLine, momentOfTableLine } from './timeline.ts';

const event = (type: string): GameEvent => ({ type });
const moments = [['a', 'b'], [], ['c'], ['d', 'e']].map((types) => types.map(event));
const told = (types: string): GameEvent[] => types.split('').map(event);

test('a line of the chronicle leads to its moment', () => {
  expect([0, 1, 2, 3, 4].map((line) => momentOfLine(moments, line))).toEqual([0, 0, 2, 3, 3]);
  expect(momentOfLine(moments, 99)).toBe(3);
});

test('at a table where nothing was taken back it is the same', () => {
  expect([0, 1, 2, 3, 4].map((line) => momentOfTableLine(moments, told('abcde'), line))).toEqual([0, 0, 2, 3, 3]);
});

test('what was taken back leads to what came instead, and what came later is found', () => {
  // x and y were done and undone (u), then c; then d, undone, and d again.
  const lines = told('abxyucdude');
  const at = [...lines.keys()].map((line) => momentOfTableLine(moments, lines, line));
  expect(at).toEqual([0, 0, 2, 2, 2, 2, 3, 3, 3, 3]);
});
