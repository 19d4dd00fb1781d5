import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { ownJson, plainEvent } from '#kernel';
import { isOfHouse } from '#wire';
import { isPhase } from '#wire/http-checks.ts';
import {
  isOfBots,
  type LogEntry,
  type Person,
  type Session,
  type StoredChat,
  type StoredTable,
  type TableSettings,
  type TableHead,
} from './store.ts';

/** A row as either database hands it over: columns by name. Our own statements decide which columns those are. */
export type StoredRow = { readonly [column: string]: unknown };

/** The value of a column, which must be there and be of this kind: what a statement does not select is a defect of ours. */
export function textIn(row: StoredRow, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new Error(`The column ${column} holds no text`);
}

export function numberIn(row: StoredRow, column: string): number {
  const value = row[column];
  if (typeof value === 'number') return value;
  throw new Error(`The column ${column} holds no number`);
}

export const textOrNull = (row: StoredRow, column: string): string | null => (row[column] === null ? null : textIn(row, column));
export const numberOrNull = (row: StoredRow, column: string): number | null => (row[column] === null ? null : numberIn(row, column));
/** What this server itself wrote into the column as JSON, with this type. */
export const jsonIn = <T>(row: StoredRow, column: string): T => ownJson<T>(textIn(row, column));

/** Of a statement that always answers. */
export function mustBe(row: StoredRow | null): StoredRow {
  if (row !== null) return row;
  throw new Error('The database answers nothing where there is always an answer');
}

export const idOf = (row: StoredRow): string => textIn(row, 'id');

export const personOf = (row: StoredRow): Person => ({
  id: textIn(row, 'id'),
  name: textIn(row, 'name'),
  account: textOrNull(row, 'account'),
});

export const sessionOf = (row: StoredRow): Session => ({ person: personOf(row), usedAt: numberIn(row, 'used_at') });

function phaseIn(row: StoredRow): TableHead['phase'] {
  const phase = textIn(row, 'phase');
  if (isPhase(phase)) return phase;
  throw new Error(`A table has no phase "${phase}"`);
}

export const headOf = (row: StoredRow): TableHead => ({
  id: textIn(row, 'id'),
  phase: phaseIn(row),
  updatedAt: numberIn(row, 'updated_at'),
  settings: jsonIn<TableSettings>(row, 'frame'),
  status: jsonIn<TableHead['status']>(row, 'moment'),
});

export const tableOf = (row: StoredRow): StoredTable => ({
  ...headOf(row),
  version: numberIn(row, 'version'),
  sequence: numberIn(row, 'sequence'),
  wakeAt: numberOrNull(row, 'wake_at'),
  state: textOrNull(row, 'state'),
  base: textOrNull(row, 'base'),
});

/** Who made a table, where, for whom and with which content: columns of their own, to be asked for. */
export const makingOf = (settings: TableSettings, origin = settings.host): [string, string, number, string | null, number] => [
  settings.host,
  origin,
  isOfBots(settings) ? 1 : 0,
  settings.pack,
  settings.rated === true ? 1 : 0,
];

/** The entries of some rows. What an earlier edition told in words of the locale is plain data from here on; the house still speaks in them. */
export const entriesOf = (rows: readonly StoredRow[]): LogEntry[] =>
  rows.flatMap((row) => jsonIn<LogEntry[]>(row, 'entries')).map((entry) => ({ ...entry, told: entry.told.map(plainly) }));

const plainly = (told: LogEntry['told'][number]): LogEntry['told'][number] =>
  isOfHouse(told.event) ? told : { ...told, event: plainEvent(told.event) };

/**
 * The last `limit` entries before a number, newest first, from rows that are newest first too and perhaps some entries after them. A row may hold
 * many entries: no more rows are taken than are needed.
 */
export function entriesBackwards(rows: Iterable<StoredRow>, before: number, limit: number, after: readonly LogEntry[] = []): LogEntry[] {
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

export const chatOf = (row: StoredRow): StoredChat => ({
  team: asId(numberIn(row, 'team')),
  number: numberIn(row, 'number'),
  person: textIn(row, 'person'),
  name: textIn(row, 'name'),
  seat: row.seat === null ? null : asId<Seat>(numberIn(row, 'seat')),
  text: textIn(row, 'text'),
  clientId: textIn(row, 'client_id'),
  at: numberIn(row, 'at'),
});

export type Value = string | number | null;
