import type { LogEntry, Person, StoredChat, StoredTable, TableFrame, TableHead } from './store.ts';

/** A row as either database hands it over: columns by name. Our own statements decide which columns those are. */
export type Row = { readonly [column: string]: unknown };

export const personOf = (row: Row): Person => ({
  id: row.id as string,
  name: row.name as string,
  account: row.account as string | null,
});

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

export const entryOf = (row: Row): LogEntry => ({
  sequence: row.sequence as number,
  kind: row.kind as LogEntry['kind'],
  seat: row.seat as number,
  action: row.action === null ? null : (JSON.parse(row.action as string) as LogEntry['action']),
  draws: JSON.parse(row.draws as string) as LogEntry['draws'],
  told: JSON.parse(row.told as string) as LogEntry['told'],
  person: row.person as string | null,
  clientId: row.client_id as string | null,
  at: row.at as number,
});

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

/** An entry as the columns after (table_id). */
export const entryColumns = (entry: LogEntry): Value[] => [
  entry.sequence,
  entry.kind,
  entry.seat,
  entry.action === null ? null : JSON.stringify(entry.action),
  entry.draws.length === 0 ? '[]' : JSON.stringify(entry.draws),
  entry.told.length === 0 ? '[]' : JSON.stringify(entry.told),
  entry.person,
  entry.clientId,
  entry.at,
];
