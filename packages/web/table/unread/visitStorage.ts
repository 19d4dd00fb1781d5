import { number, object } from '#kernel/check.ts';
import { parseStored } from '../../lib/parseStored.ts';
import { storage } from '../../lib/storage.ts';

/** When this browser last showed a table, and how many events it had then. */
interface TableVisit {
  readonly seen: number;
  readonly at: number;
}

const KEY = 'redbook.visits';
/** The newest entries are kept. */
const MOST = 200;
/** Milliseconds away after which events count as unread. */
const AWAY = 1_800_000;

const isVisit = object<TableVisit>({ seen: number, at: number });

/** Parses stored visits; invalid entries are dropped. */
export const parseVisits = (kept: string | null): ReadonlyMap<string, TableVisit> => new Map(Object.entries(parseStored(kept, isVisit)));

export const lastVisit = (table: string): TableVisit | null => parseVisits(storage.get(KEY)).get(table) ?? null;

export function storeVisit(table: string, visit: TableVisit): void {
  const visits = new Map(parseVisits(storage.get(KEY)));
  visits.delete(table);
  visits.set(table, visit);
  storage.set(KEY, JSON.stringify(Object.fromEntries([...visits].slice(-MOST))));
}

/** How many of the last events are unread: none after a short absence or on a first visit. */
export function countUnread(before: TableVisit | null, seen: number, now: number): number {
  if (before === null || now - before.at < AWAY || before.seen > seen) return 0;
  return seen - before.seen;
}
