import { availableParallelism } from 'node:os';
import { HINTS_WAITING, type WaitingBound } from '#bots/fair-queue.ts';
import type { BodyLimits } from './intake/body-bytes.ts';

/** So many a second on average, and so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Limits {
  /** HTTP requests of one address. */
  readonly address: Rate;
  /** HTTP requests of one session. */
  readonly session: Rate;
  /** New guests from one address. */
  readonly guests: Rate;
  /** Passwords tried from one address, and for one account. */
  readonly passwords: Rate;
  /** Codes of a second factor tried for one account from devices that were not let in before, and from each that was. */
  readonly codes: Rate;
  /** Questions for passkeys from one address, and to one session. */
  readonly passkeys: Rate;
  /** Links to set a password anew, asked for from one address, and for one account. */
  readonly recoveries: Rate;
  /** New tables of one person. */
  readonly tables: Rate;
  /** New tables from one address. */
  readonly tablesOfAddress: Rate;
  /** Tables that gather or are played at a time: of one guest, of one account, made from one address. */
  readonly openTables: { readonly guest: number; readonly account: number; readonly address: number };
  /** Finished games that are kept: of those that one guest or account has hosted and that were not rated, the newest. */
  readonly finishedTables: KeptTables;
  /** Games played without a network that one guest or account may bring. */
  readonly importedTables: KeptTables;
  /** Seconds after which a table of bots that no client follows is suspended. */
  readonly sleepAfter: number;
  /** Seconds by which strangers see a listed game with secrets later than those who play. */
  readonly watchBehind: number;
  /** Days for which things are kept after they were last touched; 0 for ever. Finished games of people are always kept. */
  readonly keep: RetentionLimits;
  /** Holidays taken or ended by one person. */
  readonly holidays: Rate;
  /** Socket messages of one session. */
  readonly messages: Rate;
  /** Lines of chat of one session. */
  readonly chat: Rate;
  /** Hints of one person: each is a long thought. */
  readonly hints: Rate;
  /** Hints of all people at one address. */
  readonly hintsOfAddress: Rate;
  /** Hints that wait for a thread: of one address, and of all. */
  readonly hintsWaiting: WaitingBound;
  /** Test messages to a channel: of one person, and from one address. */
  readonly alerts: Rate;
  /** Threads that tell finished games; 0: the browsers of those who want to read it do. */
  readonly taleThreads: number;
  /** Sockets of one session at a time. */
  readonly sockets: number;
  /** Connections of one address at a time, sockets included. */
  readonly connections: number;
  /** Bytes of request bodies that are being received or judged: of one address, and in all. Bodies over 64 kB and smaller ones are counted apart. */
  readonly bodies: BodyLimits;
  /** Milliseconds a request may take to arrive: its head, all of it; and milliseconds in which nothing at all moves. */
  readonly timeouts: { readonly headers: number; readonly body: number; readonly idle: number };
}

export interface KeptTables {
  readonly guest: number;
  readonly account: number;
}

export interface RetentionLimits {
  /** Tables at which the game never began. */
  readonly gathering: number;
  /** Games of people that were begun and not ended. */
  readonly unfinished: number;
  /** Tables that were given up. */
  readonly abandoned: number;
  /** Tables at which no person has a seat. */
  readonly bots: number;
  /** Guests who are at no table. */
  readonly guests: number;
  /** Content packs that are at no table. */
  readonly packs: number;
  /** Reports of players that were settled. */
  readonly reports: number;
  /** What happened to accounts. */
  readonly events: number;
}

/** Half of the machine at most, and more than four hands gain little. */
const TALE_THREADS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

const MEGABYTE = 1024 * 1024;

export const DEFAULT_LIMITS: Limits = {
  address: { perSecond: 50, burst: 300 },
  session: { perSecond: 20, burst: 100 },
  guests: { perSecond: 1, burst: 60 },
  passwords: { perSecond: 0.2, burst: 10 },
  codes: { perSecond: 1 / 60, burst: 5 },
  passkeys: { perSecond: 0.5, burst: 20 },
  recoveries: { perSecond: 0.001, burst: 3 },
  tables: { perSecond: 0.2, burst: 20 },
  tablesOfAddress: { perSecond: 0.5, burst: 60 },
  openTables: { guest: 50, account: 200, address: 500 },
  finishedTables: { guest: 200, account: 2000 },
  importedTables: { guest: 50, account: 500 },
  sleepAfter: 600,
  watchBehind: 300,
  keep: { gathering: 14, unfinished: 365, abandoned: 30, bots: 7, guests: 90, packs: 30, reports: 180, events: 365 },
  holidays: { perSecond: 0.02, burst: 10 },
  messages: { perSecond: 30, burst: 90 },
  chat: { perSecond: 0.7, burst: 6 },
  hints: { perSecond: 0.1, burst: 4 },
  hintsOfAddress: { perSecond: 0.5, burst: 40 },
  hintsWaiting: HINTS_WAITING,
  alerts: { perSecond: 0.005, burst: 6 },
  taleThreads: TALE_THREADS,
  sockets: 20,
  connections: 256,
  bodies: { address: 12 * MEGABYTE, all: 96 * MEGABYTE },
  timeouts: { headers: 10_000, body: 30_000, idle: 75_000 },
};

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets, one a key. Full ones are forgotten, so memory follows who is busy and not who ever came. */
export class RateLimit {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = 0;

  constructor(rate: Rate, now: () => number = Date.now) {
    this.rate = rate;
    this.now = now;
  }

  /** True when it may be done; it is then counted, as so many when it costs more than others. */
  take(key: string, count = 1): boolean {
    const now = this.now();
    if (now >= this.sweepAt) this.sweep(now);
    const { perSecond, burst } = this.rate;
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      bucket = { tokens: burst, at: now };
      this.buckets.set(key, bucket);
    }
    // A clock that is set back takes nothing away from anybody.
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.tokens < count) return false;
    bucket.tokens -= count;
    return true;
  }

  get size(): number {
    return this.buckets.size;
  }

  private sweep(now: number): void {
    const { perSecond, burst } = this.rate;
    for (const [key, { tokens, at }] of this.buckets) if (tokens + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(key);
    this.sweepAt = now + 60_000;
  }
}
