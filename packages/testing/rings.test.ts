import { expect, test } from 'vitest';
import { graphOf, ringsOf } from './rings.ts';

test('a way that comes back is a ring, and one that only meets another is none', () => {
  expect(
    ringsOf(
      graphOf([
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'd'],
        ['c', 'd'],
        ['d', 'd'],
      ]),
    ),
  ).toEqual([]);
  expect(
    ringsOf(
      graphOf([
        ['start', 'a'],
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ),
  ).toEqual(['a > b > c > a']);
});
