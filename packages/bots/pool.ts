import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Action } from '#kernel';

/** A decision that a bot is asked for. */
export interface ChoiceRequest {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** Content pack, when it is not the standard one. */
  readonly pack?: unknown;
  /** A serialised state, already re-dealt for the seat: nothing in it is secret from the bot. */
  readonly state: string;
  readonly seed: number;
}

export interface PoolOptions {
  readonly threads?: number;
  /** Milliseconds that one thought may take; the thread of a bot that takes longer is ended. */
  readonly patience?: number;
  /** What runs on the threads, for tests with bots of their own. */
  readonly worker?: URL;
}

/** A thousand times what a bot needs, and not too long for people who wait. */
const PATIENCE = 10_000;

/** Bots think on threads of their own, so that a long thought never holds up the table. */
export class BotPool {
  private readonly threads: Piscina;
  private readonly patience: number;
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(options: PoolOptions = {}) {
    const most = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.free = most;
    this.patience = options.patience ?? PATIENCE;
    this.threads = new Piscina({
      filename: (options.worker ?? new URL('./pool-worker.ts', import.meta.url)).href,
      minThreads: 1,
      maxThreads: most,
      idleTimeout: 60_000,
    });
  }

  /** Rejects when the game, the level or the state is unknown, when the seat has nothing to decide, and when the bot fails or does not answer. */
  async choose(request: ChoiceRequest): Promise<Action> {
    await this.turn();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.patience);
    try {
      return (await this.threads.run(request, { signal: stop.signal })) as Action;
    } catch (error) {
      if (stop.signal.aborted)
        throw new Error(`${request.game}: ${request.level} gave no answer within ${this.patience} ms`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      this.free++;
      this.queue.shift()?.();
    }
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }

  /** Waiting for a thread is no thinking: the time of a bot begins when it has one. */
  private async turn(): Promise<void> {
    while (this.free === 0) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.free--;
  }
}
