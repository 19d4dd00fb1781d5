import { expect, test } from 'vitest';
import { besides, crowd, fitting, isRoomy, isSeen, kept, showing, zoomed } from './looks.ts';
import type { Paper } from './map.ts';

const PAPER: Paper = {
  sheet: { x: 14, y: 8, width: 1036, height: 682 },
  bleed: { x: -340, y: -500, width: 1740, height: 1700 },
  nearest: 2.6,
  legible: 0.5,
  close: 0.95,
};
const { sheet: SHEET, bleed: BLEED } = PAPER;

const PHONE = { width: 390, height: 480 };
const DESK = { width: 800, height: 640 };
const NONE = { top: 0, bottom: 0 };

const seen = (look: { x: number; y: number; scale: number }, { width, height }: { width: number; height: number }) => ({
  left: look.x - width / look.scale / 2,
  right: look.x + width / look.scale / 2,
  top: look.y - height / look.scale / 2,
  bottom: look.y + height / look.scale / 2,
});

test.each([PHONE, DESK, { width: 1600, height: 700 }])(
  'the whole sheet fits into %o, below what lies at the head of the window',
  (window) => {
    const inset = { top: 40, bottom: 4 };
    const look = fitting(PAPER, window, inset);
    const { left, right, top, bottom } = seen(look, window);
    expect(left).toBeLessThanOrEqual(SHEET.x + 0.01);
    expect(right).toBeGreaterThanOrEqual(SHEET.x + SHEET.width - 0.01);
    expect(top + inset.top / look.scale).toBeLessThanOrEqual(SHEET.y + 0.01);
    expect(bottom - inset.bottom / look.scale).toBeGreaterThanOrEqual(SHEET.y + SHEET.height - 0.01);
  },
);

test('nobody gets lost beyond the painted land', () => {
  for (const window of [PHONE, DESK])
    for (const x of [-9000, 500, 9000])
      for (const scale of [0.01, 0.5, 1, 99]) {
        const look = kept(PAPER, { x, y: x, scale }, window);
        expect(look.scale).toBeLessThanOrEqual(PAPER.nearest);
        const { left, right, top, bottom } = seen(look, window);
        if (right - left <= BLEED.width) {
          expect(left).toBeGreaterThanOrEqual(BLEED.x - 0.01);
          expect(right).toBeLessThanOrEqual(BLEED.x + BLEED.width + 0.01);
        }
        if (bottom - top <= BLEED.height) expect(top).toBeGreaterThanOrEqual(BLEED.y - 0.01);
        expect(look.x).toBeGreaterThan(SHEET.x - 1);
        expect(look.x).toBeLessThan(SHEET.x + SHEET.width + 1);
      }
});

test('what is under the finger stays under it', () => {
  const look = { x: 500, y: 350, scale: 1 };
  const at = { x: 300, y: 100 };
  const under = (now: typeof look) => [now.x + (at.x - DESK.width / 2) / now.scale, now.y + (at.y - DESK.height / 2) / now.scale];
  const near = zoomed(PAPER, look, 1.6, at, DESK);
  expect(near.scale).toBeCloseTo(1.6);
  expect(under(near)[0]).toBeCloseTo(under(look)[0]);
  expect(under(near)[1]).toBeCloseTo(under(look)[1]);
});

test('what is asked for is in sight, and never nearer than wished', () => {
  const points = [
    { x: 300, y: 200 },
    { x: 420, y: 260 },
  ];
  const look = showing(PAPER, points, PHONE, 1, NONE);
  const { left, right, top, bottom } = seen(look, PHONE);
  expect(look.scale).toBeLessThanOrEqual(1);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(left + 20);
    expect(x).toBeLessThan(right - 20);
    expect(y).toBeGreaterThan(top + 20);
    expect(y).toBeLessThan(bottom - 20);
  }
  expect(showing(PAPER, [], PHONE, 1, NONE)).toEqual(fitting(PAPER, PHONE, NONE));
});

test('a phone and a low window have no room for the whole sheet, a desk has', () => {
  expect(isRoomy(PAPER, PHONE, NONE)).toBe(false);
  expect(isRoomy(PAPER, { width: 900, height: 150 }, NONE)).toBe(false);
  expect(isRoomy(PAPER, DESK, NONE)).toBe(true);
  expect(isRoomy(PAPER, { width: 632, height: 600 }, NONE)).toBe(true);
});

test('what may be touched is seen above a scene, however tall, and below what lies at the head of the window', () => {
  const window = { width: 790, height: 720 };
  for (const bottom of [100, 240, 310])
    for (const y of [150, 600]) {
      const inset = { top: 40, bottom };
      const points = [
        { x: 220, y },
        { x: 420, y: y + 90 },
      ];
      const look = besides(PAPER, points, window, inset);
      expect(points.map((point) => isSeen(point, look, window, inset))).toEqual([true, true]);
    }
  // Where there is room, the whole sheet stays.
  const low = { top: 40, bottom: 60 };
  expect(besides(PAPER, [{ x: 500, y: 300 }], window, low)).toEqual(fitting(PAPER, window, low));
  // Under the head and under the scene nothing is seen.
  const look = { x: 500, y: 400, scale: 1 };
  const inset = { top: 40, bottom: 200 };
  expect([60, 100, 550, 570].map((y) => isSeen({ x: 500, y }, look, window, inset))).toEqual([false, true, true, false]);
});

test('what is too much for a phone is shown where most of it is, and not smaller than it can be played on', () => {
  const west = [0, 1, 2].map((at) => ({ x: 100 + at * 40, y: 200 }));
  const east = [0, 1, 2, 3, 4].map((at) => ({ x: 800 + at * 30, y: 500 }));
  const look = fitting(PAPER, PHONE, NONE);
  const near = crowd(PAPER, [...west, ...east], look, PHONE, NONE);
  expect(near.scale).toBeGreaterThanOrEqual(PAPER.legible);
  expect(east.every((point) => isSeen(point, near, PHONE, NONE))).toBe(true);
  expect(west.some((point) => isSeen(point, near, PHONE, NONE))).toBe(false);
  // A few are all shown, however far from one another: one must choose between them.
  const few = crowd(PAPER, [...west, east[0]], look, PHONE, NONE);
  expect([...west, east[0]].every((point) => isSeen(point, few, PHONE, NONE))).toBe(true);
  // And so are many where there is room.
  expect([...west, ...east].every((point) => isSeen(point, crowd(PAPER, [...west, ...east], look, DESK, NONE), DESK, NONE))).toBe(true);
  // In a window too low for anything, one of them at least is near.
  const low = { width: 360, height: 60 };
  expect(crowd(PAPER, [...west, ...east], look, low, { top: 40, bottom: 40 }).scale).toBeGreaterThan(0);
});

test('with room to spare the sheet rises above what lies over the foot of the window, and has no gap above it', () => {
  const low: Paper = { ...PAPER, bleed: { x: -340, y: -4, width: 1740, height: 706 } };
  const [window, inset] = [
    { width: 1036, height: 760 },
    { top: 0, bottom: 60 },
  ];
  const look = kept(low, fitting(low, window, inset), window, inset);
  const { top, bottom } = seen(look, window);
  expect(top).toBeGreaterThanOrEqual(low.bleed.y - 0.01);
  expect(bottom - inset.bottom / look.scale).toBeGreaterThanOrEqual(SHEET.y + SHEET.height - 0.01);
});
