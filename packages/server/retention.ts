import type { RetentionLimits } from './limits.ts';
import type { OldTables, Store } from './store/store.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Delete in batches, so that clean-up never blocks moves. */
const TABLES_AT_ONCE = 50;
const GUESTS_AT_ONCE = 500;
const MOST_TURNS = 200;
/** Days for which an unconfirmed or invalid address is kept. */
const UNCONFIRMED = 30;

const KINDS: readonly (readonly [OldTables, keyof RetentionLimits])[] = [
  ['gathering', 'gathering'],
  ['playing', 'unfinished'],
  ['abandoned', 'abandoned'],
  ['bots', 'bots'],
];

interface RetentionContext {
  readonly store: Store;
  readonly keep: RetentionLimits;
  readonly now: () => number;
  /** A client follows the table, or work on it is under way. */
  readonly inUse: (table: string) => boolean;
  readonly swept: (tables: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Deletes every hour what has outlived its retention limit. */
export class Retention {
  private readonly context: RetentionContext;
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(context: RetentionContext) {
    this.context = context;
    this.timer = setInterval(() => void this.sweep(), HOUR);
    this.timer.unref();
    void this.sweep();
  }

  /** One sweep after another. */
  sweep(): Promise<void> {
    this.sweeping = this.sweeping.then(() => this.once());
    return this.sweeping;
  }

  private async once(): Promise<void> {
    const { swept, failed } = this.context;
    try {
      const tables = await this.tables();
      if (tables > 0) swept(tables);
      await this.others();
    } catch (error) {
      failed(error);
    }
  }

  private before(what: keyof RetentionLimits): number | null {
    const days = this.context.keep[what];
    return days === 0 ? null : this.context.now() - days * DAY;
  }

  private async tables(): Promise<number> {
    const { store, inUse } = this.context;
    let dropped = 0;
    for (const [kind, kept] of KINDS) {
      const before = this.before(kept);
      for (let turn = 0, more = true; before !== null && more && turn < MOST_TURNS && !this.closing; turn++) {
        const old = (await store.oldTables(kind, before, TABLES_AT_ONCE)).filter((id) => !inUse(id));
        let gone = 0;
        for (const id of old) if (!this.closing && (await store.dropTable(id, before))) gone++;
        dropped += gone;
        more = gone === TABLES_AT_ONCE;
      }
    }
    return dropped;
  }

  /** After the tables, for some were there for a table's sake only. */
  private async others(): Promise<void> {
    const { store } = this.context;
    const [guests, packs] = [this.before('guests'), this.before('packs')];
    if (guests !== null && !this.closing) await store.dropGuests(guests, GUESTS_AT_ONCE);
    if (packs !== null && !this.closing) await store.dropPacks(packs);
    const [gathering, abandoned] = [this.before('gathering'), this.before('abandoned')];
    if (gathering !== null && !this.closing) await this.tournaments('gathering', gathering);
    if (abandoned !== null && !this.closing) await this.tournaments('cancelled', abandoned);
    if (!this.closing) await store.change(['dropLostWays'], ['dropUnconfirmed', this.context.now() - UNCONFIRMED * DAY]);
    const reports = this.before('reports');
    if (reports !== null && !this.closing) await store.change(['dropReports', reports]);
    const events = this.before('events');
    if (events !== null && !this.closing) await store.change(['dropAccountEvents', events]);
    if (!this.closing) await store.change(['dropRates', this.context.now()]);
  }

  /** Those that never began, or were given up. */
  private async tournaments(phase: 'gathering' | 'cancelled', before: number): Promise<void> {
    await this.context.store.change(['dropOldEntrants', phase, before], ['dropOldTournaments', phase, before]);
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.sweeping;
  }
}
