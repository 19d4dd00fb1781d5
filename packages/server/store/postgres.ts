import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrations, POSTGRES, tooNew } from './migrations.ts';
import { chatOf, clientIdText, entriesBackwards, entriesOf, headOf, personOf, type Row, sessionOf, tableOf, type Value } from './rows.ts';
import { STATEMENTS, type StatementName } from './statements.ts';
import {
  type Change,
  Conflict,
  type LogEntry,
  type Person,
  peopleAt,
  type Session,
  type Store,
  type StoredChat,
  type StoredTable,
  type TableHead,
} from './store.ts';

const CHANNEL = 'redbook';
/** Any number of our own: whoever holds it is the one node that changes the schema. */
const MIGRATION_LOCK = 7_265_642;
const UNIQUE_VIOLATION = '23505';
const INT8 = 20;

/** Our times and counters fit a double exactly; by default the driver would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
};

const numbered = (sql: string): string => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};
const PREPARED = Object.fromEntries(Object.entries(STATEMENTS).map(([name, sql]) => [name, numbered(sql)])) as {
  readonly [name in StatementName]: string;
};

/** An action in one round trip: all of it happens or none, and the other nodes are told when it is durable. */
const MOVE = `WITH changed AS (
    UPDATE tables SET version = version + 1, phase = $1, sequence = $2, updated_at = $3, wake_at = $4, moment = $5, state = $6, base = $7
    WHERE id = $8 AND version = $9 RETURNING id
  ), logged AS (
    INSERT INTO log (table_id, sequence, entries) SELECT id, $10, $11 FROM changed
  )
  SELECT pg_notify('${CHANNEL}', $12) FROM changed`;

/** Several nodes on one database. */
export class PostgresStore implements Store {
  readonly shared = true;
  private readonly pool: pg.Pool;
  private readonly url: string;
  /** So that a node does not answer its own notifications. */
  private readonly node = randomBytes(6).toString('base64url');
  private listener: pg.Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private changed: (table: string | null) => void = () => {};
  private closing = false;

  private constructor(url: string, connections: number) {
    this.url = url;
    this.pool = new pg.Pool({ connectionString: url, max: connections, types });
    // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
    this.pool.on('error', () => {});
  }

  static async open(url: string, connections = 8): Promise<PostgresStore> {
    const store = new PostgresStore(url, connections);
    try {
      await store.migrate();
      await store.listen();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  private migrate(): Promise<void> {
    return this.transaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS redbook_schema (version INTEGER NOT NULL)');
      const steps = migrations(POSTGRES);
      const row = (await client.query('SELECT version FROM redbook_schema')).rows[0] as { version: number } | undefined;
      const found = row?.version ?? 0;
      if (found > steps.length) throw new Error(tooNew(found, steps.length));
      for (const step of steps.slice(found)) for (const sql of step) await client.query(sql);
      await client.query(row === undefined ? 'INSERT INTO redbook_schema VALUES ($1)' : 'UPDATE redbook_schema SET version = $1', [
        steps.length,
      ]);
    });
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('notification', ({ payload }) => {
      const [node, table] = (payload ?? '').split(' ');
      if (node !== this.node && table !== undefined) this.changed(table);
    });
    client.on('error', () => {});
    client.on('end', () => {
      if (!this.closing) this.retry = setTimeout(() => void this.listenAgain(), 500);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.listener = client;
  }

  private async listenAgain(): Promise<void> {
    try {
      await this.listen();
      // Whatever was said in between is lost.
      this.changed(null);
    } catch {
      if (!this.closing) this.retry = setTimeout(() => void this.listenAgain(), 2000);
    }
  }

  private async transaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch((failed: Error) => {
        broken = failed;
      });
      throw asConflict(error);
    } finally {
      client.release(broken);
    }
  }

  private async all(name: StatementName, ...values: Value[]): Promise<Row[]> {
    return (await this.pool.query({ name, text: PREPARED[name], values })).rows as Row[];
  }

  private async one(name: StatementName, ...values: Value[]): Promise<Row | null> {
    return (await this.all(name, ...values))[0] ?? null;
  }

  private async run(name: StatementName, ...values: Value[]): Promise<number> {
    return (await this.pool.query({ name, text: PREPARED[name], values })).rowCount ?? 0;
  }

  private news(table: string): string {
    return `${this.node} ${table}`;
  }

  async addPerson({ id, name }: Person): Promise<void> {
    await this.run('addPerson', id, name);
  }

  async person(id: string): Promise<Person | null> {
    const row = await this.one('person', id);
    return row === null ? null : personOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.run('rename', name, id);
  }

  async claimAccount(id: string, account: string, passwordHash: string): Promise<boolean> {
    try {
      return (await this.run('claimAccount', account, passwordHash, id)) === 1;
    } catch (error) {
      if (asConflict(error) instanceof Conflict) return false;
      throw error;
    }
  }

  async personByAccount(account: string): Promise<{ person: Person; passwordHash: string } | null> {
    const row = await this.one('personByAccount', account);
    return row === null ? null : { person: personOf(row), passwordHash: row.password_hash as string };
  }

  async addSession(tokenHash: string, person: string, at: number): Promise<void> {
    await this.run('addSession', tokenHash, person, at);
  }

  async session(tokenHash: string): Promise<Session | null> {
    const row = await this.one('session', tokenHash);
    return row === null ? null : sessionOf(row);
  }

  async useSession(tokenHash: string, at: number): Promise<void> {
    await this.run('useSession', at, tokenHash);
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.run('endSession', tokenHash);
  }

  async endSessions(before: number): Promise<void> {
    await this.run('endSessions', before);
  }

  async addPack(hash: string, pack: string): Promise<void> {
    await this.run('addPack', hash, pack);
  }

  async pack(hash: string): Promise<string | null> {
    return ((await this.one('pack', hash))?.pack as string | undefined) ?? null;
  }

  addTable(table: StoredTable): Promise<void> {
    const { id, version, phase, sequence, updatedAt, wakeAt, moment, state, base, frame } = table;
    return this.transaction(async (client) => {
      const run = (name: StatementName, ...values: Value[]) => client.query({ name, text: PREPARED[name], values });
      await run('addTable', id, version, phase, frame.listed ? 1 : 0, sequence, updatedAt, wakeAt, JSON.stringify(moment), state, base);
      await run('addFrame', id, JSON.stringify(frame));
      for (const person of peopleAt(frame)) await run('addPlayer', person, id);
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.one('table', id);
    return row === null ? null : tableOf(row);
  }

  async commit(change: Change): Promise<void> {
    const { table, version, phase, sequence, updatedAt, wakeAt, state, base, frame, entry } = change;
    const head = [phase, sequence, updatedAt, wakeAt, JSON.stringify(change.moment), state, base, table, version];
    const lost = () => new Conflict(`Table ${table} is not at version ${version} any more`);
    if (frame === undefined && entry !== undefined) {
      const values = [...head, entry.sequence, JSON.stringify([entry]), this.news(table)];
      try {
        if ((await this.pool.query({ name: 'move', text: MOVE, values })).rowCount !== 1) throw lost();
      } catch (error) {
        throw asConflict(error);
      }
      return;
    }
    await this.transaction(async (client) => {
      const run = async (name: StatementName, ...values: Value[]) => (await client.query({ name, text: PREPARED[name], values })).rowCount;
      if ((await run('changeTable', ...head)) !== 1) throw lost();
      if (entry !== undefined) await run('addEntries', table, entry.sequence, JSON.stringify([entry]));
      if (frame !== undefined) {
        await run('changeFrame', JSON.stringify(frame), table);
        for (const person of peopleAt(frame)) await run('addPlayer', person, table);
      }
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.news(table)]);
    });
  }

  async entriesAfter(table: string, after: number): Promise<LogEntry[]> {
    return entriesOf(await this.all('entriesFrom', table, table, after)).filter(({ sequence }) => sequence > after);
  }

  async entriesBefore(table: string, before: number, limit: number): Promise<LogEntry[]> {
    return entriesBackwards(await this.all('entriesBefore', table, before, limit), before, limit);
  }

  async hasEntry(table: string, person: string, clientId: string): Promise<boolean> {
    const entries = entriesOf(await this.all('entriesWith', table, clientIdText(clientId)));
    return entries.some((entry) => entry.person === person && entry.clientId === clientId);
  }

  addChat(table: string, line: StoredChat): Promise<void> {
    return this.transaction(async (client) => {
      const { number, person, name, seat, text, clientId, at } = line;
      await client.query({ name: 'addChat', text: PREPARED.addChat, values: [table, number, person, name, seat, text, clientId, at] });
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.news(table)]);
    });
  }

  async chatAfter(table: string, after: number): Promise<StoredChat[]> {
    return (await this.all('chatAfter', table, after)).map(chatOf);
  }

  async chatTail(table: string, limit: number): Promise<StoredChat[]> {
    return (await this.all('chatTail', table, limit)).map(chatOf).toReversed();
  }

  async lobby(since: number, limit: number): Promise<TableHead[]> {
    const gathering = await this.all('lobby', 'gathering', since, limit);
    return [...gathering, ...(await this.all('lobby', 'playing', since, limit))].map(headOf);
  }

  async tablesOf(person: string, limit: number): Promise<TableHead[]> {
    return (await this.all('tablesOf', person, limit)).map(headOf);
  }

  async due(now: number, limit: number): Promise<string[]> {
    return (await this.all('due', now, limit)).map((row) => row.id as string);
  }

  onChange(listener: (table: string | null) => void): void {
    this.changed = listener;
  }

  async ping(): Promise<void> {
    await this.one('ping');
  }

  async close(): Promise<void> {
    this.closing = true;
    if (this.retry !== null) clearTimeout(this.retry);
    await this.listener?.end();
    await this.pool.end();
  }
}

function asConflict(error: unknown): unknown {
  const taken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
  return taken ? new Conflict(error.message, { cause: error }) : error;
}
