import { expect, test } from 'vitest';
import { plot } from './plot.ts';

const FRAME = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

test('steps, from the left edge to the right, the limit at the top', () => {
  const { path, x, y } = plot([0, 0, 5, 10], 10, FRAME);
  expect(path).toBe('M10 110H43.3V110H76.7V60H110V10');
  expect([x(0), x(3), y(0), y(10)]).toEqual([10, 110, 110, 10]);
});

test('more corruption than the limit stays inside the frame', () => {
  expect(plot([0, 15], 12, FRAME).y(15)).toBe(10);
});

test('at most seven lines, whole numbers from 0 up', () => {
  expect(plot([0], 12, FRAME).marks).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(plot([0], 3, FRAME).marks).toEqual([0, 1, 2, 3]);
  expect(plot([], 19, FRAME).marks.length).toBeLessThanOrEqual(7);
});

test('one moment alone is a point, not a fault', () => {
  expect(plot([4], 12, FRAME).path).toMatch(/^M10 [\d.]+$/);
});
