import { describe, expect, it } from 'vitest';
import { RateLimit } from './limits.ts';

describe('a rate limit', () => {
  it('lets a burst through, then so many a second, each key by itself', () => {
    let now = 0;
    const limit = new RateLimit({ perSecond: 2, burst: 3 }, () => now);
    const take = (key: string, times: number) => Array.from({ length: times }, () => limit.take(key));
    expect(take('frodo', 4)).toEqual([true, true, true, false]);
    expect(take('sam', 1)).toEqual([true]);
    now = 500;
    expect(take('frodo', 2)).toEqual([true, false]);
    now = 1_000_000;
    expect(take('frodo', 4)).toEqual([true, true, true, false]);
  });

  it('counts what costs more as more', () => {
    let now = 0;
    const limit = new RateLimit({ perSecond: 2, burst: 5 }, () => now);
    expect([limit.take('frodo', 4), limit.take('frodo', 4), limit.take('frodo'), limit.take('frodo')]).toEqual([true, false, true, false]);
    now = 2000;
    expect([limit.take('frodo', 4), limit.take('frodo')]).toEqual([true, false]);
  });

  it('locks nobody out when the clock is set back', () => {
    let now = 3_600_000;
    const limit = new RateLimit({ perSecond: 1, burst: 3 }, () => now);
    expect(limit.take('frodo')).toBe(true);
    now = 0;
    expect([limit.take('frodo'), limit.take('frodo'), limit.take('frodo')]).toEqual([true, true, false]);
    now = 1000;
    expect(limit.take('frodo')).toBe(true);
  });

  it('forgets who has been quiet', () => {
    let now = 0;
    const limit = new RateLimit({ perSecond: 1, burst: 2 }, () => now);
    for (let i = 0; i < 100; i++) limit.take(`guest ${i}`);
    expect(limit.size).toBe(100);
    now = 120_000;
    limit.take('another');
    expect(limit.size).toBe(1);
  });
});
