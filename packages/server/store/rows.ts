import { plainEvent } from '#kernel';
import {
  isOfBots,
  type LogEntry,
  type Person,
  type Session,
  type StoredChat,
  type StoredTable,
  type TableFrame,
  type TableHead,
} from './store.ts';

/** A row as either database hands it over: columns by name. Our own statements decide which columns those are. */
export type Row = { readonly [column: string]: unknown };

export const personOf = (row: Row): Person => ({
  id: row.id as string,
  name: row.name as string,
  account: row.account as string | null,
});

export const sessionOf = (row: Row): Session => ({ person: personOf(row), usedAt: row.used_at as number });

export const headOf = (row: Row): TableHead => ({
  id: row.id as string,
  phase: row.phase as TableHead['phase'],
  updatedAt: row.updated_at as number,
  frame: JSON.parse(row.frame as string) as TableFrame,
  moment: JSON.parse(row.moment as string) as TableHead['moment'],
});

export const tableOf = (row: Row): StoredTable => ({
  ...headOf(row),
  version: row.version as number,
  sequence: row.sequence as number,
  wakeAt: row.wake_at as number | null,
  state: row.state as string | null,
  base: row.base as string | null,
});

/** Who made a table, where, for whom and with which content: columns of their own, to be asked for. */
export const makingOf = (frame: TableFrame, origin = frame.host): [string, string, number, string | null] => [
  frame.host,
  origin,
  isOfBots(frame) ? 1 : 0,
  frame.pack,
];

/** The entries of some rows. What an earlier edition told in words of the locale is plain data from here on. */
export const entriesOf = (rows: readonly Row[]): LogEntry[] =>
  rows
    .flatMap((row) => JSON.parse(row.entries as string) as LogEntry[])
    .map((entry) => ({ ...entry, told: entry.told.map((told) => ({ ...told, event: plainEvent(told.event) })) }));

/**
 * The last `limit` entries before a number, newest first, from rows that are newest first too and perhaps some entries after them. A row may hold
 * many entries: no more rows are taken than are needed.
 */
export function entriesBackwards(rows: Iterable<Row>, before: number, limit: number, after: readonly LogEntry[] = []): LogEntry[] {
  const older = (entries: readonly LogEntry[]): LogEntry[] => entries.filter(({ sequence }) => sequence < before).toReversed();
  const found = older(after);
  if (found.length < limit)
    for (const row of rows) {
      found.push(...older(entriesOf([row])));
      if (found.length >= limit) break;
    }
  return found.slice(0, limit);
}

/** How an entry of this client id is found in the text of a row. */
export const clientIdText = (clientId: string): string => JSON.stringify({ clientId }).slice(1, -1);

export const chatOf = (row: Row): StoredChat => ({
  number: row.number as number,
  person: row.person as string,
  name: row.name as string,
  seat: row.seat as number | null,
  text: row.text as string,
  clientId: row.client_id as string,
  at: row.at as number,
});

export type Value = string | number | null;
