import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../../../packages/kernel/index.ts';
import { directionOf, slopeOf } from './slope.ts';

/** Wars in which the first number helps, the second harms half as much, and the third does nothing. */
function wars(count: number): { moved: number[][]; won: number[] } {
  const random = new SeededRandom(5);
  const draw = (): number => random.draw(2001) / 1000 - 1;
  const moved = Array.from({ length: count }, () => [draw(), draw(), draw()]);
  const won = moved.map(([helps, harms]) => (random.draw(1000) / 1000 < 0.5 + 0.2 * helps - 0.1 * harms ? 1 : 0));
  return { moved, won };
}

describe('where victories go with the numbers', () => {
  test('the slope tells what helps, what harms, and what does nothing', () => {
    const { moved, won } = wars(4000);
    const [helps, harms, nothing] = slopeOf(moved, won);
    expect(helps).toBeGreaterThan(5);
    expect(harms).toBeLessThan(-2);
    expect(Math.abs(nothing)).toBeLessThan(3);
    expect(helps).toBeGreaterThan(-harms);
  });

  test('what chance could have done as well is left alone; the rest is one step long', () => {
    const direction = directionOf([8, -6, 1, 0]);
    expect(direction.map(Math.sign)).toEqual([1, -1, 0, 0]);
    expect(Math.hypot(...direction)).toBeCloseTo(1, 12);
    expect(directionOf([1, -1.2, 0])).toEqual([0, 0, 0].map((none) => expect.closeTo(none)));
  });

  test('wars that all end alike say nothing', () => {
    const { moved } = wars(50);
    expect(
      slopeOf(
        moved,
        moved.map(() => 1),
      ),
    ).toEqual([0, 0, 0]);
  });
});
