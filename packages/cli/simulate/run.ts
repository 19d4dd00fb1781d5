import { Piscina } from 'piscina';
import type { SimulatedGame } from '#lab/batch.ts';
import { type WorkerPool, runGames } from '#lab/run.ts';
import type { Setup } from '#lab/setup.ts';
import type { Summary, Tally } from '#lab/tally.ts';

interface Simulation extends Setup {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
}

interface SeatResult {
  readonly bot: string;
  /** Games won, alone or shared. */
  readonly wins: number;
  /** Share of all victories: a shared one counts a half, a third... */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What `--json` prints. */
export interface SimulationResult {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly threads: number;
  readonly seats: readonly SeatResult[];
  readonly rounds: { readonly p5: number; readonly p50: number; readonly p95: number };
  readonly endings: Summary['endings'];
  readonly first: Summary['first'];
  readonly outcomesHash: string;
}

/** Worker pool that plays batches while `work` runs. */
export async function withWorkerPool<T>(threads: number, work: (crew: WorkerPool) => Promise<T>): Promise<T> {
  const pool = new Piscina({ filename: new URL('./worker.ts', import.meta.url).href, minThreads: threads, maxThreads: threads });
  try {
    return await work({
      concurrency: threads,
      async play(batch) {
        const results: readonly SimulatedGame[] = await pool.run(batch);
        return results;
      },
    });
  } finally {
    await pool.destroy();
  }
}

/** Plays the games on all threads; results are collected in order, so they do not depend on the threads. */
export async function runSimulation(simulation: Simulation, progress: (done: number) => void): Promise<SimulationResult> {
  const { games, seed, threads, ...setup } = simulation;
  const began = performance.now();
  const [tally] = await withWorkerPool(threads, (crew) => runGames(crew, [setup], games, seed, { counted: progress }));
  return resultOf(tally, threads, (performance.now() - began) / 1000);
}

export function resultOf(tally: Tally, threads: number, seconds: number): SimulationResult {
  const { games, decisions, entries, rounds, endings, first, outcomesHash } = tally.summary();
  return {
    game: tally.setup.game,
    games,
    decisions,
    seconds: Math.round(seconds * 10_000) / 10_000,
    decisionsPerSecond: Math.round(decisions / seconds),
    threads,
    seats: entries.map(({ bot, wins, share, low, high }) => ({ bot, wins, share, low, high })),
    rounds: { p5: rounds.p5, p50: rounds.p50, p95: rounds.p95 },
    endings,
    first,
    outcomesHash,
  };
}
