import type { Batch, SimulatedGame } from './batch.ts';
import type { Setup } from './setup.ts';
import { Tally } from './tally.ts';

/** Worker pool that plays batches: threads of the command line, or workers of a browser. */
export interface WorkerPool {
  /** Batches played at the same time. */
  readonly concurrency: number;
  play(batch: Batch): Promise<readonly SimulatedGame[]>;
}

export interface RunObserver {
  /** Called with the number of games counted in every set-up so far. */
  counted(games: number, tallies: readonly Tally[]): void;
  /** Resolves when the run is not paused. */
  pause?(): Promise<void>;
  isStopped?(): boolean;
}

/** Target time of a batch: long enough that messages cost nothing, short enough that a pause takes effect soon. */
const BATCH_MS = 250;
const MAX_BATCH = 500;

/**
 * Plays the same game numbers with every set-up and counts them in order, so that the result depends neither on the worker nor on its speed. A stopped
 * run is a shorter run.
 */
export async function runGames(
  pool: WorkerPool,
  setups: readonly Setup[],
  games: number,
  seed: number,
  observer: RunObserver,
): Promise<readonly Tally[]> {
  const tallies = setups.map((setup) => new Tally(setup));
  const pending: Promise<readonly (readonly SimulatedGame[])[]>[] = [];
  let size = 1;
  let scheduled = 0;
  let counted = 0;
  const ahead = Math.max(2, Math.ceil((2 * pool.concurrency) / setups.length));
  while (counted < games && observer.isStopped?.() !== true) {
    while (scheduled < games && pending.length < ahead) {
      const [from, count] = [scheduled, Math.min(size, games - scheduled)];
      const began = performance.now();
      const played = Promise.all(setups.map((setup) => pool.play({ setup, seed, from, count }))).then((results) => {
        const each = (performance.now() - began) / count / ahead;
        size = Math.max(1, Math.min(MAX_BATCH, 2 * size, Math.ceil(BATCH_MS / Math.max(0.01, each))));
        return results;
      });
      // A failure is reported where the batch is awaited; until then it must not count as unhandled.
      played.catch(() => {});
      pending.push(played);
      scheduled += count;
    }
    const results = await pending.shift();
    if (results === undefined) break;
    for (const [at, tally] of tallies.entries()) tally.add(results[at]);
    counted = tallies[0].results.length;
    observer.counted(counted, tallies);
    await observer.pause?.();
  }
  return tallies;
}
