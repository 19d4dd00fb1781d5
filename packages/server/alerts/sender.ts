import type { AlertRepository } from './repository.ts';
import { sendMessage, type DeliveryContext } from './send-message.ts';
import type { AlertCollector } from './collector.ts';
import { ChannelRateLimiter } from './rate-limiter.ts';
import { batchAlerts, type AlertBatching } from './batch-alerts.ts';

/** Leader election by a lease in the database: one node sends. */
const LEASE = 'alerts';
const LEASE_LASTS = 15_000;
/** The lease is renewed this long before its end, and nothing new is begun with it. */
const LEASE_LEFT = 5_000;
/** Searches for alerts that killed nodes have not written, this often and this far back: clocks of nodes differ. */
const CATCH_UP_EVERY = 60_000;
const OVERLAP = 120_000;
const TABLES_AT_ONCE = 200;
const PEOPLE_AT_ONCE = 100;
const PUT_OFF = 600_000;
/** People batched, and messages under way, at a time. */
const HANDS = 8;
/** And this many a second: ten thousand take three minutes, and moves do not wait. */
const A_SECOND = 60;

interface SenderContext {
  readonly book: AlertRepository;
  readonly collector: AlertCollector;
  readonly telling: AlertBatching;
  readonly delivering: DeliveryContext;
  /** Another node may be sending. */
  readonly shared: boolean;
  /** What this node is called. */
  readonly node: string;
  readonly pollInterval: number;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Writes down on every node what is to be told, and tells it on one of them. */
export class AlertSender {
  private readonly context: SenderContext;
  private readonly timer: NodeJS.Timeout;
  private polling: Promise<void> | null = null;
  private batching: Promise<void> | null = null;
  private delivering: Promise<void> | null = null;
  private until = 0;
  private caughtUpAt = 0;
  private closing = false;
  private readonly tellingPace = new ChannelRateLimiter(A_SECOND);
  private readonly deliveringPace = new ChannelRateLimiter(A_SECOND);

  constructor(context: SenderContext) {
    this.context = context;
    this.timer = setInterval(() => {
      this.polling ??= this.poll().finally(() => {
        this.polling = null;
      });
    }, context.pollInterval);
    this.timer.unref();
  }

  private async poll(): Promise<void> {
    const { collector, failed } = this.context;
    try {
      await collector.flush();
      if (!(await this.holds())) return;
      await this.catchUp();
      // A long list blocks neither the collector of this node nor the delivery of the outbox.
      this.batching ??= this.batchDue()
        .catch(failed)
        .finally(() => {
          this.batching = null;
        });
      this.delivering ??= this.deliverAll()
        .catch(failed)
        .finally(() => {
          this.delivering = null;
        });
    } catch (error) {
      failed(error);
    }
  }

  /** Whether this node is the one that sends. */
  private async holds(): Promise<boolean> {
    const { book, node, now } = this.context;
    if (this.until - now() > LEASE_LEFT) return true;
    const until = now() + LEASE_LASTS;
    const had = this.until > now();
    const got = await book.take(LEASE, node, now(), until);
    this.until = got ? until : 0;
    if (got && !had) this.caughtUpAt = 0;
    return got;
  }

  private get mayGoOn(): boolean {
    return !this.closing && this.until > this.context.now();
  }

  /** Looks at all tables that changed since everything was last written down: a node that was killed may have left some. */
  private async catchUp(): Promise<void> {
    const { book, collector, node, shared, now } = this.context;
    const first = this.caughtUpAt === 0;
    if (!first && now() - this.caughtUpAt < CATCH_UP_EVERY) return;
    const begun = now();
    if (first || shared) {
      let since = (first ? await book.mark(LEASE) : this.caughtUpAt) - OVERLAP;
      for (let after: string | null = ''; after !== null && this.mayGoOn; ) {
        const heads = await book.changedTables(since, after, TABLES_AT_ONCE);
        await collector.again(heads);
        const last = heads[heads.length - 1];
        after = last?.id ?? null;
        since = last?.updatedAt ?? since;
      }
      if (!this.mayGoOn) return;
    }
    this.caughtUpAt = begun;
    await book.setMark(LEASE, node, Math.min(begun, collector.cleanAt));
  }

  private async batchDue(): Promise<void> {
    const { book, telling, now } = this.context;
    for (let people = ['']; people.length > 0 && this.mayGoOn; ) {
      people = await book.duePeople(now(), PEOPLE_AT_ONCE);
      await this.share(people, this.tellingPace, (person) =>
        batchAlerts(person, telling).catch((error: unknown) => this.putOff(person, error)),
      );
    }
  }

  /** Several hands at a time, each as soon as it is free; what they write in the same moment shares its sync to the disk. */
  private async share<T>(all: readonly T[], pace: ChannelRateLimiter, work: (one: T) => Promise<void>): Promise<void> {
    const line = [...all];
    const hand = async (): Promise<void> => {
      for (let one = line.shift(); one !== undefined && this.mayGoOn; one = line.shift()) {
        await pace.turn();
        await work(one);
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
  }

  /** One who cannot be told must not keep the others from it. */
  private async putOff(person: string, why: unknown): Promise<void> {
    const { book, now, failed } = this.context;
    failed(why);
    await book.putOff(person, now(), now() + PUT_OFF);
  }

  private async deliverAll(): Promise<void> {
    const { book, delivering, now } = this.context;
    while (this.mayGoOn) {
      const due = await book.dueOut(now(), HANDS * 8);
      if (due.length === 0) return;
      await this.share(due, this.deliveringPace, (out) => sendMessage(out, delivering));
    }
  }

  /** Writes down what has happened, and begins nothing new. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.polling;
    await Promise.all([this.batching, this.delivering]);
    const { book, collector, node, failed } = this.context;
    await collector.flush().catch(failed);
    if (this.until > 0) await book.leave(LEASE, node).catch(failed);
  }
}
