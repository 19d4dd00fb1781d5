import type { Keep } from './limits.ts';
import type { OldTables, Store } from './store/store.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** So much in one go; the rest waits for the next turn, so that nobody at play waits for a broom. */
const TABLES_AT_ONCE = 50;
const GUESTS_AT_ONCE = 500;
const MOST_TURNS = 200;
/** Days for which an address is kept to which nobody has agreed, or that does not hold any more. */
const UNCONFIRMED = 30;

const KINDS: readonly (readonly [OldTables, keyof Keep])[] = [
  ['gathering', 'gathering'],
  ['playing', 'unfinished'],
  ['abandoned', 'abandoned'],
  ['bots', 'bots'],
];

export interface RetentionContext {
  readonly store: Store;
  readonly keep: Keep;
  readonly now: () => number;
  /** Somebody is there, or something is going on. */
  readonly inUse: (table: string) => boolean;
  readonly swept: (tables: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Sweeps out every hour what nobody has touched for longer than it is to be kept. */
export class Retention {
  private readonly house: RetentionContext;
  private readonly timer: NodeJS.Timeout;
  private sweeping: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(house: RetentionContext) {
    this.house = house;
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
    const { swept, failed } = this.house;
    try {
      const tables = await this.tables();
      if (tables > 0) swept(tables);
      await this.others();
    } catch (error) {
      failed(error);
    }
  }

  private before(what: keyof Keep): number | null {
    const days = this.house.keep[what];
    return days === 0 ? null : this.house.now() - days * DAY;
  }

  private async tables(): Promise<number> {
    const { store, inUse } = this.house;
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
    const { store } = this.house;
    const [guests, packs] = [this.before('guests'), this.before('packs')];
    if (guests !== null && !this.closing) await store.dropGuests(guests, GUESTS_AT_ONCE);
    if (packs !== null && !this.closing) await store.dropPacks(packs);
    const [gathering, abandoned] = [this.before('gathering'), this.before('abandoned')];
    if (gathering !== null && !this.closing) await this.tournaments('gathering', gathering);
    if (abandoned !== null && !this.closing) await this.tournaments('cancelled', abandoned);
    if (!this.closing) await store.change(['dropLostWays'], ['dropUnconfirmed', this.house.now() - UNCONFIRMED * DAY]);
    const reports = this.before('reports');
    if (reports !== null && !this.closing) await store.change(['dropReports', reports]);
  }

  /** Those that never began, or were given up. */
  private async tournaments(phase: 'gathering' | 'cancelled', before: number): Promise<void> {
    await this.house.store.change(['dropOldEntrants', phase, before], ['dropOldTournaments', phase, before]);
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.sweeping;
  }
}
