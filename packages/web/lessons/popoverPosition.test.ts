import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap, lessonPopoverPosition } from './popoverPosition.ts';

const phone = { width: 360, height: 640 };
const slip = { width: 340, height: 200 };

describe('the slip of a lesson', () => {
  it('lies above what is pointed at, with a hand between them', () => {
    const spot = lessonPopoverPosition({ left: 100, top: 480, width: 60, height: 60 }, [], [], slip, phone);
    expect(spot.hand).toEqual({ side: 'above', length: 92 });
    expect(spot.top + slip.height).toBe(380);
  });

  it('lies below what stands at the top, and shortens the hand where room is short', () => {
    expect(lessonPopoverPosition({ left: 0, top: 60, width: 360, height: 150 }, [], [], slip, phone).hand?.side).toBe('below');
    expect(lessonPopoverPosition({ left: 0, top: 245, width: 360, height: 200 }, [], [], slip, phone).hand).toEqual({
      side: 'above',
      length: 36,
    });
  });

  it('keeps clear what else must be seen, and rather covers what may be covered', () => {
    const die = { left: 40, top: 300, width: 60, height: 60 };
    const spot = lessonPopoverPosition(
      die,
      [{ left: 0, top: 0, width: 360, height: 200 }],
      [{ left: 0, top: 560, width: 360, height: 80 }],
      slip,
      phone,
    );
    expect(spot.hand?.side).toBe('below');
  });

  it('points from a side where the hand does not lie on what else must be seen', () => {
    const desk = { width: 1440, height: 900 };
    const button = { left: 240, top: 700, width: 180, height: 44 };
    const question = { left: 236, top: 610, width: 560, height: 80 };
    expect(lessonPopoverPosition(button, [], [], slip, desk).hand?.side).toBe('above');
    expect(lessonPopoverPosition(button, [question], [], slip, desk).hand?.side).toBe('right');
  });

  it('never covers the thing as long as there is room above or below it, and never leaves the page', () => {
    const room = fc.record({ top: fc.nat(600), height: fc.integer({ min: 20, max: 200 }), left: fc.nat(300), width: fc.nat(360) });
    fc.assert(
      fc.property(room, (thing) => {
        const spot = lessonPopoverPosition(thing, [], [], slip, phone);
        expect(spot.left).toBeGreaterThanOrEqual(8);
        expect(spot.left + slip.width).toBeLessThanOrEqual(360);
        expect(spot.top).toBeGreaterThanOrEqual(8);
        expect(spot.top + slip.height).toBeLessThanOrEqual(632);
        if (thing.top >= 216 || thing.top + thing.height <= 424) expect(overlap({ ...spot, ...slip }, thing)).toBe(0);
      }),
    );
  });

  it('lies at the foot of the page where there is nothing to point at', () => {
    expect(lessonPopoverPosition(null, [], [], slip, phone)).toEqual({ left: 8, top: 432, hand: null });
  });
});
