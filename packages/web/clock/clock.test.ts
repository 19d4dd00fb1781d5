import { describe, expect, it } from 'vitest';
import { claimable, clockText, isLast, isShort, remainingTime, shortestClock } from './clock.ts';

const days = (count: number, hours: number) => `${count}d ${hours}h`;

describe('clocks', () => {
  it('run only for whoever is asked, and never below nothing', () => {
    expect(remainingTime(60_000, 1000, 11_000, true)).toBe(50_000);
    expect(remainingTime(60_000, 1000, 11_000, false)).toBe(60_000);
    expect(remainingTime(5000, 1000, 11_000, true)).toBe(0);
    expect(remainingTime(5000, 9000, 1000, true)).toBe(5000);
    expect(remainingTime(60_000, 1000, 31_000, true, { from: 11_000, until: 21_000 })).toBe(40_000);
  });

  it('are read as a person reads them', () => {
    expect(clockText(185_000, days)).toBe('3:05');
    expect(clockText(59_400, days)).toBe('1:00');
    expect(clockText(3_729_000, days)).toBe('1:02:09');
    expect(clockText(3 * 86_400_000 + 3_600_000, days)).toBe('3d 1h');
  });

  it('become short under a minute and last under ten seconds', () => {
    expect([isShort(60_000), isShort(59_999), isLast(10_000), isLast(9999)]).toEqual([false, true, false, true]);
  });
});

it('is over for those against whom one may claim it, and only when they are asked and have nothing left', () => {
  const seat = { kind: 'human', name: 'Sam', yours: false, connected: true, contributed: true, wantsToAbandon: false } as const;
  const info = { claims: [0, 1, 3], clockAt: 1000, seats: [9000, 4000, 0, null].map((clock) => ({ ...seat, clock })) };
  expect(claimable(info, [0, 1, 2, 3], 4999)).toEqual([]);
  expect(claimable(info, [0, 1, 2, 3], 5000)).toEqual([1]);
  expect(claimable(info, [0], 5000)).toEqual([]);
  expect(claimable({ ...info, claims: [] }, [0, 1], 50_000)).toEqual([]);
});

it('a list of tables tells how long I may still take, or those for whom I wait', () => {
  const seats = [
    { yours: true, clock: 9000 },
    { yours: false, clock: 4000 },
    { yours: false, clock: 6000 },
  ];
  expect(shortestClock({ seats, waiting: [0, 1], yourTurn: true })?.left).toBe(9000);
  expect(shortestClock({ seats, waiting: [1, 2], yourTurn: false })?.left).toBe(4000);
  expect(shortestClock({ seats: [{ yours: true, clock: null }], waiting: [0], yourTurn: true })).toBeNull();
  expect(shortestClock({ seats, waiting: [], yourTurn: false })).toBeNull();
});
