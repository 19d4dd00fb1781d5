import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, certainly, given, meanOf, successes, sum } from './distribution.ts';

const total = (distribution: readonly number[]): number => distribution.reduce((all, chance) => all + chance, 0);

describe('distributions', () => {
  it('count the successes of dice as an enumeration of all throws does', () => {
    const counted = [0, 0, 0, 0];
    for (let throwOf = 0; throwOf < 216; throwOf++)
      counted[[throwOf % 6, Math.floor(throwOf / 6) % 6, Math.floor(throwOf / 36)].filter((face) => face >= 4).length]++;
    for (const [hits, chance] of successes(3, 1 / 3).entries()) expect(chance).toBeCloseTo((counted[hits] ?? 0) / 216, 12);
  });

  it('always sum to one, and means add up', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(6), (dice, chance, more) => {
        const [one, other] = [successes(dice, chance), successes(more, 1 / 6)];
        const both = sum(one, other);
        expect(total(both)).toBeCloseTo(1, 9);
        expect(meanOf(both)).toBeCloseTo(dice * chance + more / 6, 9);
        expect(atLeast(both, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('mix what follows from a first number', () => {
    // Each miss of two dice is rolled once more.
    const first = successes(2, 0.5);
    const all = given(first, (hits) => sum(certainly(hits), successes(2 - hits, 0.5)));
    expect(all).toHaveLength(3);
    expect(all[2]).toBeCloseTo(0.75 ** 2, 12);
    expect(total(all)).toBeCloseTo(1, 12);
  });
});
