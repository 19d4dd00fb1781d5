import { describe, expect, it } from 'vitest';
import { rate } from './ratings.ts';

const pair = (one: number, other: number, shareOfOne: number, shareOfOther: number) => ({ one, other, shareOfOne, shareOfOther });

describe('ratings', () => {
  it('make ten to one of 400 points, as in chess', () => {
    const [weak, strong] = rate(2, [pair(0, 1, 100_000, 1_000_000)], 0, 1000);
    expect(weak).toEqual({ rating: 1000, give: 0 });
    expect(strong.rating).toBe(1400);
  });

  it('add up along the ladder, and know less about those who are far from the anchor', () => {
    const [first, second, third] = rate(3, [pair(0, 1, 100, 300), pair(1, 2, 100, 300)], 0, 1000);
    expect(first.rating).toBe(1000);
    // Three to one is 191 points; the belief in one more shared victory takes a little off.
    expect(second.rating).toBeGreaterThan(1185);
    expect(second.rating).toBeLessThan(1192);
    // Ratings are whole numbers.
    expect(Math.abs(third.rating - 2 * second.rating + first.rating)).toBeLessThanOrEqual(1);
    expect(third.give).toBeGreaterThan(second.give);
    // 95 % of a share of three quarters in 400 games: 4.2 points of a hundred, which are 40 of these.
    expect(second.give).toBeGreaterThan(36);
    expect(second.give).toBeLessThan(44);
  });

  it('whoever wins every game is not infinitely strong', () => {
    const [, strong] = rate(2, [pair(0, 1, 0, 20)], 0, 1000);
    expect(strong.rating).toBeGreaterThan(1400);
    expect(strong.rating).toBeLessThan(2000);
  });

  it('whoever is only tied to the others through one is still placed', () => {
    const ratings = rate(3, [pair(0, 2, 50, 50), pair(1, 2, 50, 50)], 2, 1000).map(({ rating }) => rating);
    expect(ratings).toEqual([1000, 1000, 1000]);
  });
});
