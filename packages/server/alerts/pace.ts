import { setTimeout as sleep } from 'node:timers/promises';

export interface Watch {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const WATCH: Watch = { now: () => performance.now(), wait: sleep };

/**
 * Lets things begin one after another with a fixed time between them (a rate limiter): what can wait makes room for those who play. Nothing is saved up
 * while nobody comes, so there is never a burst.
 */
export class Pace {
  private readonly every: number;
  private readonly watch: Watch;
  private next = 0;

  constructor(aSecond: number, watch: Watch = WATCH) {
    this.every = 1000 / aSecond;
    this.watch = watch;
  }

  /** Waits until one more may begin. */
  async turn(): Promise<void> {
    const now = this.watch.now();
    const at = Math.max(now, this.next);
    this.next = at + this.every;
    if (at > now) await this.watch.wait(at - now);
  }
}
