import type { Batch, GameLine } from './batch.ts';
import type { Setup } from './setup.ts';
import { Tally } from './tally.ts';

/** Whoever plays batches: threads of a server, or workers of a browser. */
export interface Crew {
  /** How many batches are played at the same time. */
  readonly hands: number;
  play(batch: Batch): Promise<readonly GameLine[]>;
}

export interface Watch {
  /** So many games of each set-up are counted, the same number of each, and so they stand. */
  counted(games: number, tallies: readonly Tally[]): void;
  /** Waits as long as the run is paused. */
  pause?(): Promise<void>;
  isStopped?(): boolean;
}

/** A batch should take so long: long enough that passing it around costs nothing, short enough that a pause is soon there. */
const PACE = 250;
const MOST_IN_BATCH = 500;

/**
 * Plays the same numbers of games with every set-up and counts them in their order, so that nothing depends on who played them or how fast. A run that was
 * stopped is a shorter run.
 */
export async function runGames(crew: Crew, setups: readonly Setup[], games: number, seed: number, watch: Watch): Promise<readonly Tally[]> {
  const tallies = setups.map((setup) => new Tally(setup));
  const under: Promise<readonly (readonly GameLine[])[]>[] = [];
  let size = 1;
  let handed = 0;
  let counted = 0;
  const ahead = Math.max(2, Math.ceil((2 * crew.hands) / setups.length));
  while (counted < games && watch.isStopped?.() !== true) {
    while (handed < games && under.length < ahead) {
      const [from, count] = [handed, Math.min(size, games - handed)];
      const began = performance.now();
      const played = Promise.all(setups.map((setup) => crew.play({ setup, seed, from, count }))).then((lines) => {
        const each = (performance.now() - began) / count / ahead;
        size = Math.max(1, Math.min(MOST_IN_BATCH, 2 * size, Math.ceil(PACE / Math.max(0.01, each))));
        return lines;
      });
      // A failure is reported where the batch is awaited; until then it must not count as unhandled.
      played.catch(() => {});
      under.push(played);
      handed += count;
    }
    const lines = await under.shift();
    if (lines === undefined) break;
    for (const [at, tally] of tallies.entries()) tally.add(lines[at]);
    counted = tallies[0].lines.length;
    watch.counted(counted, tallies);
    await watch.pause?.();
  }
  return tallies;
}
