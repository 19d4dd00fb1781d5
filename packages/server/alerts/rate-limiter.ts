import { setTimeout as sleep } from 'node:timers/promises';

interface RateWatch {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const WATCH: RateWatch = { now: () => performance.now(), wait: sleep };

/**
 * Rate limiter: starts jobs one after another with a fixed interval, so that moves have room in between. Unused time is not saved up, so there is
 * never a burst.
 */
export class ChannelRateLimiter {
  private readonly every: number;
  private readonly watch: RateWatch;
  private next = 0;

  constructor(aSecond: number, watch: RateWatch = WATCH) {
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
