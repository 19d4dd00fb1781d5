import { expect, test } from 'vitest';
import { counterScale, nearestSpace, TARGET } from './targets.ts';

const SPACES = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 40, y: 0 },
];
const none = (): boolean => false;

test('a finger hits a space 44 pixels across at every zoom', () => {
  for (const scale of [0.4, 1, 2.5]) {
    expect(nearestSpace(SPACES, { x: 0, y: TARGET / scale }, scale, none)).toBe('a');
    expect(nearestSpace(SPACES, { x: 0, y: (TARGET * 2) / scale }, scale, none)).toBeNull();
  }
});

test('between two spaces the nearer is meant, or the one that may be touched', () => {
  expect(nearestSpace(SPACES, { x: 18, y: 0 }, 1, none)).toBe('a');
  expect(nearestSpace(SPACES, { x: 18, y: 0 }, 1, (id) => id === 'b')).toBe('b');
});

test('what shrinks with the map is drawn larger, but not without end', () => {
  expect(counterScale(2, 0.86, 1.75)).toBe(1);
  expect(counterScale(0.5, 0.86, 1.75)).toBe(1.7);
  expect(counterScale(0.1, 0.86, 1.75)).toBe(1.75);
});
