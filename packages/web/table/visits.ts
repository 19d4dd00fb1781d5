import { isObject } from '#kernel/plain.ts';
import { storage } from '../settings.ts';

/** When this browser last looked at a table, and how many events it had heard by then. */
export interface Visit {
  readonly seen: number;
  readonly at: number;
}

const KEY = 'redbook.visits';
/** The newest ones. */
const MOST = 200;
/** Whoever was gone for less remembers. */
const AWAY = 1_800_000;

const isVisit = (value: unknown): value is Visit => isObject(value) && typeof value.seen === 'number' && typeof value.at === 'number';

/** Reads what was kept; what does not fit is as if it were not there. */
export function readVisits(kept: string | null): ReadonlyMap<string, Visit> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    return new Map(Object.entries(isObject(found) ? found : {}).filter((entry): entry is [string, Visit] => isVisit(entry[1])));
  } catch {
    return new Map();
  }
}

export const lastVisit = (table: string): Visit | null => readVisits(storage.get(KEY)).get(table) ?? null;

export function keepVisit(table: string, visit: Visit): void {
  const visits = new Map(readVisits(storage.get(KEY)));
  visits.delete(table);
  visits.set(table, visit);
  storage.set(KEY, JSON.stringify(Object.fromEntries([...visits].slice(-MOST))));
}

/** How many of the last events are news to somebody who comes now: none after a short absence, or on a first visit. */
export function newsSince(before: Visit | null, seen: number, now: number): number {
  if (before === null || now - before.at < AWAY || before.seen > seen) return 0;
  return seen - before.seen;
}
