import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WarWeights } from '../../../packages/games/war-of-the-ring/bots/plan.ts';
import { unchecked } from '../../../packages/kernel/unchecked.ts';

/** Wars to play, one a pair of conducts, numbered from the first on. */
export interface Wars {
  readonly seed: number;
  readonly first: number;
  readonly conducts: readonly WarWeights[];
}

/** So many wars are handed over at a time. */
const PORTION = 100;

/** Threads that play wars. What comes of a war does not depend on how many there are. */
export class Crew {
  private readonly workers = Array.from({ length: availableParallelism() }, () => new Worker(new URL('./worker.ts', import.meta.url)));

  /** Who won each war: 1 for the Free Peoples. */
  async won(seed: number, conducts: readonly WarWeights[]): Promise<number[]> {
    const found: number[][] = [];
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next * PORTION < conducts.length) {
        const portion = next++;
        const first = portion * PORTION;
        worker.postMessage({ seed, first, conducts: conducts.slice(first, first + PORTION) } satisfies Wars, []);
        const [answer] = await once(worker, 'message');
        found[portion] = unchecked<number[]>(answer);
      }
    };
    await Promise.all(this.workers.map(work));
    return found.flat();
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
