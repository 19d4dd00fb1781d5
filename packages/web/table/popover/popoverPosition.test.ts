import { describe, expect, it } from 'vitest';
import { popoverPosition } from './popoverPosition.ts';

const screen = { width: 1000, height: 800 };
const size = { width: 340, height: 120 };

describe('where a slip lies', () => {
  it('above its thing when there is room, pointing at its middle', () => {
    const spot = popoverPosition({ left: 500, top: 600, bottom: 700, width: 100 }, size, screen);
    expect(spot).toEqual({ left: 380, top: 466, above: true, tip: 162 });
  });

  it('below when the thing is at the top', () => {
    expect(popoverPosition({ left: 500, top: 20, bottom: 60, width: 100 }, size, screen)).toMatchObject({ top: 74, above: false });
  });

  it('never off the screen', () => {
    expect(popoverPosition({ left: 960, top: 600, bottom: 700, width: 40 }, size, screen).left).toBe(648);
    expect(popoverPosition({ left: 0, top: 600, bottom: 700, width: 40 }, size, screen).left).toBe(12);
    expect(popoverPosition({ left: 0, top: 60, bottom: 790, width: 40 }, size, screen).top).toBe(12);
  });
});
