import { describe, expect, it } from 'vitest';
import { ratingCurve, SIZE } from './ratingCurve.ts';

const step = (rating: number, doubt: number) => ({ at: 0, rating, doubt });

describe('the drawing of a course', () => {
  it('is nothing without a game, and goes from edge to edge with one', () => {
    expect(ratingCurve([])).toBeNull();
    expect(ratingCurve([step(1600, 900)])?.line).toBe('M6 48L294 48');
  });

  it('keeps the whole band on the sheet, high is up', () => {
    const found = ratingCurve([step(1500, 900), step(1700, 700), step(1600, 600)]);
    const heights = [...(found?.band.matchAll(/ ([\d.]+)/g) ?? [])].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(SIZE.edge);
    expect(Math.max(...heights)).toBeLessThanOrEqual(SIZE.height - SIZE.edge);
    expect(found?.last).toEqual({ x: 294, y: Number(/ ([\d.]+)$/.exec(found?.line ?? '')?.[1]) });
    const [first, second] = [...(found?.line.matchAll(/ ([\d.]+)/g) ?? [])].map(([, y]) => Number(y));
    expect(second).toBeLessThan(first ?? 0);
  });
});
