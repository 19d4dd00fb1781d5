import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardSpot } from './cardSpot.ts';

const page = { width: 300, height: 340 };
const desk = { width: 1440, height: 900 };

test('a card of the hand is read above it, one of the row below it: the neighbours stay free', () => {
  expect(cardSpot({ left: 400, top: 700, width: 112, height: 160 }, page, desk)).toEqual({ left: 306, top: 348, over: false });
  expect(cardSpot({ left: 400, top: 130, width: 112, height: 160 }, page, desk)).toEqual({ left: 306, top: 302, over: false });
});

test('on a low screen it is read beside, on the left where the screen ends', () => {
  const low = { width: 1440, height: 600 };
  expect(cardSpot({ left: 400, top: 250, width: 112, height: 160 }, page, low)).toMatchObject({ left: 524, over: false });
  expect(cardSpot({ left: 1300, top: 250, width: 112, height: 160 }, page, low)).toMatchObject({ left: 988, over: false });
});

test('it goes to an edge of the screen when it would lie on what it tells of', () => {
  const card = { left: 400, top: 700, width: 112, height: 160 };
  const above = { x: 456, y: 500 };
  const spot = cardSpot(card, page, desk, [above]);
  expect(spot.over).toBe(false);
  expect(above.x < spot.left || above.x > spot.left + page.width || above.y > spot.top + page.height).toBe(true);
  // What lies elsewhere changes nothing.
  expect(cardSpot(card, page, desk, [{ x: 1200, y: 100 }])).toEqual(cardSpot(card, page, desk));
});

test('the large card lies on the screen and not on the small one, wherever there is room', () => {
  const size = (least: number, most: number) => fc.integer({ min: least, max: most });
  fc.assert(
    fc.property(size(360, 1600), size(640, 1000), size(0, 1500), size(0, 900), (width, height, x, y) => {
      const card = { left: Math.min(x, width - 112), top: Math.min(y, height - 160), width: 112, height: 160 };
      const spot = cardSpot(card, page, { width, height });
      expect(spot.left).toBeGreaterThanOrEqual(8);
      expect(spot.top).toBeGreaterThanOrEqual(8);
      expect(spot.left + page.width).toBeLessThanOrEqual(width - 8);
      expect(spot.top + page.height).toBeLessThanOrEqual(height - 8);
      const apart =
        spot.left >= card.left + card.width ||
        spot.left + page.width <= card.left ||
        spot.top >= card.top + card.height ||
        spot.top + page.height <= card.top;
      expect(apart).toBe(!spot.over);
    }),
  );
});
