import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { migrations, SQLITE } from '../store/migrations.ts';
import { fileIn, type StoreOptions } from '../store/open.ts';
import { settings } from '../store/postgres/pool.ts';
import { PREPARED } from '../store/postgres/sql.ts';
import type { Value } from '../store/rows.ts';
import { STATEMENTS, type StatementName } from '../store/statements.ts';

const LOOK_AGAIN = 100;

export interface NewCommand {
  readonly operator: string;
  readonly verb: string;
  readonly target: string;
  readonly detail: object;
  readonly reason: string;
}

/** Where an operator lays down what is to be done, beside the server and past it: it may be running or not. */
interface CommandQueue {
  /** Answers the id of the order. */
  add(order: NewCommand, at: number): Promise<string>;
  /** What has become of it; null when nothing has after so many milliseconds. */
  outcome(id: string, patience: number): Promise<string | null>;
  close(): Promise<void>;
}

type Ask = (name: StatementName, ...values: Value[]) => Promise<{ readonly [column: string]: unknown }[]>;

const bookOf = (ask: Ask, close: () => Promise<void>): CommandQueue => ({
  async add({ operator, verb, target, detail, reason }, at) {
    const id = randomBytes(9).toString('base64url');
    await ask('addOrder', id, at, operator, verb, target, JSON.stringify(detail), reason);
    return id;
  },
  async outcome(id, patience) {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      const [found] = await ask('outcome', id);
      if (found !== undefined) return String(found.outcome);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
    return null;
  },
  close,
});

const upToDate = (found: number): void => {
  const wanted = migrations(SQLITE).length;
  if (found !== wanted)
    throw new Error(`The database has schema ${found}, this program knows schema ${wanted}: start the server of this program on it once`);
};

export async function openCommandQueue({ dataDir, databaseUrl }: StoreOptions): Promise<CommandQueue> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(fileIn(dataDir));
    // The server writes too, and for a moment only.
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL');
    upToDate(Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0));
    return bookOf(
      async (name, ...values) => database.prepare(STATEMENTS[name]).all(...values),
      async () => database.close(),
    );
  }
  // A name unlike those of servers, so that an operator is not taken for one.
  const client = new pg.Client({ ...settings(databaseUrl), application_name: 'redbook-admin' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ version: number }>('SELECT version FROM redbook_schema');
  upToDate(rows[0]?.version ?? 0);
  return bookOf(
    async (name, ...values) => (await client.query<{ [column: string]: unknown }>(PREPARED[name], values)).rows,
    () => client.end(),
  );
}
