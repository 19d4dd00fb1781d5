import { asId } from '#kernel/id.ts';
import { setImmediate as pause } from 'node:timers/promises';
import { includes, NOBODY, type Seats } from '#kernel';
import type { Statement, StoredChat, TableSettings, TableHead } from '../store/store.ts';
import type { AlertRepository } from './repository.ts';
import { type PendingAlert, pendingAlertsOf, playersAt } from './pending-alerts.ts';

/** Who looks at a table from this node. */
type ViewingCheck = (person: string) => boolean;

interface News {
  readonly head: TableHead;
  /** It happened here: it is this node that sees to it. */
  readonly here: boolean;
  /** Who looked when it happened. */
  readonly viewed: readonly string[];
}

const AT_ONCE = 50;
/** What follows within this time goes into the same message. */
export const BATCH_MS = 10_000;
/** Milliseconds until the channels of a person are read again; another node may have added one. */
const KNOWN_FOR = 30_000;
const MOST_KNOWN = 50_000;

/** A client that seems to view the table may have lost its connection: after this time without a pong it has not seen it. The heartbeat asks twice in this time. */
export const VIEW_GRACE_MS = 75_000;
/** What a player viewed just before closing the page is remembered until the change there is written. */
const REMEMBERED = 10_000;

type How = 'addAlert' | 'addLooking' | 'addTold';

const alertStatement = (
  how: How,
  table: string,
  { person, kind, mark, who, by }: PendingAlert,
  at: number,
  dueAt: number | null,
): Statement => [
  how,
  table,
  kind,
  mark,
  JSON.stringify(who),
  at,
  dueAt,
  person,
  by?.person ?? '',
  by?.evenMuted === false ? 'mute' : 'block',
  by?.person ?? '',
];

interface Debounce {
  readonly gather: number;
  readonly looking: number;
}

/**
 * Notices on every node what happens at tables and writes down who is to be told of it: once a second, for everything that happened meanwhile, away from
 * the moves themselves. What a node that was killed did not write down any more, the sender finds (`Sender.catchUp`).
 */
export class AlertCollector {
  private readonly book: AlertRepository;
  private readonly now: () => number;
  private readonly patience: Debounce;
  /** Who was seen at which table, and when. */
  private readonly sawAt = new Map<string, number>();
  private readonly news = new Map<string, News>();
  private readonly known = new Map<string, { readonly has: boolean; readonly until: number }>();
  private readonly seenHere = new Set<string>();
  private cleanSince: number;

  constructor(book: AlertRepository, now: () => number, patience: Debounce) {
    this.book = book;
    this.now = now;
    this.patience = patience;
    this.cleanSince = now();
  }

  /** Everything that happened here before then is written down. */
  get cleanAt(): number {
    return this.cleanSince;
  }

  /** A table is not as it was. */
  changed(head: TableHead, here: boolean, looking: ViewingCheck): void {
    const before = this.news.get(head.id);
    this.news.set(head.id, { head, here: here || before?.here === true, viewed: playersAt(head.settings).filter(looking) });
  }

  /** A player views a table: nothing of it is news. Changes that happen while this is written are. */
  async viewed(table: string, person: string): Promise<void> {
    const now = this.now();
    this.seenHere.add(person);
    this.sawAt.set(`${table} ${person}`, now);
    if (await this.has(person)) await this.book.write([['alertsSeen', table, person, now]]);
  }

  /** The person is connected; called with each heartbeat. */
  isHere(person: string): void {
    this.seenHere.add(person);
  }

  /** The statements to write together with a line of chat: players who do not view the table are alerted that a person wrote, never what. `readers`: `NOBODY` means all. */
  chatStatements(
    table: string,
    settings: TableSettings,
    { person, name, number, at, team }: StoredChat,
    looking: ViewingCheck,
  ): Statement[] {
    const reads = (other: string, readers: Seats): boolean =>
      readers === NOBODY || settings.seats.some((seat, place) => seat.person === other && includes(readers, asId(place)));
    return playersAt(settings)
      .filter((other) => other !== person && reads(other, team))
      .map((other) => {
        const by = { person, evenMuted: false };
        const call: PendingAlert = { person: other, kind: 'wrote', mark: team * 1_000_000 + number, who: [name], by, from: null };
        return this.statement(table, call, at, looking(other));
      });
  }

  /** The person has a channel from now on, or none any more. */
  forget(person: string): void {
    this.known.delete(person);
  }

  private async has(person: string): Promise<boolean> {
    const now = this.now();
    const known = this.known.get(person);
    if (known !== undefined && known.until > now) return known.has;
    const has = await this.book.hasWay(person);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(person, { has, until: now + KNOWN_FOR });
    return has;
  }

  /** Writes down what has happened since the last time. What could not be written is tried again. */
  async flush(): Promise<void> {
    const begun = this.now();
    const all = [...this.news.values()];
    this.news.clear();
    try {
      await this.writeAll(all);
      this.cleanSince = begun;
    } catch (error) {
      for (const each of all) if (!this.news.has(each.head.id)) this.news.set(each.head.id, each);
      throw error;
    }
    for (const [key, at] of this.sawAt) if (at < begun - REMEMBERED) this.sawAt.delete(key);
    await this.noteSeen();
  }

  /** In batches, so that moves never wait for it. */
  private async writeAll(all: readonly News[]): Promise<void> {
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const statements: Statement[] = [];
      for (const each of all.slice(at, at + AT_ONCE)) statements.push(...(await this.statementsFor(each)));
      await this.book.write(statements);
      if (all.length > AT_ONCE) await pause();
    }
  }

  private async noteSeen(): Promise<void> {
    const here = [...this.seenHere];
    this.seenHere.clear();
    const listed: string[] = [];
    for (const person of here) if (await this.has(person)) listed.push(person);
    await this.book.seen(listed, this.now());
  }

  /** For tables that are read again later: no client views them then. */
  again(heads: readonly TableHead[]): Promise<void> {
    return this.writeAll(heads.map((head) => ({ head, here: true, viewed: [] })));
  }

  private statement(table: string, call: PendingAlert, at: number, looking: boolean): Statement {
    const { gather, looking: longer } = this.patience;
    const { kind, person, from } = call;
    if (kind !== 'short' && (this.sawAt.get(`${table} ${person}`) ?? 0) > at) return alertStatement('addTold', table, call, at, null);
    if (looking) return alertStatement('addLooking', table, call, at, at + gather + longer);
    return alertStatement('addAlert', table, call, at, from ?? at + gather);
  }

  private async statementsFor({ head, here, viewed }: News): Promise<Statement[]> {
    const statements: Statement[] = [];
    for (const call of pendingAlertsOf(head)) {
      const sees = call.kind !== 'short' && viewed.includes(call.person);
      if ((here || sees) && (await this.has(call.person))) statements.push(this.statement(head.id, call, head.updatedAt, sees));
    }
    return statements;
  }
}
