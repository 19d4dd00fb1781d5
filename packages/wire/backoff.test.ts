import { expect, it } from 'vitest';
import { backoff } from './backoff.ts';

const WAITS = { first: 500, longest: 15_000 };

it('waits longer each time, up to a limit, and not all the same', () => {
  expect([0, 1, 2, 3].map((attempt) => backoff(attempt, 0.5, WAITS))).toEqual([500, 1000, 2000, 4000]);
  expect(backoff(40, 0.5, WAITS)).toBe(15_000);
  expect(backoff(2000, 0.5, WAITS)).toBe(15_000);
  expect(backoff(0, 0, WAITS)).toBe(375);
  expect(backoff(0, 1, WAITS)).toBe(625);
});
