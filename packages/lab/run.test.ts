import { describe, expect, it } from 'vitest';
import type { GameLine } from './batch.ts';
import { type Crew, runGames } from './run.ts';
import type { Setup } from './setup.ts';

const SETUP: Setup = { game: 'any', bots: ['a', 'b'], options: {}, seating: 'fixed' };

const lineOf = (number: number): GameLine => ({
  number,
  first: 0,
  winners: [number % 2],
  reason: 'end',
  rounds: 1,
  decisions: 1,
  outcome: String(number),
});

/** Hands back batches in any order but theirs. */
function crew(): Crew {
  let asked = 0;
  return {
    hands: 3,
    async play({ from, count }) {
      for (let wait = (asked++ * 7) % 5; wait > 0; wait--) await Promise.resolve();
      return Array.from({ length: count }, (_, at) => lineOf(from + at));
    },
  };
}

describe('a run', () => {
  it('counts every game once and in its order, with every set-up', async () => {
    const seen: number[] = [];
    const tallies = await runGames(crew(), [SETUP, SETUP], 137, 1, { counted: (games) => seen.push(games) });
    for (const { lines } of tallies) expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 137 }, (_, number) => number));
    expect(seen.at(-1)).toBe(137);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it('that was stopped is a shorter run', async () => {
    let counted = 0;
    const [tally] = await runGames(crew(), [SETUP], 10_000, 1, { counted: (games) => (counted = games), isStopped: () => counted >= 20 });
    const { length } = tally.lines;
    expect(length).toBeGreaterThanOrEqual(20);
    expect(length).toBeLessThan(10_000);
    const [whole] = await runGames(crew(), [SETUP], length, 1, { counted() {} });
    expect(tally.summary()).toEqual(whole.summary());
  });

  it('that is paused goes on where it was', async () => {
    let go = (): void => {};
    let paused = false;
    const under = runGames(crew(), [SETUP], 50, 1, {
      counted() {},
      pause() {
        if (paused) return Promise.resolve();
        paused = true;
        return new Promise<void>((resolve) => {
          go = resolve;
        });
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(paused).toBe(true);
    go();
    expect((await under)[0].lines).toHaveLength(50);
  });

  it('that fails says so', async () => {
    const failing: Crew = { hands: 1, play: () => Promise.reject(new Error('a thread is gone')) };
    await expect(runGames(failing, [SETUP], 5, 1, { counted() {} })).rejects.toThrow('a thread is gone');
  });
});
