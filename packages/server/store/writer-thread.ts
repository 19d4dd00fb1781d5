import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Batcher } from './batcher.ts';
import type { Outcome, Transcript } from './sqlite-writer.ts';
import { Conflict } from './store.ts';

/** The other end of the thread that writes. */
export class WriterThread {
  private readonly worker: Worker;
  private readonly batcher: Batcher<Transcript, Outcome>;
  private answer: { resolve(outcomes: Outcome[]): void; reject(error: Error): void } | null = null;
  private broken: Error | null = null;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } });
    this.worker.on('message', (outcomes: Outcome[]) => this.answer?.resolve(outcomes));
    this.worker.on('error', (error: Error) => this.breakDown(error));
    this.worker.on('exit', () => this.breakDown(new Error('The thread that writes to the disk has ended')));
    this.batcher = new Batcher((batch) => this.send(batch));
  }

  /** Durable when it resolves; answers the rows changed by the first statement. */
  async write(transcript: Transcript): Promise<number> {
    const outcome = await this.batcher.add(transcript);
    if ('rows' in outcome) return outcome.rows;
    if ('conflict' in outcome) throw new Conflict(outcome.conflict);
    throw new Error(`The database did not take it: ${outcome.failure}`);
  }

  /** Throws when nothing can be written any more. */
  check(): void {
    if (this.broken !== null) throw this.broken;
  }

  async close(): Promise<void> {
    await this.batcher.settled();
    if (this.broken !== null) return;
    const gone = once(this.worker, 'exit');
    this.worker.postMessage('close', []);
    await gone;
  }

  private send(batch: Transcript[]): Promise<Outcome[]> {
    if (this.broken !== null) return Promise.reject(this.broken);
    return new Promise((resolve, reject) => {
      this.answer = { resolve, reject };
      this.worker.postMessage(batch, []);
    });
  }

  private breakDown(error: Error): void {
    this.broken ??= error;
    this.answer?.reject(this.broken);
  }
}
