import { expect, test } from 'vitest';
import { fix, pen, rnd, smooth } from './pen.ts';

test('the same seed draws the same line, another seed another', () => {
  const points = [
    [0, 0],
    [10, 4],
    [20, 0],
  ] as const;
  expect(pen(points, 3)).toBe(pen(points, 3));
  expect(pen(points, 3)).not.toBe(pen(points, 4));
});

test('the hand stays within its waver', () => {
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
