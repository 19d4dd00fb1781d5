import { describe, expect, test } from 'vitest';
import { CASUAL } from '../../../packages/games/war-of-the-ring/bots/moveWeights.ts';
import type { SideWeights } from '../../../packages/games/war-of-the-ring/bots/plan.ts';
import { PURPOSES } from './purposes.ts';
import { Scale } from './scale.ts';

const free: SideWeights = { manner: CASUAL[0], purposes: PURPOSES[0] };
const scale = new Scale(free, 0);

describe('a conduct as a row of numbers', () => {
  test('comes back as it was', () => expect(scale.conduct(scale.numbers(free))).toEqual(free));

  test('every number is moved by itself', () => {
    for (const [name, seen] of [
      ['march', ({ manner }: SideWeights) => manner.march],
      ['rest.late', ({ purposes }: SideWeights) => purposes[0].changes.late],
      ['lastStand?points', ({ purposes }: SideWeights) => purposes[1].sign.points],
    ] as const) {
      const numbers = scale.numbers(free);
      numbers[scale.names.indexOf(name)] += 1;
      const moved = scale.conduct(numbers);
      expect(seen(moved)).toBeCloseTo((seen(free) ?? 0) + 1, 9);
      numbers[scale.names.indexOf(name)] -= 1;
      expect(scale.conduct(numbers)).toEqual(free);
    }
    expect(scale.steps.length).toBe(scale.names.length);
    expect(Math.min(...scale.steps)).toBeGreaterThan(0);
  });

  test('what only the other side is asked about is left alone', () => {
    expect(scale.names).not.toContain('huntersHidden');
    expect(scale.names).toContain('move-fellowship');
    expect(new Scale({ manner: CASUAL[1], purposes: [] }, 1).names).not.toContain('move-fellowship');
  });
});
