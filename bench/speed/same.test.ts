import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../packages/kernel/random/seededRandom.ts';
import type { Sample } from './rounds.ts';
import { checkSameGame } from './same.ts';
import { median, quantile } from '../log.ts';

/** Made-up games whose length, ending and verbs hang together the way real ones do. */
function games(seed: number, count: number, lost: number): Sample[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, () => {
    const rolls = 30 + random.below(20);
    const caught = random.below(100) < lost;
    return {
      decisions: rolls * 2,
      rounds: 5 + random.below(6),
      reason: caught ? 'allCaught' : 'reachedMordor',
      winners: caught ? 0 : 1,
      verbs: { roll: rolls, setAside: rolls },
    };
  });
}

describe('the check that two programs play the same game', () => {
  it('lets chance pass', () => {
    expect(() => checkSameGame(games(1, 400, 20), games(2, 400, 20))).not.toThrow();
  });

  it('sees another share of lost games', () => {
    expect(() => checkSameGame(games(1, 400, 20), games(2, 400, 45))).toThrow(/Not the same game: winners a game/);
  });

  it('sees a verb that one of them never uses', () => {
    const without = games(2, 400, 20).map((each) => ({ ...each, verbs: { roll: each.verbs.roll } }));
    expect(() => checkSameGame(games(1, 400, 20), without)).toThrow(/setAside a game/);
  });
});

describe('quantiles', () => {
  it('lie between the two nearest values', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(quantile([10, 20, 30], 0.99)).toBeCloseTo(29.8);
  });

  it('of nothing are an error', () => {
    expect(() => median([])).toThrow(/nothing/);
  });
});
