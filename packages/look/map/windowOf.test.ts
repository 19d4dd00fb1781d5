import { expect, test } from 'vitest';
import { windowOf } from './windowOf.ts';

const SPOTS = [
  { x: 100, y: 50 },
  { x: 300, y: 90 },
];

test('the window keeps its proportion, and the spots lie in its middle with land about them', () => {
  const { x, y, width, height } = windowOf(SPOTS, 40, 2);
  expect(width / height).toBe(2);
  expect([x, x + width]).toEqual([60, 340]);
  expect(y + height / 2).toBe(70);
});

test('spots under one another widen it', () => {
  const tall = windowOf(
    SPOTS.map(({ x, y }) => ({ x: y, y: x })),
    40,
    2,
  );
  expect(tall.height).toBe(280);
  expect(tall.width).toBe(560);
});
