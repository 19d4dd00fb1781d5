import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { moveOf } from '../store/wal.ts';
import { clientIdText, entriesOf } from '../store/rows.ts';
import { STATEMENTS } from '../store/statements.ts';
import type { LogEntry } from '../store/store.ts';
import type { LogReader } from './log-reader.ts';

/** Waits this long for a file that is just being put in order at the start. */
const PATIENCE = 'PRAGMA busy_timeout = 5000';

/** The log of a SQLite file that the server writes at the same time. In WAL neither waits for the other. */
export class SqliteLog implements LogReader {
  private readonly database: DatabaseSync;
  private readonly from: StatementSync;
  private readonly with: StatementSync;
  private readonly packs: StatementSync;
  private readonly journal: StatementSync;

  constructor(file: string) {
    this.database = new DatabaseSync(file, { readOnly: true });
    this.database.exec(PATIENCE);
    this.from = this.database.prepare(STATEMENTS.entriesFrom);
    this.with = this.database.prepare(STATEMENTS.entriesWith);
    this.packs = this.database.prepare(STATEMENTS.pack);
    this.journal = this.database.prepare('SELECT lines FROM journal ORDER BY id');
  }

  async entries(table: string, after: number, upTo: number): Promise<LogEntry[]> {
    return this.atOnce(() => {
      const settled = entriesOf(this.from.all(table, table, after));
      const newest = settled[settled.length - 1]?.sequence ?? after;
      // What was put in its place out of turn stands in the journal as well until all of that is.
      const all = newest >= upTo ? settled : [...settled, ...this.unsettled(table).filter(({ sequence }) => sequence > newest)];
      return all.filter(({ sequence }) => sequence > after && sequence <= upTo);
    });
  }

  async hasEntry(table: string, person: string, clientId: string): Promise<boolean> {
    return this.atOnce(() =>
      [...entriesOf(this.with.all(table, clientIdText(clientId))), ...this.unsettled(table)].some(
        (entry) => entry.person === person && entry.clientId === clientId,
      ),
    );
  }

  async pack(hash: string): Promise<string | null> {
    const found = this.packs.get(hash)?.pack;
    return typeof found === 'string' ? found : null;
  }

  /** Moves of this table that are durable but not yet in their place. */
  private unsettled(table: string): LogEntry[] {
    const begins = `{"table":${JSON.stringify(table)},`;
    const entries: LogEntry[] = [];
    for (const { lines } of this.journal.iterate())
      if (typeof lines === 'string') for (const line of lines.split('\n')) if (line.startsWith(begins)) entries.push(moveOf(line).entry);
    return entries;
  }

  /** One moment of the file: otherwise a move could be put in its place between two readings and be seen in neither. */
  private atOnce<T>(read: () => T): T {
    this.database.exec('BEGIN');
    try {
      return read();
    } finally {
      this.database.exec('COMMIT');
    }
  }
}
