import type pg from 'pg';
import { openPool } from '../store/postgres/pool.ts';
import { PREPARED } from '../store/postgres/sql.ts';
import { clientIdText, entriesOf, type StoredRow, type Value } from '../store/rows.ts';
import type { StatementName } from '../store/statements.ts';
import type { LogEntry } from '../store/store.ts';
import type { LogReader } from './log-reader.ts';

/** The log of a PostgreSQL database, over one connection that is closed when idle. */
export class PostgresLog implements LogReader {
  private readonly pool: pg.Pool;

  constructor(url: string, broke: (error: unknown) => void) {
    this.pool = openPool(url, 1, broke);
  }

  private async rows(name: StatementName, ...values: Value[]): Promise<StoredRow[]> {
    return (await this.pool.query<StoredRow>({ name, text: PREPARED[name], values })).rows;
  }

  async entries(table: string, after: number, upTo: number): Promise<LogEntry[]> {
    const entries = entriesOf(await this.rows('entriesFrom', table, table, after));
    return entries.filter(({ sequence }) => sequence > after && sequence <= upTo);
  }

  async hasEntry(table: string, person: string, clientId: string): Promise<boolean> {
    const entries = entriesOf(await this.rows('entriesWith', table, clientIdText(clientId)));
    return entries.some((entry) => entry.person === person && entry.clientId === clientId);
  }

  async pack(hash: string): Promise<string | null> {
    const found = (await this.rows('pack', hash))[0]?.pack;
    return typeof found === 'string' ? found : null;
  }
}
