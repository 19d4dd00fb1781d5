import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { STATEMENTS, type StatementName } from './statements.ts';

/** Opens the file so that what is committed is on the disk, and whoever makes a backup does not wait. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // A longer log before it is copied back: the same pages are written again and again, and are copied once.
  database.exec(
    'PRAGMA busy_timeout = 200; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536',
  );
  return database;
}

/** The journal is this database's own. */
const OWN = {
  head: 'SELECT version, sequence FROM tables WHERE id = ?',
  addLines: 'INSERT INTO journal (lines) VALUES (?)',
  lines: 'SELECT lines FROM journal ORDER BY id',
  clearLines: 'DELETE FROM journal',
  settleTable:
    'UPDATE tables SET version = ?, phase = ?, sequence = ?, updated_at = ?, wake_at = ?, moment = ?, state = ?, base = ? WHERE id = ?',
} as const;

export type Statements = { readonly [name in StatementName | keyof typeof OWN]: StatementSync };

export const prepareAll = (database: DatabaseSync): Statements =>
  Object.fromEntries(
    Object.entries({ ...STATEMENTS, ...OWN }).map(([name, sql]) => [name, database.prepare(sql)]),
  ) as unknown as Statements;
