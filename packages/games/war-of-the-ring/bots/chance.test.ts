import { describe, expect, test } from 'vitest';
import { FREE, SHADOW, war } from '../testing/war.ts';
import { chanceOf } from './chance.ts';

/** The chance of the Free Peoples with these settlements of the Shadow in their hands, far from all armies. */
function holding(...regions: readonly string[]): number {
  const { state } = war({ held: Object.fromEntries(regions.map((region) => [region, 'free-peoples' as const])) });
  expect(chanceOf(state, FREE) + chanceOf(state, SHADOW)).toBeCloseTo(1, 12);
  return chanceOf(state, FREE);
}

describe('the chance to win at the end of a turn', () => {
  test('every point of the Free Peoples is better than none, the third as well as the first', () => {
    const chances = [holding(), holding('far-harad'), holding('umbar'), holding('umbar', 'far-harad')];
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(chances[3]).toBeGreaterThan(chances[2] + 0.05);
  });
});
