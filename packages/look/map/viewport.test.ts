import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createViewport } from './viewport.ts';

const PAPER = {
  sheet: { x: 0, y: 0, width: 1000, height: 700 },
  bleed: { x: -400, y: -400, width: 1800, height: 1500 },
  nearest: 3,
  legible: 0.6,
  close: 1,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the map does not move away under a finger: what would move it waits until the touch is known', () => {
  const viewport = createViewport(PAPER, { top: 0, bottom: 0 });
  viewport.resize({ width: 800, height: 600 });
  viewport.hold(true);
  const before = viewport.look();
  viewport.whenFree(() => viewport.show([{ x: 100, y: 100 }], 2));
  viewport.resize({ width: 800, height: 500 });
  expect([viewport.look(), viewport.window().height]).toEqual([before, 600]);
  // Lifted: the click comes after, and then the map may move.
  viewport.hold(false);
  expect([viewport.look(), viewport.held()]).toEqual([before, true]);
  vi.runAllTimers();
  expect(viewport.held()).toBe(false);
  expect(viewport.look()).not.toEqual(before);
  expect(viewport.window().height).toBe(500);
  // The finger itself moves it at once.
  viewport.hold(true);
  const held = viewport.look();
  viewport.pan(-20, 0);
  expect(viewport.look().x).toBeGreaterThan(held.x);
});
