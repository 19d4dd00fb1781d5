import { describe, expect, test } from 'vitest';
import { war } from '../testing/war.ts';
import { rangerPolicy } from './policies.ts';

/** The chance of the Free Peoples with these settlements of the Shadow in their hands, far from all armies. */
function holding(...regions: readonly string[]): number {
  const { state } = war({ held: Object.fromEntries(regions.map((region) => [region, 'free-peoples' as const])) });
  expect(rangerPolicy.value(state, 0) + rangerPolicy.value(state, 1)).toBeCloseTo(1, 12);
  return rangerPolicy.value(state, 0);
}

describe('the chance to win at the end of a turn', () => {
  test('every point of the Free Peoples is better than none, the third as well as the first', () => {
    const chances = [holding(), holding('far-harad'), holding('umbar'), holding('umbar', 'far-harad')];
    for (let more = 1; more < chances.length; more++) expect(chances[more]).toBeGreaterThan(chances[more - 1]);
  });
});
