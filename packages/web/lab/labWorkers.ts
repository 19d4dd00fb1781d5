import type { GameRecord } from '#kernel';
import type { WorkerPool } from '#lab/run.ts';
import type { Setup } from '#lab/setup.ts';
import type { LabReply, LabRequest } from './lab.worker.ts';

/** More workers than this gain little and take memory. */
const MOST_HANDS = 8;

interface QueuedRequest {
  readonly errand: LabRequest;
  readonly done: (done: LabReply) => void;
}

/** Worker pool of this browser: each worker has the rules and the bots. */
export class LabWorkers implements WorkerPool {
  readonly concurrency = Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency));
  private readonly idle: Worker[] = [];
  private readonly all: Worker[] = [];
  private readonly line: QueuedRequest[] = [];

  async play(batch: Extract<LabRequest, { do: 'play' }>['batch']) {
    const done = await this.give({ do: 'play', batch });
    if (!('lines' in done)) throw new Error('failed' in done ? done.failed : 'A worker answered something else');
    return done.lines;
  }

  async record(setup: Setup, seed: number, number: number): Promise<GameRecord> {
    const done = await this.give({ do: 'record', setup, seed, number });
    if (!('record' in done)) throw new Error('failed' in done ? done.failed : 'A worker answered something else');
    return done.record;
  }

  close(): void {
    for (const worker of this.all) worker.terminate();
  }

  private give(errand: LabRequest): Promise<LabReply> {
    return new Promise((done) => {
      this.line.push({ errand, done });
      this.next();
    });
  }

  private next(): void {
    const worker = this.idle.pop() ?? (this.all.length < this.concurrency && this.line.length > 0 ? this.hire() : undefined);
    if (worker === undefined) return;
    const waiting = this.line.shift();
    if (waiting === undefined) {
      this.idle.push(worker);
      return;
    }
    const finish = (done: LabReply): void => {
      waiting.done(done);
      this.idle.push(worker);
      this.next();
    };
    worker.onmessage = ({ data }: MessageEvent<LabReply>) => finish(data);
    // A script that does not arrive, or breaks.
    worker.onerror = ({ message }) => finish({ failed: message || 'A worker could not begin' });
    worker.postMessage(waiting.errand, []);
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
    this.all.push(worker);
    return worker;
  }
}
