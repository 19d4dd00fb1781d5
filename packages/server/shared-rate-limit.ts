import { createHmac } from 'node:crypto';
import { type Rate, RateLimit } from './limits.ts';
import type { Store } from './store/store.ts';

/** A rate so low that nothing comes back within any time that matters. */
const LONGEST_INTERVAL = 1e12;

interface SharedRateLimitContext {
  readonly store: Pick<Store, 'shared' | 'secret' | 'change'>;
  readonly now: () => number;
}

/**
 * A rate limit that holds over all nodes of one database, for what must not be multiplied by asking several of them. One row for each key (GCRA: the moment
 * at which its bucket is full again); a node alone counts in memory only. Keys may name addresses: the database has a keyed hash of them.
 */
export class SharedRateLimit {
  private readonly name: string;
  private readonly rate: Rate;
  private readonly context: SharedRateLimitContext;
  /** Refuses without asking the database, so that whoever is refused costs it nothing. */
  private readonly local: RateLimit;

  constructor(name: string, rate: Rate, context: SharedRateLimitContext) {
    this.name = name;
    this.rate = rate;
    this.context = context;
    this.local = new RateLimit(rate, context.now);
  }

  /** True when it may be done; it is then counted, as so many when it costs more than others. */
  async take(key: string, count = 1): Promise<boolean> {
    if (!this.local.take(key, count)) return false;
    const { store, now: clock } = this.context;
    if (!store.shared) return true;
    const { perSecond, burst } = this.rate;
    const interval = Math.min(LONGEST_INTERVAL, 1000 / perSecond);
    const [now, cost] = [clock(), Math.ceil(count * interval)];
    const hash = createHmac('sha256', await store.secret())
      .update(`rate ${this.name} ${key}`)
      .digest('base64url')
      .slice(0, 22);
    return (await store.change(['takeRate', hash, now + cost, now, now, cost, now + Math.ceil(burst * interval) - cost])) === 1;
  }
}
