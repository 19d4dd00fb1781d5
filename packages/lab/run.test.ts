import { asId } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { SimulatedGame } from './batch.ts';
import { type WorkerPool, runGames } from './run.ts';
import type { Setup } from './setup.ts';

const SETUP: Setup = { game: 'any', bots: ['a', 'b'], options: {}, seating: 'fixed' };

const lineOf = (number: number): SimulatedGame => ({
  number,
  first: 0,
  winners: [asId(number % 2)],
  reason: 'end',
  rounds: 1,
  decisions: 1,
  outcome: String(number),
});

/** Worker pool that finishes batches out of order. */
function workerPool(): WorkerPool {
  let asked = 0;
  return {
    concurrency: 3,
    async play({ from, count }) {
      for (let wait = (asked++ * 7) % 5; wait > 0; wait--) await Promise.resolve();
      return Array.from({ length: count }, (_, at) => lineOf(from + at));
    },
  };
}

describe('a run', () => {
  it('counts every game once and in its order, with every set-up', async () => {
    const seen: number[] = [];
    const tallies = await runGames(workerPool(), [SETUP, SETUP], 137, 1, { counted: (games) => seen.push(games) });
    for (const { results } of tallies)
      expect(results.map(({ number }) => number)).toEqual(Array.from({ length: 137 }, (_, number) => number));
    expect(seen.at(-1)).toBe(137);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it('that was stopped is a shorter run', async () => {
    let counted = 0;
    const [tally] = await runGames(workerPool(), [SETUP], 10_000, 1, {
      counted: (games) => (counted = games),
      isStopped: () => counted >= 20,
    });
    const { length } = tally.results;
    expect(length).toBeGreaterThanOrEqual(20);
    expect(length).toBeLessThan(10_000);
    const [whole] = await runGames(workerPool(), [SETUP], length, 1, { counted() {} });
    expect(tally.summary()).toEqual(whole.summary());
  });

  it('that is paused goes on where it was', async () => {
    let go = (): void => {};
    let paused = false;
    const running = runGames(workerPool(), [SETUP], 50, 1, {
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
    expect((await running)[0].results).toHaveLength(50);
  });

  it('that fails says so', async () => {
    const failing: WorkerPool = { concurrency: 1, play: () => Promise.reject(new Error('a thread is gone')) };
    await expect(runGames(failing, [SETUP], 5, 1, { counted() {} })).rejects.toThrow('a thread is gone');
  });
});
