import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { evaluateFit, fit, logistic, MIN_SUPPORT } from './fit.ts';

/** Positions whose winner is drawn by lot with a chance that is known. */
function lessons(count: number, chance: (row: Float64Array) => number) {
  const random = new SeededRandom(5);
  const rows = Array.from({ length: count }, () => Float64Array.of(random.draw(21) - 10, random.draw(7), 3));
  const won = rows.map((row) => (random.draw(1_000_000) < chance(row) * 1_000_000 ? 1 : 0));
  return { rows, won };
}

describe('fitting a value', () => {
  test('finds the weights that the games were made with, and none for what never changes', () => {
    const { bias, weights } = fit(
      lessons(20_000, ([a, b]) => logistic(0.3 * a - 0.5 * b + 1)),
      ['a', 'b', 'same'],
      1,
    );
    expect(weights.a).toBeCloseTo(0.3, 1);
    expect(weights.b).toBeCloseTo(-0.5, 1);
    expect(Math.abs(weights.same)).toBeLessThan(1e-6);
    expect(bias).toBeCloseTo(1, 0);
  });

  test('a ridge draws weights towards nothing', () => {
    const learned = lessons(400, ([a]) => logistic(a));
    const [free, held] = [0, 1000].map((ridge) => fit(learned, ['a', 'b', 'same'], ridge).weights.a);
    expect(held).toBeLessThan(free / 2);
    expect(held).toBeGreaterThan(0);
  });

  test('gives no weight to what only a handful of positions show, and shrinks what few show', () => {
    const shown = (count: number): number => {
      const { rows, won } = lessons(20_000, ([a]) => logistic(0.3 * a));
      for (let at = 0; at < rows.length; at++) rows[at][2] = at < count ? 1 : 0;
      // Every position that shows the feature is won.
      const model = fit({ rows, won: won.map((each, at) => (at < count ? 1 : each)) }, ['a', 'b', 'rare'], 20);
      return model.weights.rare;
    };
    expect(shown(5)).toBe(0);
    expect(shown(MIN_SUPPORT - 1)).toBe(0);
    expect(shown(MIN_SUPPORT)).toBeGreaterThan(0.5);
    expect(shown(MIN_SUPPORT)).toBeLessThan(shown(4000) * 0.8);
  });

  test('is judged by what it foresaw', () => {
    const { loss, square, right } = evaluateFit([0.5, 0.5], [1, 0]);
    expect([loss, square, right]).toEqual([Math.log(2), 0.25, 0.5]);
    expect(evaluateFit([0.9, 0.2], [1, 0]).right).toBe(1);
  });
});
