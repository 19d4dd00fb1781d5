import pg from 'pg';
import { clientIdText, entriesOf } from '../store/rows.ts';
import type { LogEntry } from '../store/store.ts';
import type { LogReader } from './log-reader.ts';

const ENTRIES = 'SELECT entries FROM log WHERE table_id = $1 AND sequence > $2 AND sequence <= $3 ORDER BY sequence';
const WITH = "SELECT entries FROM log WHERE table_id = $1 AND REPLACE(entries, $2, '') <> entries";
const PACK = 'SELECT pack FROM packs WHERE hash = $1';

/** The log of a PostgreSQL database. There every entry has a row of its own, and there is no journal. */
export class PostgresLog implements LogReader {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 1,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 20_000,
      idleTimeoutMillis: 30_000,
    });
    // An idle connection that breaks is replaced by the pool; without a listener its error would end the thread.
    this.pool.on('error', () => {});
  }

  private async rows(name: string, text: string, values: (string | number)[]): Promise<{ readonly [column: string]: unknown }[]> {
    return (await this.pool.query<{ readonly [column: string]: unknown }>({ name, text, values })).rows;
  }

  async entries(table: string, after: number, upTo: number): Promise<LogEntry[]> {
    return entriesOf(await this.rows('entries', ENTRIES, [table, after, upTo]));
  }

  async hasEntry(table: string, person: string, clientId: string): Promise<boolean> {
    const entries = entriesOf(await this.rows('with', WITH, [table, clientIdText(clientId)]));
    return entries.some((entry) => entry.person === person && entry.clientId === clientId);
  }

  async pack(hash: string): Promise<string | null> {
    const found = (await this.rows('pack', PACK, [hash]))[0]?.pack;
    return typeof found === 'string' ? found : null;
  }
}
