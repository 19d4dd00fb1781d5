import type { GameRecord } from '#kernel';
import type { Crew } from '#lab/run.ts';
import type { Setup } from '#lab/setup.ts';
import type { Done, Errand } from './lab.worker.ts';

/** More workers than this gain little and take memory. */
const MOST_HANDS = 8;

interface Waiting {
  readonly errand: Errand;
  readonly done: (done: Done) => void;
}

/** Workers of this browser, each with the rules and the bots. They are there as long as somebody has work for them. */
export class Workers implements Crew {
  readonly hands = Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency));
  private readonly idle: Worker[] = [];
  private readonly all: Worker[] = [];
  private readonly line: Waiting[] = [];

  async play(batch: Extract<Errand, { do: 'play' }>['batch']) {
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

  private give(errand: Errand): Promise<Done> {
    return new Promise((done) => {
      this.line.push({ errand, done });
      this.next();
    });
  }

  private next(): void {
    const worker = this.idle.pop() ?? (this.all.length < this.hands && this.line.length > 0 ? this.hire() : undefined);
    if (worker === undefined) return;
    const waiting = this.line.shift();
    if (waiting === undefined) {
      this.idle.push(worker);
      return;
    }
    const finish = (done: Done): void => {
      waiting.done(done);
      this.idle.push(worker);
      this.next();
    };
    worker.onmessage = ({ data }: MessageEvent<Done>) => finish(data);
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
