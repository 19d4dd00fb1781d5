import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWorking, type Holiday, holidaysIn, nextHoliday, workingTime } from './holidays.ts';

const DAY = 86_400_000;

describe('time that is no holiday', () => {
  const holidays = [
    { from: 10, until: 20 },
    { from: 30, until: 35 },
  ];

  it('leaves out what lies within holidays', () => {
    expect(workingTime(0, 40, holidays)).toBe(25);
    expect(workingTime(12, 18, holidays)).toBe(0);
    expect(workingTime(15, 25, holidays)).toBe(5);
    expect(workingTime(25, 15, holidays)).toBe(0);
  });

  it('is over later by the holidays on the way', () => {
    expect(afterWorking(0, 9, holidays)).toBe(9);
    expect(afterWorking(0, 15, holidays)).toBe(25);
    expect(afterWorking(0, 21, holidays)).toBe(36);
    expect(afterWorking(15, 5, holidays)).toBe(25);
    expect(afterWorking(25, 2, holidays)).toBe(27);
  });

  it('counts the same forwards and backwards', () => {
    const apart = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 })), { maxLength: 6 }).map((gaps) => {
      let at = 0;
      return gaps.map(([gap, length]): Holiday => {
        const from = at + gap;
        at = from + length;
        return { from, until: at };
      });
    });
    fc.assert(
      fc.property(apart, fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 200 }), (all, from, time) => {
        const end = afterWorking(from, time, all);
        expect(workingTime(from, end, all)).toBe(time);
        expect(workingTime(from, end - 1, all)).toBeLessThan(time);
      }),
    );
  });
});

it('a holiday is the one that lasts, or the next; what is past is none', () => {
  const [past, now, later] = [
    { from: 0, until: 10 },
    { from: 20, until: 30 },
    { from: 40, until: 50 },
  ];
  expect(nextHoliday([later, past, now], 25)).toBe(now);
  expect(nextHoliday([later, past, now], 30)).toBe(later);
  expect(nextHoliday([past], 10)).toBeNull();
});

it('a holiday over the turn of the year counts in both, each with its own days', () => {
  const holiday = { from: Date.UTC(2026, 11, 29), until: Date.UTC(2027, 0, 5) };
  expect([holidaysIn(2026, [holiday]), holidaysIn(2027, [holiday]), holidaysIn(2028, [holiday])]).toEqual([3, 4, 0]);
  expect(holidaysIn(2026, [{ from: Date.UTC(2026, 2, 1), until: Date.UTC(2026, 2, 31) - DAY / 24 }])).toBe(30);
});
