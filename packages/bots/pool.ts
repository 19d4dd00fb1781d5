import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Action } from '#kernel';
import type { Advice } from './advice.ts';
import { FairQueue, HINTS_WAITING, type Payer, type QueuedThought, type ThoughtKind, type WaitingBound } from './fair-queue.ts';
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

/** Whose move a bot thinks about. */
export interface MovePurpose {
  /** `bots`: no person sits at the table. */
  readonly kind: 'move' | 'bots';
  readonly payer: Payer;
  /** Takes the thought out of the queue as long as it has not started. */
  readonly signal?: AbortSignal;
}

export interface PoolOptions {
  /** Threads for moves at tables with people; hints, reasons and tables of bots only have others. */
  readonly threads?: number;
  /** Milliseconds that one thought may take; the thread of a bot that takes longer is ended. */
  readonly patience?: number;
  /** What runs on the threads, for tests with bots of their own. */
  readonly worker?: URL;
  /** How many hints may wait. */
  readonly hintsWaiting?: WaitingBound;
  readonly watch?: PoolWatch;
}

/** Observer of the pool's times: milliseconds until a thought had a thread, and milliseconds it then took. */
export interface PoolWatch {
  waited(kind: ThoughtKind, milliseconds: number): void;
  thought(request: ChoiceRequest | AdviceRequest, milliseconds: number): void;
}

/** Too many thoughts of this kind wait already, of this address or of all: this one was not taken. */
export class QueueFull extends Error {}

/** A thousand times what a bot needs, and not too long for people who wait. */
const PATIENCE = 10_000;
/** Hints take longer than moves, and background threads start cold and yield the processor. */
const BACKGROUND_PATIENCE = 2;

/** Nobody waits for reasons: those over the bound are left out. */
const REASONS_WAITING: WaitingBound = { address: 16, total: 32 };

/** Background threads yield the processor to moves that people wait for (Linux; elsewhere it has no effect). */
const NICE = 5;

interface Waiter extends QueuedThought {
  readonly begin: () => void;
}

/** Bots think on threads of their own, so that a long thought never holds up the table. Who thinks next is decided by a fair queue. */
export class BotPool {
  private readonly foreground: Piscina;
  /** Hints, reasons and tables of bots only; started when they are first needed. */
  private readonly background: Piscina;
  private readonly patience: number;
  private readonly queue: FairQueue<Waiter>;
  private readonly watch: PoolWatch | undefined;

  constructor(options: PoolOptions = {}) {
    const most = options.threads ?? Math.max(1, availableParallelism() - 1);
    const threads = { move: most, hint: Math.max(1, Math.floor(most / 2)), reason: 1, bots: Math.max(1, most - 1) };
    this.queue = new FairQueue({ threads, bounds: { hint: options.hintsWaiting ?? HINTS_WAITING, reason: REASONS_WAITING } });
    this.patience = options.patience ?? PATIENCE;
    this.watch = options.watch;
    const filename = (options.worker ?? new URL('./pool-worker.ts', import.meta.url)).href;
    this.foreground = new Piscina({ filename, minThreads: 1, maxThreads: threads.move, idleTimeout: 60_000 });
    this.background = new Piscina({
      filename,
      minThreads: 0,
      maxThreads: threads.hint + threads.reason + threads.bots,
      idleTimeout: 60_000,
      niceIncrement: NICE,
    });
  }

  thinking(kind: ThoughtKind): number {
    return this.queue.running(kind);
  }

  waiting(kind: ThoughtKind): number {
    return this.queue.waiting(kind);
  }

  /**
   * The request is made when the thought starts, so that a waiting move holds no copy of a state. Rejects when the game, the level or the state is
   * unknown, when the seat has nothing to decide, when the bot fails or does not answer, and when the signal aborts while the thought waits.
   */
  choose(request: () => ChoiceRequest, { kind, payer, signal }: MovePurpose): Promise<Action> {
    return this.queued({ kind, payer }, () => this.think<Action>(kind === 'move' ? this.foreground : this.background, request()), signal);
  }

  /** What the player who asks might do, and why. Rejects with `QueueFull` when too many hints wait. */
  advise(request: AdviceRequest, payer: Payer): Promise<Advice> {
    return this.queued({ kind: 'hint', payer }, () => this.think<Advice>(this.background, request));
  }

  /** Why a bot did what it did; empty when it could not say, or when so many wait that it would come too late. */
  async tell(request: TellRequest, payer: Payer): Promise<readonly Reason[]> {
    try {
      return await this.queued({ kind: 'reason', payer }, () => this.think<readonly Reason[]>(this.background, request));
    } catch (error) {
      if (error instanceof QueueFull) return [];
      throw error;
    }
  }

  private async queued<T>(thought: QueuedThought, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { kind } = thought;
    const asked = performance.now();
    await this.turn(thought, signal);
    const began = performance.now();
    this.watch?.waited(kind, began - asked);
    try {
      return await work();
    } finally {
      this.queue.end(thought, performance.now() - began);
      this.startNext();
    }
  }

  private turn(thought: QueuedThought, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (!this.queue.remove(waiter)) return;
        reject(signal?.reason);
        // What waited behind it may start now.
        this.startNext();
      };
      const waiter: Waiter = {
        ...thought,
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      if (signal?.aborted === true) return reject(signal.reason);
      if (!this.queue.add(waiter)) return reject(new QueueFull(`Too many thoughts of kind ${thought.kind} wait`));
      signal?.addEventListener('abort', leave, { once: true });
      return this.startNext();
    });
  }

  private startNext(): void {
    for (let waiter = this.queue.next(); waiter !== null; waiter = this.queue.next()) waiter.begin();
  }

  /** Waiting for a thread is no thinking: the time of a bot begins when it has one. */
  private async think<T>(threads: Piscina, request: ChoiceRequest | AdviceRequest | TellRequest): Promise<T> {
    const stop = new AbortController();
    const began = performance.now();
    const patience = this.patience * (threads === this.background ? BACKGROUND_PATIENCE : 1);
    const timer = setTimeout(() => stop.abort(), patience);
    try {
      const chosen: T = await threads.run(request, { signal: stop.signal });
      return chosen;
    } catch (error) {
      if (stop.signal.aborted) throw new Error(`${request.game}: ${request.level} gave no answer within ${patience} ms`, { cause: error });
      throw error;
    } finally {
      if (!('action' in request)) this.watch?.thought(request, performance.now() - began);
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.foreground.destroy(), this.background.destroy()]);
  }
}
