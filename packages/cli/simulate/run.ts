import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { Histogram, wilson } from './statistics.ts';
import type { Batch, BatchResult, Seating } from './worker.ts';

export interface Simulation {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly options: unknown;
  readonly pack?: unknown;
  readonly seating: Seating;
}

export interface SeatResult {
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
  readonly outcomesHash: string;
}

/** Small enough to keep all threads busy to the end, large enough that passing them around costs nothing. */
const batchSize = (games: number, threads: number): number => Math.max(1, Math.min(250, Math.ceil(games / (threads * 8))));

/** Plays the games on all threads; results are gathered in the order of the games, so they do not depend on the threads. */
export async function runSimulation(simulation: Simulation, progress: (done: number) => void): Promise<SimulationResult> {
  const { game, bots, games, seed, threads, options, pack, seating } = simulation;
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const score = new Scoreboard(bots);
  const size = batchSize(games, threads);
  const began = performance.now();
  try {
    const under: Promise<BatchResult>[] = [];
    for (let from = 0; from < games || under.length > 0; ) {
      while (from < games && under.length < threads * 4) {
        const count = Math.min(size, games - from);
        const batch: Batch = { game, bots, options, seed, seating, from, count, ...(pack === undefined ? {} : { pack }) };
        const running: Promise<BatchResult> = pool.run(batch);
        // A failure is reported where the batch is awaited; until then it must not count as unhandled.
        running.catch(() => {});
        under.push(running);
        from += count;
      }
      const next = under.shift();
      if (next !== undefined) progress(score.add(await next));
    }
  } finally {
    await pool.destroy();
  }
  return score.result(game, threads, (performance.now() - began) / 1000);
}

class Scoreboard {
  private readonly bots: readonly string[];
  private readonly wins: number[];
  private readonly shares: number[];
  private readonly rounds = new Histogram();
  private readonly hash = createHash('sha256');
  private games = 0;
  private decisions = 0;

  constructor(bots: readonly string[]) {
    this.bots = bots;
    this.wins = bots.map(() => 0);
    this.shares = bots.map(() => 0);
  }

  /** Returns how many games are counted now. */
  add({ outcomes, winners, rounds, decisions }: BatchResult): number {
    for (const outcome of outcomes) this.hash.update(`${outcome}\n`);
    for (const entries of winners)
      for (const entry of entries) {
        this.wins[entry]++;
        this.shares[entry] += 1 / entries.length;
      }
    for (const count of rounds) this.rounds.add(count);
    this.games += outcomes.length;
    this.decisions += decisions;
    return this.games;
  }

  result(game: string, threads: number, seconds: number): SimulationResult {
    const { games, decisions, rounds } = this;
    return {
      game,
      games,
      decisions,
      seconds: rounded(seconds),
      decisionsPerSecond: Math.round(decisions / seconds),
      threads,
      seats: this.bots.map((bot, entry) => {
        const { low, high } = wilson(this.shares[entry], games);
        return { bot, wins: this.wins[entry], share: rounded(this.shares[entry] / games), low: rounded(low), high: rounded(high) };
      }),
      rounds: { p5: rounds.percentile(0.05), p50: rounds.percentile(0.5), p95: rounds.percentile(0.95) },
      outcomesHash: this.hash.digest('hex'),
    };
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
