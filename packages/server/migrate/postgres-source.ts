import pg from 'pg';
import { patientSettings } from '../store/postgres/pool.ts';
import { MigrationError } from './migrate.ts';
import { type DataCell, keyOf, DATA_TABLE_NAMES, type DataTable, type DataSource } from './data-tables.ts';

const AT_ONCE = 200;

type Row = readonly DataCell[];

export async function connectWithRetry(url: string): Promise<pg.Client> {
  const client = new pg.Client(patientSettings(url));
  // What breaks here breaks the statement that is under way too, which says so.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new MigrationError(`The database cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  return client;
}

/** A concurrent writer would write into data that is about to be left, or replaced. */
export async function assertNoOtherClients(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    "SELECT COUNT(*) AS others FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'redbook' AND pid <> pg_backend_pid()",
  );
  if (rows[0].others > 0)
    throw new MigrationError(`A server is using this database (${rows[0].others} connections); stop all of them first`);
}

/** How the columns of a shelf are called and which of them are text; none where there is no such table. */
export async function columnsOf(client: pg.Client, name: string): Promise<{ name: string; isText: boolean }[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    'SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name COLLATE "C"',
    [name],
  );
  return rows.map((each) => ({ name: each.name, isText: each.type === 'text' }));
}

/** A PostgreSQL database as one transaction sees it. */
export class PostgresSource implements DataSource {
  readonly schema: number;
  readonly shelves: readonly DataTable[];
  private readonly client: pg.Client;
  private readonly texts: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly ends: boolean;

  private constructor(client: pg.Client, schema: number, shelves: readonly DataTable[], texts: Map<string, Set<string>>, ends: boolean) {
    this.client = client;
    this.schema = schema;
    this.shelves = shelves;
    this.texts = texts;
    this.ends = ends;
  }

  /** `alone`: no server may be connected. */
  static async open(url: string, alone = false): Promise<PostgresSource> {
    const client = await connectWithRetry(url);
    try {
      if (alone) await assertNoOtherClients(client);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return await PostgresSource.within(client, true);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** What the transaction of this connection sees. `ends`: the connection ends with it. */
  static async within(client: pg.Client, ends: boolean): Promise<PostgresSource> {
    if ((await columnsOf(client, 'redbook_schema')).length === 0) throw new MigrationError('This is not a database of Red Book');
    const { rows: versions } = await client.query<{ version: number }>('SELECT version FROM redbook_schema');
    const shelves: DataTable[] = [];
    const texts = new Map<string, Set<string>>();
    for (const name of DATA_TABLE_NAMES) {
      const columns = await columnsOf(client, name);
      if (columns.length === 0) continue;
      const { rows } = await client.query<{ rows: number }>(`SELECT COUNT(*) AS rows FROM ${name}`);
      shelves.push({ name, columns: columns.map((each) => each.name), rows: rows[0].rows });
      texts.set(name, new Set(columns.flatMap((each) => (each.isText ? [each.name] : []))));
    }
    return new PostgresSource(client, versions[0]?.version ?? 0, shelves, texts, ends);
  }

  async *rows(shelf: DataTable, of?: string): AsyncGenerator<Row> {
    const { name, columns } = shelf;
    const key = keyOf(shelf);
    // The bytes of the letters decide, whatever language the database speaks.
    const order = key.map((column) => (this.texts.get(name)?.has(column) === true ? `${column} COLLATE "C"` : column)).join(', ');
    const which = of === undefined ? '' : ` WHERE ${key[0]} = $1`;
    const text = `SELECT ${columns.join(', ')} FROM ${name}${which} ORDER BY ${order}`;
    if (of !== undefined) {
      const found = await this.client.query<DataCell[]>({ text, values: [of], rowMode: 'array' });
      yield* found.rows;
      return;
    }
    await this.client.query(`DECLARE shelf NO SCROLL CURSOR FOR ${text}`);
    for (;;) {
      const { rows } = await this.client.query<DataCell[]>({ text: `FETCH ${AT_ONCE} FROM shelf`, rowMode: 'array' });
      yield* rows;
      if (rows.length < AT_ONCE) break;
    }
    await this.client.query('CLOSE shelf');
  }

  async close(): Promise<void> {
    if (!this.ends) return;
    await this.client.query('ROLLBACK');
    await this.client.end();
  }
}
