/**
 * The schema, as the numbered steps that lead to it. A step that has been released is never edited: add another one. The same text serves both
 * databases; what differs is spelled by the dialect.
 */
export interface Dialect {
  /** Keeps the rows of a table in the order of its key, where the database can. */
  readonly byKey: string;
  /** What only this database needs. */
  readonly own: readonly string[];
}

export const SQLITE: Dialect = {
  byKey: ' WITHOUT ROWID',
  // Moves that are durable and not yet in the log and the tables: one a line.
  own: ['CREATE TABLE journal (id INTEGER PRIMARY KEY, lines TEXT NOT NULL)'],
};
export const POSTGRES: Dialect = { byKey: '', own: [] };

export const migrations = ({ byKey, own }: Dialect): readonly (readonly string[])[] => [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      account TEXT UNIQUE,
      password_hash TEXT
    )`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      used_at BIGINT NOT NULL
    )${byKey}`,
    // The row that changes with every action: kept apart from the frame and the pack, which may be large and hardly change.
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      version BIGINT NOT NULL,
      phase TEXT NOT NULL,
      listed INTEGER NOT NULL,
      sequence BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      wake_at BIGINT,
      moment TEXT NOT NULL,
      state TEXT,
      base TEXT
    )`,
    'CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL',
    'CREATE INDEX tables_lobby ON tables (phase, updated_at) WHERE listed = 1',
    'CREATE TABLE frames (table_id TEXT PRIMARY KEY REFERENCES tables (id), frame TEXT NOT NULL)',
    'CREATE TABLE packs (hash TEXT PRIMARY KEY, pack TEXT NOT NULL)',
    `CREATE TABLE players (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL REFERENCES tables (id),
      PRIMARY KEY (person, table_id)
    )${byKey}`,
    // One or more entries that follow each other, as a JSON list, under the number of the first.
    `CREATE TABLE log (
      table_id TEXT NOT NULL REFERENCES tables (id),
      sequence BIGINT NOT NULL,
      entries TEXT NOT NULL,
      PRIMARY KEY (table_id, sequence)
    )${byKey}`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id),
      number BIGINT NOT NULL,
      person TEXT NOT NULL,
      name TEXT NOT NULL,
      seat INTEGER,
      text TEXT NOT NULL,
      client_id TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, number)
    )${byKey}`,
    ...own,
  ],
];

/** Text for the person who starts an old program on a new database. */
export const tooNew = (found: number, known: number): string =>
  `The database has schema ${found}, this program knows schema ${known}: start a newer program, or another database`;
