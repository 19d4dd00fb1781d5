import { describe, expect, it } from 'vitest';
import { Histogram, meanOf, wilson } from './statistics.ts';

describe('statistics', () => {
  it('knows the Wilson interval of a textbook: 8 of 10', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });

  it('stays within 0 and 1, and knows nothing without trials', () => {
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(5, 5).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('finds percentiles', () => {
    const histogram = new Histogram();
    for (let value = 1; value <= 100; value++) histogram.add(value);
    expect([0.05, 0.5, 0.95].map((share) => histogram.percentile(share))).toEqual([5, 50, 95]);
  });

  it('knows the mean of what was seen, and how far it may be off', () => {
    const { mean, low, high } = meanOf([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    // A deviation of 1.291 in four games: 1.96 * 1.291 / 2.
    expect(high - mean).toBeCloseTo(1.265, 3);
    expect(mean - low).toBeCloseTo(1.265, 3);
  });

  it('does not take what was never seen for impossible', () => {
    expect(meanOf([0, 0, 0, 0])).toEqual({ mean: 0, low: -0.75, high: 0.75 });
  });
});
