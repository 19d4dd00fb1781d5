import { describe, expect, it } from 'vitest';
import { random } from '../../packages/bots/random.ts';
import { casual } from '../../packages/games/journey-to-mordor/bots/casual.ts';
import { rangerWith } from '../../packages/games/journey-to-mordor/bots/ranger.ts';
import { chances, missBy } from './journey/fit.ts';
import { HAND } from './journey/hand.ts';
import { judge } from './journey/judge.ts';
import { positionsOf } from './journey/positions.ts';
import { search } from './journey/search.ts';

describe('the search', () => {
  const valley = ({ x, y }: { readonly x: number; readonly y: number }): number => (x - 1) ** 2 + (y + 2 * x - 1) ** 2;

  it('finds the bottom of a slanting valley', () => {
    const { point, cost } = search({ start: { x: 4, y: 4 }, steps: { x: 0.5, y: 0.5 }, halvings: 6, least: 0, cost: valley });
    expect(point.x).toBeCloseTo(1, 1);
    expect(point.y).toBeCloseTo(-1, 1);
    expect(cost).toBeLessThan(0.01);
  });

  it('leaves alone what has no step, and takes none that hardly helps', () => {
    expect(search({ start: { x: 4, y: 4 }, steps: { x: 0, y: 1 }, halvings: 0, least: 0, cost: valley }).point.x).toBe(4);
    expect(search({ start: { x: 4, y: 4 }, steps: { x: 1, y: 1 }, halvings: 3, least: 1e6, cost: valley }).point).toEqual({ x: 4, y: 4 });
  });
});

describe('judging', () => {
  it('finds nothing between a bot and itself, and much between casual and random', () => {
    expect(judge(random, random, 'basic', 3, 20, 1).apart).toBeCloseTo(0, 9);
    const { apart, half, one, other } = judge(casual, random, 'advanced', 2, 60, 1);
    expect(apart - half).toBeGreaterThan(0.3);
    expect(one - other).toBeCloseTo(apart, 9);
  });
});

describe('the positions', () => {
  it('are foreseen better by the ranger than by guessing', () => {
    const positions = positionsOf(rangerWith(HAND), 'basic', 2, 30, 5);
    expect(positions.length).toBeGreaterThan(200);
    for (const chance of chances(HAND, positions)) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const mean = positions.reduce((sum, { won }) => sum + won, 0) / positions.length;
    const guessing = positions.reduce((sum, { won }) => sum + (won - mean) ** 2, 0) / positions.length;
    expect(missBy(HAND, positions)).toBeLessThan(guessing * 0.9);
  });
});
