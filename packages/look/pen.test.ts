import { expect, test } from 'vitest';
import { fix, rnd, smooth } from './pen.ts';

test('the same seed gives the same numbers, another seed others', () => {
  expect(rnd(3)()).toBe(rnd(3)());
  expect(rnd(3)()).not.toBe(rnd(4)());
});

test('its numbers are from 0 up to 1', () => {
  const next = rnd(9);
  for (let index = 0; index < 1000; index++) {
    const value = next();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

test('a curve begins at the first point and ends at the last', () => {
  const curve = smooth([
    [1, 2],
    [30, 40],
    [50, 10],
    [70.04, 8],
  ]);
  expect(curve).toMatch(/^M1 2Q30 40 /);
  expect(curve).toMatch(/L70 8$/);
  expect(fix(70.06)).toBe('70.1');
});
