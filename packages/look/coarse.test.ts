import { expect, test } from 'vitest';
import { coarse } from './coarse.ts';

test('points are rounded where the pen really stands: errors do not add up', () => {
  expect(coarse('M10.2 10.2h3.3h3.3h3.3h3.3z')).toBe('m10 10h4h3h3h3z');
});

test('absolute and relative commands, repeated pairs and numbers without blanks are understood', () => {
  expect(coarse('M1 1 5 5-3.9.26l.5.5')).toBe('m1 1l4 4l-9-5l1 1');
  expect(coarse('m2 2c1 1 2 2 3 3s1 1 2 2H20V30')).toBe('m2 2c1 1 2 2 3 3s1 1 2 2h13v23');
});

test('flags of an arc may stand without blanks, and its ends stay where they are', () => {
  expect(coarse('M0 0a5 5 0 01-10.1 0a5.2 5 0 1 0 10 0')).toBe('m0 0a5 5 0 0 1-10.1 0a5.2 5 0 1 0 10 0');
  expect(coarse('M1.13 0v10.13a5 5 0 01 10 .26h3.3')).toBe('m1 0v10.13a5 5 0 0 1 10.13 .26h2.87');
});

test('after an outline is closed the next one begins where it began', () => {
  expect(coarse('M1 1h4v4zm10 0h2z')).toBe('m1 1h4v4zm10 0h2z');
});

test('what is no path is refused', () => {
  expect(() => coarse('M1 1x5')).toThrow('unknown command');
  expect(() => coarse('M1')).toThrow('cannot be read');
});
