import type pg from 'pg';
import { migrations, POSTGRES, tooNew } from '../store/migrations.ts';
import { MIGRATION_LOCK } from '../store/postgres/schema.ts';
import { MigrationError } from './migrate.ts';
import { columnsOf, connectWithRetry, PostgresSource, assertNoOtherClients } from './postgres-source.ts';
import { type DataCell, DATA_TABLE_NAMES, type DataTable, type DataSource, type DataTarget } from './data-tables.ts';

/** A PostgreSQL database that is filled in one transaction. */
export class PostgresTarget implements DataTarget {
  private readonly client: pg.Client;
  private readonly replace: boolean;
  private schema = 0;

  private constructor(client: pg.Client, replace: boolean) {
    this.client = client;
    this.replace = replace;
  }

  /** `replace`: what is there already goes. */
  static async open(url: string, replace: boolean): Promise<PostgresTarget> {
    const client = await connectWithRetry(url);
    try {
      await assertNoOtherClients(client);
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const known = (await columnsOf(client, 'people')).length > 0;
      if (known && !replace) {
        const { rows } = await client.query('SELECT 1 FROM people UNION ALL SELECT 1 FROM tables LIMIT 1');
        if (rows.length > 0) throw new MigrationError('The database holds games already; give --replace to lose them, or name another one');
      }
      return new PostgresTarget(client, replace || known);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  async begin(schema: number, shelves: readonly DataTable[]): Promise<void> {
    const steps = migrations(POSTGRES);
    if (schema > steps.length) throw new MigrationError(tooNew(schema, steps.length));
    this.schema = schema;
    if (this.replace) await this.client.query(`DROP TABLE IF EXISTS ${[...DATA_TABLE_NAMES].reverse().join(', ')}, redbook_schema`);
    for (const step of steps.slice(0, schema)) for (const sql of step) await this.client.query(sql);
    if (shelves.some(({ name }) => name === 'house')) await this.client.query('DELETE FROM house');
    await this.client.query('CREATE TABLE IF NOT EXISTS redbook_schema (version INTEGER NOT NULL)');
    await this.client.query('DELETE FROM redbook_schema');
    await this.client.query('INSERT INTO redbook_schema VALUES ($1)', [schema]);
  }

  async add({ name, columns }: DataTable, rows: readonly (readonly DataCell[])[]): Promise<void> {
    const wide = columns.length;
    const values = rows.map((_, row) => `(${columns.map((__, place) => `$${row * wide + place + 1}`).join(', ')})`);
    await this.client.query(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${values.join(', ')}`, rows.flat());
  }

  back(): Promise<DataSource> {
    return PostgresSource.within(this.client, false);
  }

  async finish(): Promise<void> {
    const steps = migrations(POSTGRES);
    for (const step of steps.slice(this.schema)) for (const sql of step) await this.client.query(sql);
    await this.client.query('UPDATE redbook_schema SET version = $1', [steps.length]);
    await this.client.query('COMMIT');
  }

  /** Whatever was not committed is gone with the connection. */
  async close(): Promise<void> {
    await this.client.end();
  }
}
