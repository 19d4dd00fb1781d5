import { randomBytes } from 'node:crypto';
import { Piscina } from 'piscina';
import { SHELF } from '#games';
import { RemoteAnalyzer } from '#lab/analysis/remote-analyzer.ts';
import { type AnalysisReport, analysisReportOf } from '#lab/analysis/analysis-report.ts';
import type { TaleAnswer } from '#wire';
import type { Archive } from '../archive/archive.ts';
import { RefusedError } from '../refused-error.ts';
import type { Store } from '../store/store.ts';
import { AnalysisQueue } from './queue.ts';
import type { AnalysisJob } from './worker.ts';

const IDLE = 60_000;
/** Below the priority of moves and of bots. */
const NICE = 15;
/** Milliseconds between two words on how far it is; a node that is silent for some of them is given up. */
const EVERY = 2000;

interface AnalysisContext {
  readonly store: Store;
  readonly archive: Archive;
  readonly pollInterval: number;
  /** Threads that reckon; 0: readers do it themselves. */
  readonly threads: number;
  /** Milliseconds that each thread may take; the usual ones when nothing is said. */
  readonly effort?: number;
  /** What runs on the threads, for tests. */
  readonly worker?: URL;
  readonly now: () => number;
  readonly failed: (error: unknown, table: string) => void;
}

/** The game is another node's by now, or gone. */
class Lost extends Error {}

/** Analyses finished games that clients have asked for, one at a time, on worker threads. Jobs are stored, so they survive a shutdown. */
export class AnalysisRunner {
  private readonly context: AnalysisContext;
  private readonly book: AnalysisQueue;
  private readonly threads: Piscina | null;
  private readonly timer: NodeJS.Timeout;
  private working: Promise<void> | null = null;
  private closing = false;

  constructor(context: AnalysisContext) {
    this.context = context;
    // The SQLite file has one user at a time: an earlier node is gone.
    this.book = new AnalysisQueue(context.store, context.store.shared ? randomBytes(9).toString('base64url') : 'alone', context.now);
    this.threads = context.threads === 0 ? null : this.hire(context.threads);
    this.timer = setInterval(() => {
      this.working ??= this.analyseNext().finally(() => {
        this.working = null;
      });
    }, context.pollInterval);
    this.timer.unref();
  }

  /** How far the tale of a finished game is. */
  find(table: string): Promise<TaleAnswer<AnalysisReport>> {
    return this.book.find(table);
  }

  /** The same; queues the game if no client has asked for it yet. */
  ask(table: string): Promise<TaleAnswer<AnalysisReport>> {
    return this.threads === null ? this.book.find(table) : this.book.ask(table);
  }

  private hire(threads: number): Piscina {
    const { worker = new URL('./worker.ts', import.meta.url), failed } = this.context;
    const hired = new Piscina({ filename: worker.href, minThreads: 0, maxThreads: threads, idleTimeout: IDLE, niceIncrement: NICE });
    // The caller of a worker that died gets the error; an idle worker that dies must not end the process.
    hired.on('error', (error) => failed(error, ''));
    return hired;
  }

  private async analyseNext(): Promise<void> {
    const { failed } = this.context;
    let table: string | null = null;
    try {
      if (this.threads === null || this.closing) return;
      table = await this.book.take();
      if (table === null) return;
      await this.book.keep(table, await this.analyse(table, this.threads));
    } catch (error) {
      if (error instanceof Lost) return;
      if (!this.closing && !(error instanceof RefusedError)) failed(error, table ?? '');
      if (table !== null) await this.letGo(table, error);
    }
  }

  private async letGo(table: string, because: unknown): Promise<void> {
    try {
      if (this.closing) await this.book.leave(table);
      else await this.book.fail(table, because instanceof RefusedError);
    } catch (error) {
      this.context.failed(error, table);
    }
  }

  private async analyse(table: string, threads: Piscina): Promise<AnalysisReport> {
    const { store, archive, effort } = this.context;
    const stored = await store.table(table);
    if (stored === null) throw new Lost();
    const text = await archive.record(stored);
    const record = new SharedArrayBuffer(text.byteLength);
    new Uint8Array(record).set(text);
    const levels = SHELF.find(({ id }) => id === stored.settings.game)?.bots ?? [];
    const stop = new AbortController();
    const { signal } = stop;
    const reckoner = new RemoteAnalyzer(threads.maxThreads, (question) =>
      threads.run({ game: `${table} ${stored.version}`, record, levels, question } satisfies AnalysisJob, { signal }),
    );
    let progress = 0;
    const reckoned = (done: number): void => {
      progress = done;
    };
    try {
      return await Promise.race([analysisReportOf(levels, reckoner, reckoned, effort), this.goesOn(table, () => progress, signal)]);
    } finally {
      // The remaining questions have no caller any more.
      stop.abort();
    }
  }

  /** Says again and again that this node is at it; rejects when it is not its own any more. */
  private goesOn(table: string, progress: () => number, stop: AbortSignal): Promise<never> {
    return new Promise((_, reject) => {
      const timer = setInterval(() => {
        this.book.goOn(table, progress()).then(
          (ours) => ours || stop.aborted || reject(new Lost()),
          // The store cannot be asked just now: what comes of it is seen when the tale is kept.
          () => {},
        );
      }, EVERY);
      stop.addEventListener('abort', () => clearInterval(timer));
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.threads?.destroy();
    await this.working;
  }
}
