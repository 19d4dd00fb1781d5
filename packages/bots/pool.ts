import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Action } from '#kernel';
import type { Advice } from './advice.ts';
import { Turns } from './turns.ts';
import type { Reason } from './why.ts';

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

/** Somebody asks what he might do: not a level decides, but whoever knows most about the game. */
export interface AdviceRequest extends Omit<ChoiceRequest, 'level'> {
  readonly level: 'advice';
}

/** Why a bot did what it did, for everybody at the table. */
export interface TellRequest extends Omit<ChoiceRequest, 'level'> {
  readonly level: 'tell';
  /** What was done in this state. */
  readonly action: Action;
}

export interface PoolOptions {
  readonly threads?: number;
  /** Milliseconds that one thought may take; the thread of a bot that takes longer is ended. */
  readonly patience?: number;
  /** What runs on the threads, for tests with bots of their own. */
  readonly worker?: URL;
  readonly watch?: PoolWatch;
}

/** Who is told how long bots take: milliseconds until one had a thread, and milliseconds it then thought. */
export interface PoolWatch {
  waited(milliseconds: number): void;
  thought(request: ChoiceRequest | AdviceRequest, milliseconds: number): void;
}

/** A thousand times what a bot needs, and not too long for people who wait. */
const PATIENCE = 10_000;

/** Nobody waits for reasons: when so many are asked for at once, others are not told. */
const MOST_TOLD = 32;

/** Bots think on threads of their own, so that a long thought never holds up the table. */
export class BotPool {
  private readonly threads: Piscina;
  /** Whoever tells why has a thread of his own, begun when the first is asked: no move ever waits for it. */
  private readonly tellers: Piscina;
  private readonly patience: number;
  private readonly turns: Turns;
  private readonly watch: PoolWatch | undefined;

  constructor(options: PoolOptions = {}) {
    const most = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.turns = new Turns(most);
    this.patience = options.patience ?? PATIENCE;
    this.watch = options.watch;
    const filename = (options.worker ?? new URL('./pool-worker.ts', import.meta.url)).href;
    this.threads = new Piscina({ filename, minThreads: 1, maxThreads: most, idleTimeout: 60_000 });
    this.tellers = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000, maxQueue: MOST_TOLD });
  }

  get thinking(): number {
    return this.turns.thinking;
  }

  get waiting(): number {
    return this.turns.waiting;
  }

  /** `urgent` says whether people wait for it. Rejects when the game, the level or the state is unknown, when the seat has nothing to decide, and when the bot fails or does not answer. */
  choose(request: ChoiceRequest, urgent: () => boolean = () => true): Promise<Action> {
    // Waiting for a thread is no thinking: the time of a bot begins when it has one.
    const asked = performance.now();
    return this.turns.take(urgent, () => {
      this.watch?.waited(performance.now() - asked);
      return this.think<Action>(request);
    });
  }

  /** What whoever asks might do, and why. It waits for a thread like every thought. */
  advise(request: AdviceRequest): Promise<Advice> {
    return this.turns.take(
      () => true,
      () => this.think<Advice>(request),
    );
  }

  /** Why a bot did what it did; nothing when it could not say, or so many ask that it would not come in time. */
  async tell(request: TellRequest): Promise<readonly Reason[]> {
    if (this.tellers.queueSize >= MOST_TOLD) return [];
    const reasons: readonly Reason[] = await this.tellers.run(request);
    return reasons;
  }

  private async think<T>(request: ChoiceRequest | AdviceRequest): Promise<T> {
    const stop = new AbortController();
    const began = performance.now();
    const timer = setTimeout(() => stop.abort(), this.patience);
    try {
      const chosen: T = await this.threads.run(request, { signal: stop.signal });
      return chosen;
    } catch (error) {
      if (stop.signal.aborted)
        throw new Error(`${request.game}: ${request.level} gave no answer within ${this.patience} ms`, { cause: error });
      throw error;
    } finally {
      this.watch?.thought(request, performance.now() - began);
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.threads.destroy(), this.tellers.destroy()]);
  }
}
