import { isLanguage, SOURCE_LANGUAGE } from '#kernel';
import { ALERT_KINDS, type AlertKind, type AlertWishes, type WayNote } from '#wire';
import { jsonIn, numberIn, numberOrNull, type StoredRow, textIn } from '../store/rows.ts';
import type { Statement, Store, TableHead } from '../store/store.ts';
import type { Message } from './message.ts';
import { type AlertChannel, channelOf } from './channel.ts';

/** The alert preferences of a person, and when the person was last seen and alerted. */
export interface AlertState extends AlertWishes {
  readonly seenAt: number;
  readonly toldAt: number;
}

/** A stored alert. */
export interface Alert {
  readonly table: string;
  readonly person: string;
  readonly kind: AlertKind;
  readonly mark: number;
  readonly who: readonly string[];
  readonly at: number;
  readonly dueAt: number;
}

/** A message on its way. `tries` were begun, of which `failures` are known to have failed. */
export interface OutboxRow {
  readonly id: string;
  readonly way: string;
  readonly message: Message;
  readonly until: number;
  readonly tries: number;
  readonly failures: number;
}

const DEFAULT_PREFERENCES: AlertWishes = { language: SOURCE_LANGUAGE, zone: 'UTC', quiet: null, away: 5 };

const standingOf = (row: StoredRow): AlertState => {
  const language = textIn(row, 'language');
  const [from, to] = [numberOrNull(row, 'quiet_from'), numberOrNull(row, 'quiet_to')];
  return {
    language: isLanguage(language) ? language : SOURCE_LANGUAGE,
    zone: textIn(row, 'zone'),
    quiet: from === null || to === null ? null : { from, to },
    away: numberIn(row, 'away'),
    seenAt: numberIn(row, 'seen_at'),
    toldAt: numberIn(row, 'told_at'),
  };
};

function kindIn(row: StoredRow): AlertKind {
  const text = textIn(row, 'kind');
  const kind = ALERT_KINDS.find((each) => each === text);
  if (kind === undefined) throw new Error(`There is no alert of kind ${text}`);
  return kind;
}

const alertOf = (row: StoredRow): Alert => ({
  table: textIn(row, 'table_id'),
  person: textIn(row, 'person'),
  kind: kindIn(row),
  mark: numberIn(row, 'mark'),
  who: jsonIn<string[]>(row, 'who'),
  at: numberIn(row, 'at'),
  dueAt: numberIn(row, 'due_at'),
});

const outOf = (row: StoredRow): OutboxRow => ({
  id: textIn(row, 'id'),
  way: textIn(row, 'way'),
  message: jsonIn<Message>(row, 'message'),
  until: numberIn(row, 'until_at'),
  tries: numberIn(row, 'tries'),
  failures: numberIn(row, 'failures'),
});

/** Where ways, wishes, alerts and messages are kept, for both kinds of store. */
export class AlertRepository {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  // ---- ways and wishes ----

  async ways(person: string): Promise<AlertChannel[]> {
    return (await this.store.rows('waysOf', person)).map(channelOf);
  }

  async way(id: string): Promise<AlertChannel | null> {
    const [row] = await this.store.rows('way', id);
    return row === undefined ? null : channelOf(row);
  }

  async hasWay(person: string): Promise<boolean> {
    return (await this.store.rows('hasWay', person)).length > 0;
  }

  /** The same address is kept once. */
  async addWay(way: AlertChannel, at: number, ...also: readonly Statement[]): Promise<void> {
    const { id, person, session, kind, address, kinds, confirmedAt } = way;
    await this.store.change(
      ['dropSameWay', person, kind, address],
      ['addWay', id, person, session, kind, address, kinds.join(','), at, confirmedAt],
      ...also,
    );
  }

  async setKinds(id: string, kinds: readonly AlertKind[]): Promise<void> {
    await this.store.change(['setWayKinds', kinds.join(','), id]);
  }

  /** False when there is no such way. */
  async confirm(id: string, at: number): Promise<boolean> {
    return (await this.store.change(['confirmWay', at, id])) === 1;
  }

  async dropWay(id: string): Promise<void> {
    await this.store.change(['dropWay', id]);
  }

  async note(id: string, note: WayNote | null, at: number | null): Promise<void> {
    await this.store.change(['noteWay', note, at, id]);
  }

  /** A guest has signed in, or has another session: the channels stay. */
  async moveWays(from: { readonly person: string; readonly session: string }, to: typeof from): Promise<void> {
    await this.store.change(
      ['moveWays', to.person, to.session, from.session, from.person],
      ['moveWishes', to.person, from.person, to.person],
    );
  }

  async standing(person: string): Promise<AlertState> {
    const [row] = await this.store.rows('wishes', person);
    return row === undefined ? { ...DEFAULT_PREFERENCES, seenAt: 0, toldAt: 0 } : standingOf(row);
  }

  async setWishes(person: string, { language, zone, quiet, away }: AlertWishes, at: number): Promise<void> {
    await this.store.change(
      ['setWishes', person, language, zone, quiet?.from ?? null, quiet?.to ?? null, away, at],
      ['hurryAlerts', at, person, at],
    );
  }

  async seen(people: readonly string[], at: number): Promise<void> {
    if (people.length > 0) await this.store.change(...people.map((person): Statement => ['seen', at, person, at]));
  }

  // ---- what is to be told ----

  async write(statements: readonly Statement[]): Promise<void> {
    if (statements.length > 0) await this.store.change(...statements);
  }

  async duePeople(now: number, limit: number): Promise<string[]> {
    return (await this.store.rows('dueAlerts', now, limit)).map((row) => textIn(row, 'person'));
  }

  async alertsOf(person: string, now: number): Promise<Alert[]> {
    return (await this.store.rows('alertsOf', person, now)).map(alertOf);
  }

  /** What could not be told is tried again later. */
  async putOff(person: string, now: number, until: number): Promise<void> {
    await this.store.change(['postponePerson', until, person, now]);
  }

  table(id: string): Promise<TableHead | null> {
    return this.store.head(id);
  }

  // ---- what is on its way ----

  async dueOut(now: number, limit: number): Promise<OutboxRow[]> {
    return (await this.store.rows('dueOut', now, limit)).map(outOf);
  }

  /** True for one sender only. No other node tries until `again`. */
  async begin({ id, tries }: OutboxRow, again: number): Promise<boolean> {
    return (await this.store.change(['beginOut', again, id, tries])) === 1;
  }

  async failed({ id }: OutboxRow, next: number): Promise<void> {
    await this.store.change(['failOut', next, id]);
  }

  async done({ id }: OutboxRow, ...also: readonly Statement[]): Promise<void> {
    await this.store.change(['dropOut', id], ...also);
  }

  async waiting(): Promise<number> {
    const [row] = await this.store.rows('outbox');
    return row === undefined ? 0 : numberIn(row, 'waiting');
  }

  // ---- one sender at a time ----

  /** True when this node is the one that sends, until then. */
  async take(lease: string, node: string, now: number, until: number): Promise<boolean> {
    return (await this.store.change(['takeLease', lease, node, until, now, now])) === 1;
  }

  /** Another node may send from now on. */
  async leave(lease: string, node: string): Promise<void> {
    await this.store.change(['leaveLease', lease, node]);
  }

  /** Up to when everything that happened at tables has been looked at. */
  async mark(lease: string): Promise<number> {
    const [row] = await this.store.rows('lease', lease);
    return row === undefined ? 0 : numberIn(row, 'mark');
  }

  async setMark(lease: string, node: string, mark: number): Promise<void> {
    await this.store.change(['setMark', mark, lease, node]);
  }

  changedTables(since: number, after: string, limit: number): Promise<TableHead[]> {
    return this.store.changedTables(since, after, limit);
  }
}

/** A message for each way, and that nothing of it is told again: written as one. */
export const postedAs = (id: string, way: string, message: Message, now: number, until: number): Statement => [
  'addOut',
  id,
  way,
  JSON.stringify(message),
  now,
  until,
];
