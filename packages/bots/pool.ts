import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Action } from '#kernel';
import type { BotHint } from './hint.ts';
import { FairQueue, HINTS_WAITING, type Payer, type QueuedThought, type ThoughtKind, type WaitingBound } from './fair-queue.ts';
import type { Reason } from './explanation.ts';

/** Request for a bot's move. */
export interface ChoiceRequest {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** Content pack, when it is not the standard one. */
  readonly pack?: unknown;
  /** The serialised state. The worker determinizes it for the seat before the bot runs, so the bot sees no secrets. */
  readonly state: string;
  readonly seed: number;
}

/** A player's request for a hint; the best explainer of the game answers, not a level. */
export interface HintRequest extends Omit<ChoiceRequest, 'level'> {
  readonly level: 'advice';
}

/** Request for the public reasons of a bot's move. */
export interface ReasonRequest extends Omit<ChoiceRequest, 'level'> {
  readonly level: 'tell';
  /** The move that was made in this state. */
  readonly action: Action;
}

/** Kind and account of a move. */
export interface MovePurpose {
  /** `bots`: no person sits at the table. */
  readonly kind: 'move' | 'bots';
  readonly payer: Payer;
  /** Removes the thought from the queue, as long as it has not started. */
  readonly signal?: AbortSignal;
}

interface PoolOptions {
  /** Threads for moves at tables with people; hints, reasons and tables of bots have their own. */
  readonly threads?: number;
  /** Timeout of one thought in milliseconds; the thread of a bot that takes longer is terminated. */
  readonly patience?: number;
  /** Worker file, for tests with their own bots. */
  readonly worker?: URL;
  /** Limit of waiting hints. */
  readonly hintsWaiting?: WaitingBound;
  readonly watch?: PoolWatch;
}

/** Observer for metrics: queueing time and thinking time, in milliseconds. */
interface PoolWatch {
  waited(kind: ThoughtKind, milliseconds: number): void;
  thought(request: ChoiceRequest | HintRequest, milliseconds: number): void;
}

/** Rejection: too many thoughts of this kind wait, from this address or in total. */
export class QueueFull extends Error {}

/** Default timeout of a move: a thousand times the usual time, and still bearable for waiting players. */
const PATIENCE = 10_000;
/** Timeout factor of background threads: hints take longer than moves, and these threads start cold and run at low priority. */
const BACKGROUND_PATIENCE = 2;

/** No request waits for reasons, so those over the limit are dropped. */
const REASONS_WAITING: WaitingBound = { address: 16, total: 32 };

/** Nice value of background threads, which yield the processor to moves that people wait for (Linux; elsewhere no effect). */
const NICE = 5;

interface Waiter extends QueuedThought {
  readonly begin: () => void;
}

/** Worker pool for bots, so that a long thought never blocks the event loop. A fair queue decides which thought runs next. */
export class BotPool {
  private readonly foreground: Piscina;
  /** Threads of hints, reasons and tables of bots; started on demand. */
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
   * The request is built when the thought starts, so that a waiting move holds no copy of a state. Rejects if the game, the level or the state is
   * unknown, if the seat has nothing to decide, if the bot fails or times out, and if the signal aborts while the thought waits.
   */
  choose(request: () => ChoiceRequest, { kind, payer, signal }: MovePurpose): Promise<Action> {
    return this.queued({ kind, payer }, () => this.think<Action>(kind === 'move' ? this.foreground : this.background, request()), signal);
  }

  /** A hint for the player who asks. Rejects with `QueueFull` if too many hints wait. */
  advise(request: HintRequest, payer: Payer): Promise<BotHint> {
    return this.queued({ kind: 'hint', payer }, () => this.think<BotHint>(this.background, request));
  }

  /** Public reasons of a bot's move; empty if the bot has none, or if too many requests wait. */
  async tell(request: ReasonRequest, payer: Payer): Promise<readonly Reason[]> {
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
        // The next in the queue may start now.
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

  /** The timeout starts when the thought has a thread; queueing time does not count. */
  private async think<T>(threads: Piscina, request: ChoiceRequest | HintRequest | ReasonRequest): Promise<T> {
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
