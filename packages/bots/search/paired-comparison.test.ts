import { describe, expect, test } from 'vitest';
import { PairedComparison } from './paired-comparison.ts';

const filled = (...gains: readonly (readonly number[])[]): PairedComparison => {
  const compared = new PairedComparison(gains.length);
  for (const [candidate, list] of gains.entries()) for (const gain of list) compared.add(candidate, gain);
  return compared;
};

describe('paired gains', () => {
  test('mean and standard error are those of the textbook', () => {
    const compared = filled([0, 0, 0, 0], [1, 2, 3, 4]);
    expect(compared.mean(1)).toBe(2.5);
    // The deviation of 1, 2, 3, 4 is the root of 5/3; four of them halve it.
    expect(compared.error(1)).toBeCloseTo(Math.sqrt(5 / 3) / 2, 12);
    expect(compared.best()).toBe(1);
  });

  test('what was seen once could be anything', () => {
    expect(filled([0], [9]).error(1)).toBe(Number.POSITIVE_INFINITY);
  });

  test('the hopeless are dropped, behind the first or behind the best; those who may still win are not', () => {
    const compared = filled([0, 0, 0], [-0.5, -0.51, -0.49], [0.3, 0.31, 0.29], [-0.2, 0.9, 0.1]);
    compared.drop(1.5);
    expect([1, 2, 3].map(compared.isCompared)).toEqual([false, true, true]);
    expect(compared.left()).toBe(2);
    expect(compared.best()).toBe(2);
  });

  test('only the most promising go on when worlds are to be saved; the first always does', () => {
    const compared = filled([0, 0], [0.1, 0.2], [-1, -1], [0.4, 0.3], [0.2, 0.2]);
    compared.keep(2);
    expect([0, 1, 2, 3, 4].map(compared.isCompared)).toEqual([true, false, false, true, true]);
    expect(compared.best()).toBe(3);
  });

  test('nobody gains: the first stays', () => expect(filled([0, 0], [-1, -1]).best()).toBe(0));
});
