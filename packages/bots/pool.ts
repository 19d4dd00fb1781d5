import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Action } from '#kernel';
import { Turns } from './turns.ts';

/** A decision that a bot is asked for. */
export interface ChoiceRequest {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** Content pack, when it is not the standard one. */
  readonly pack?: unknown;
  /** The serialised state. It is dealt anew for the seat before the bot is asked: nothing it sees is secret from it. */
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
  private readonly turns: Turns;

  constructor(options: PoolOptions = {}) {
    const most = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.turns = new Turns(most);
    this.patience = options.patience ?? PATIENCE;
    this.threads = new Piscina({
      filename: (options.worker ?? new URL('./pool-worker.ts', import.meta.url)).href,
      minThreads: 1,
      maxThreads: most,
      idleTimeout: 60_000,
    });
  }

  /** `urgent` says whether people wait for it. Rejects when the game, the level or the state is unknown, when the seat has nothing to decide, and when the bot fails or does not answer. */
  choose(request: ChoiceRequest, urgent: () => boolean = () => true): Promise<Action> {
    // Waiting for a thread is no thinking: the time of a bot begins when it has one.
    return this.turns.take(urgent, () => this.think(request));
  }

  private async think(request: ChoiceRequest): Promise<Action> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.patience);
    try {
      const chosen: Action = await this.threads.run(request, { signal: stop.signal });
      return chosen;
    } catch (error) {
      if (stop.signal.aborted)
        throw new Error(`${request.game}: ${request.level} gave no answer within ${this.patience} ms`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}
