import { numberIn, type StoredRow } from '../rows.ts';
import pg from 'pg';
import { migrations, POSTGRES, tooNew } from '../migrations.ts';
import { patientSettings } from './pool.ts';

/** An advisory lock id: its holder is the one node that migrates the schema. */
export const MIGRATION_LOCK = 7_265_642;

/** Brings the schema up to date, all of it or nothing. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client(patientSettings(url));
  // What breaks here breaks the statement that is under way too, which says so.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS redbook_schema (version INTEGER NOT NULL)');
    const steps = migrations(POSTGRES);
    const row: StoredRow | undefined = (await client.query<StoredRow>('SELECT version FROM redbook_schema')).rows[0];
    const found = row === undefined ? 0 : numberIn(row, 'version');
    if (found > steps.length) throw new Error(tooNew(found, steps.length));
    for (const step of steps.slice(found)) for (const sql of step) await client.query(sql);
    await client.query(row === undefined ? 'INSERT INTO redbook_schema VALUES ($1)' : 'UPDATE redbook_schema SET version = $1', [
      steps.length,
    ]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
