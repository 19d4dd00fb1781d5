import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isClear, narrowLayout, wayTo, wideLayout } from './geometry.ts';
import { dieEdge, GAP, shapeOf, TAKEN } from './sizes.ts';

const layouts = fc.tuple(fc.constantFrom(wideLayout, narrowLayout), fc.integer({ min: 1, max: 11 })).map(([make, fields]) => make(fields));

test('there is one stop more than fields, all of them on the sheet', () => {
  fc.assert(
    fc.property(layouts, ({ stops, width, height, radius }) => {
      for (const [x, y] of stops) {
        expect(x - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(width);
        expect(y - radius).toBeGreaterThanOrEqual(0);
        expect(y + radius).toBeLessThanOrEqual(height);
      }
    }),
  );
  expect(wideLayout(9).stops).toHaveLength(10);
  expect(narrowLayout(8).stops).toHaveLength(9);
});

test('medallions of the printed trail do not touch', () => {
  for (const { stops, radius } of [wideLayout(9), narrowLayout(9)])
    for (const [index, [x, y]] of stops.entries())
      for (const [otherX, otherY] of stops.slice(index + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * radius + 6);
});

test('the way leads from the start to the stop it is asked for', () => {
  const layout = wideLayout(9);
  const [x, y] = layout.stops[4];
  expect(wayTo(layout, 4)).toMatch(new RegExp(`^M${layout.stops[0].join(' ')}.* ${x} ${y}$`));
  expect(wayTo(layout, 4, 3).startsWith(`M${layout.stops[3].join(' ')}`)).toBe(true);
  expect(wayTo(layout, 0)).toBe(`M${layout.stops[0].join(' ')}`);
});

test('scenery keeps off medallions and names', () => {
  const layout = narrowLayout(9);
  const [x, y] = layout.stops[2];
  expect(isClear(layout, x, y, 0)).toBe(false);
  expect(isClear(layout, x, y + layout.radius + 12, 0)).toBe(false);
  expect(isClear(layout, 73, 90, 5)).toBe(true);
});

test('five dice fit into one row on every board', () => {
  for (const width of [344, 374, 600, 660, 868, 900, 1064, 1500])
    for (const height of [250, 700]) {
      const shape = shapeOf({ width, height });
      const edge = dieEdge(shape, { width, height }, 5);
      expect(edge).toBeGreaterThanOrEqual(40);
      expect(5 * edge + 4 * GAP[shape] + TAKEN[shape]).toBeLessThanOrEqual(shape === 'low' ? width / 2 : width);
    }
  expect(dieEdge('wide', { width: 1500, height: 900 }, 3)).toBe(98);
});

test('a phone turned on its side has the tray beside the sheet', () => {
  expect(shapeOf({ width: 360, height: 560 })).toBe('phone');
  expect(shapeOf({ width: 740, height: 250 })).toBe('low');
  expect(shapeOf({ width: 768, height: 860 })).toBe('tablet');
});
