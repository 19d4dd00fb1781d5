import { describe, expect, it } from 'vitest';
import { clockText, isLast, isShort, leftNow } from './clock.ts';

const days = (count: number, hours: number) => `${count}d ${hours}h`;

describe('clocks', () => {
  it('run only for whoever is asked, and never below nothing', () => {
    expect(leftNow(60_000, 1000, 11_000, true)).toBe(50_000);
    expect(leftNow(60_000, 1000, 11_000, false)).toBe(60_000);
    expect(leftNow(5000, 1000, 11_000, true)).toBe(0);
    expect(leftNow(5000, 9000, 1000, true)).toBe(5000);
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
