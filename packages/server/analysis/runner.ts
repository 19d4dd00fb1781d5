import { randomBytes } from 'node:crypto';
import { Piscina } from 'piscina';
import { SHELF } from '#games';
import { RemoteAnalyzer } from '#lab/analysis/remote-analyzer.ts';
import { type AnalysisReport, analysisReportOf } from '#lab/analysis/analysis-report.ts';
import type { TaleAnswer } from '#wire';
import type { Archive } from '../archive/archive.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { AnalysisQueue } from './queue.ts';
import type { AnalysisJob } from './worker.ts';

const IDLE = 60_000;
/** Whoever plays or thinks about a move goes first. */
const NICE = 15;
/** Milliseconds between two words on how far it is; a node that is silent for some of them is given up. */
const EVERY = 2000;

export interface AnalysisContext {
  readonly store: Store;
  readonly archive: Archive;
  readonly lookEvery: number;
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

/** Tells finished games that somebody has asked about, one at a time and on threads of its own. What is asked for is written down, so it is told although the house closes meanwhile. */
export class AnalysisRunner {
  private readonly house: AnalysisContext;
  private readonly book: AnalysisQueue;
  private readonly threads: Piscina | null;
  private readonly timer: NodeJS.Timeout;
  private telling: Promise<void> | null = null;
  private closing = false;

  constructor(house: AnalysisContext) {
    this.house = house;
    // Nobody else can have the file: whoever had it before is gone.
    this.book = new AnalysisQueue(house.store, house.store.shared ? randomBytes(9).toString('base64url') : 'alone', house.now);
    this.threads = house.threads === 0 ? null : this.hire(house.threads);
    this.timer = setInterval(() => {
      this.telling ??= this.tellNext().finally(() => {
        this.telling = null;
      });
    }, house.lookEvery);
    this.timer.unref();
  }

  /** How far the tale of a finished game is. */
  look(table: string): Promise<TaleAnswer<AnalysisReport>> {
    return this.book.look(table);
  }

  /** The same; if nobody has asked for it yet, it is told as soon as it is its turn. */
  ask(table: string): Promise<TaleAnswer<AnalysisReport>> {
    return this.threads === null ? this.book.look(table) : this.book.ask(table);
  }

  private hire(threads: number): Piscina {
    const { worker = new URL('./worker.ts', import.meta.url), failed } = this.house;
    const hired = new Piscina({ filename: worker.href, minThreads: 0, maxThreads: threads, idleTimeout: IDLE, niceIncrement: NICE });
    // Whoever waits for a thread that died is told; a thread that dies with nothing to do must not take the server along.
    hired.on('error', (error) => failed(error, ''));
    return hired;
  }

  private async tellNext(): Promise<void> {
    const { failed } = this.house;
    let table: string | null = null;
    try {
      if (this.threads === null || this.closing) return;
      table = await this.book.take();
      if (table === null) return;
      await this.book.keep(table, await this.tell(table, this.threads));
    } catch (error) {
      if (error instanceof Lost) return;
      if (!this.closing && !(error instanceof Refused)) failed(error, table ?? '');
      if (table !== null) await this.letGo(table, error);
    }
  }

  private async letGo(table: string, because: unknown): Promise<void> {
    try {
      if (this.closing) await this.book.leave(table);
      else await this.book.fail(table, because instanceof Refused);
    } catch (error) {
      this.house.failed(error, table);
    }
  }

  private async tell(table: string, threads: Piscina): Promise<AnalysisReport> {
    const { store, archive, effort } = this.house;
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
      // Whatever is still asked is for nobody.
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
    await this.telling;
  }
}
