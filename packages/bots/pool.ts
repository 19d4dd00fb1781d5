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

/** Bots think on threads of their own, so that a long thought never holds up the table. */
export class BotPool {
  private readonly threads: Piscina;

  constructor(options: { readonly threads?: number } = {}) {
    this.threads = new Piscina({
      filename: new URL('./pool-worker.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: options.threads ?? Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
    });
  }

  /** Rejects when the game, the level or the state is unknown, or when the seat has nothing to decide. */
  async choose(request: ChoiceRequest): Promise<Action> {
    return (await this.threads.run(request)) as Action;
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}
