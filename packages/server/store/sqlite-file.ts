import { mapValues } from '#kernel';
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { STATEMENTS, type StatementName } from './statements.ts';

/** An existing file that has lost its content must not be taken for a new one: it held games. */
export function refuseEmptyFile(file: string): void {
  const size = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.size ?? null;
  const advice = 'Put a backup in its place; or, to begin with an empty house, move it away together with what lies beside it';
  if (size(file) === 0) throw new Error(`The database ${file} is there, but holds nothing (0 bytes). ${advice}`);
  if (size(file) === null && (size(`${file}-wal`) ?? 0) > 0)
    throw new Error(`The database ${file} is gone, but ${file}-wal lies beside its place. ${advice}`);
}

/** Only the account that runs the server may read what is stored. A folder that exists keeps its mode: it may hold other things. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export const makeFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });

export function makeFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE_MODE));
}

/** Opens the file so that commits are durable and a backup does not block. SQLite gives the files beside it the mode of the file. */
export function openFile(file: string): DatabaseSync {
  makeFile(file);
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
  mapValues({ ...STATEMENTS, ...OWN }, (sql: string) => database.prepare(sql));
