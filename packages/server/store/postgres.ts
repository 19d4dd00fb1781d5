import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Seats } from '#kernel';
import { isMove } from './wal.ts';
import { failure, writeFailure } from './postgres/failures.ts';
import { openNotifyConnection } from './postgres/notify-connection.ts';
import { type ChangeHandlers, ChangeListener } from './postgres/change-listener.ts';
import { openPool } from './postgres/pool.ts';
import { migrate } from './postgres/schema.ts';
import { MoveWriter } from './postgres/moves.ts';
import { Reads } from './postgres/reads.ts';
import { CHANNEL, PEOPLE_CHANGED, PREPARED, REGARD_CHANGED, SESSION_ENDED } from './postgres/sql.ts';
import {
  chatOf,
  entriesBackwards,
  headOf,
  idOf,
  makingOf,
  mustBe,
  numberIn,
  personOf,
  type StoredRow,
  sessionOf,
  textIn,
  textOrNull,
  type Value,
} from './rows.ts';
import { DROP, OLD, type StatementName } from './statements.ts';
import {
  type Change,
  type Condition,
  Conflict,
  isOfBots,
  type LogEntry,
  type OldTables,
  type Person,
  peopleAt,
  type Session,
  type Statement,
  type Store,
  type StoreWatch,
  type StoredChat,
  type StoredTable,
  type TableHead,
  UnknownCommitError,
} from './store.ts';

/** Several nodes on one database. */
export class PostgresStore implements Store {
  readonly shared = true;
  private readonly pool: pg.Pool;
  private readonly listener: ChangeListener;
  private readonly moves: MoveWriter;
  private readonly reads: Reads;
  /** So that a node does not answer its own notifications. */
  private readonly node = randomBytes(6).toString('hex');
  private changed: (table: string | null) => void = () => {};
  private sessionEnded: (tokenHash: string | null) => void = () => {};
  private peopleChange: () => void = () => {};
  private regardChange: (person: string | null) => void = () => {};

  private constructor(url: string, connections: number, watch: StoreWatch, heartbeat: number | undefined) {
    this.pool = openPool(url, connections, (error) => watch.trouble(error, 'connection'));
    this.moves = new MoveWriter(this.pool, this.node);
    this.reads = new Reads(this.pool);
    const handlers: ChangeHandlers = {
      heard: (payload) => {
        const [node, table, session] = payload.split(' ');
        if (node === this.node || table === undefined) return;
        if (table === PEOPLE_CHANGED) this.peopleChange();
        else if (table === REGARD_CHANGED && session !== undefined) this.regardChange(session);
        else if (table === SESSION_ENDED && session !== undefined) this.sessionEnded(session);
        else this.changed(table);
      },
      trouble: (why) => watch.trouble(why, 'listener'),
      mended: () => {
        watch.mended();
        // Whatever was said in between is lost.
        this.changed(null);
        this.sessionEnded(null);
        this.peopleChange();
        this.regardChange(null);
      },
    };
    this.listener = new ChangeListener((connection) => openNotifyConnection(url, this.node, connection), handlers, heartbeat);
  }

  /** `heartbeat`: milliseconds between two of the connection that listens. */
  static async open(url: string, watch: StoreWatch, heartbeat?: number, connections = 8): Promise<PostgresStore> {
    await migrate(url);
    const store = new PostgresStore(url, connections, watch, heartbeat);
    try {
      await store.listener.open();
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  private async transaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw failure(error);
    }
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
    } catch (error) {
      const why = writeFailure(error);
      // A connection that did not answer is not used again.
      if (why instanceof UnknownCommitError) broken = why;
      else
        await client.query('ROLLBACK').catch((failed: Error) => {
          broken = failed;
        });
      throw why;
    } finally {
      client.release(broken);
    }
  }

  private async query(name: StatementName, values: Value[]): Promise<pg.QueryResult<StoredRow>> {
    try {
      return await this.pool.query<StoredRow>({ name, text: PREPARED[name], values });
    } catch (error) {
      throw failure(error);
    }
  }

  private async all(name: StatementName, ...values: Value[]): Promise<StoredRow[]> {
    return (await this.query(name, values)).rows;
  }

  private async one(name: StatementName, ...values: Value[]): Promise<StoredRow | null> {
    return (await this.all(name, ...values))[0] ?? null;
  }

  private async run(name: StatementName, ...values: Value[]): Promise<number> {
    return (await this.query(name, values)).rowCount ?? 0;
  }

  private news(table: string): string {
    return `${this.node} ${table}`;
  }

  async secret(): Promise<string> {
    return textIn(mustBe(await this.one('secret')), 'secret');
  }

  async addPerson({ id, name }: Person, at: number): Promise<void> {
    await this.run('addPerson', id, name, at);
  }

  async person(id: string): Promise<Person | null> {
    const row = await this.one('person', id);
    return row === null ? null : personOf(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.run('rename', name, id);
  }

  async claimAccount(id: string, account: string, passwordHash: string | null, also: readonly Statement[] = []): Promise<boolean> {
    try {
      return (await this.change(['claimAccount', account, passwordHash, id], ...also)) === 1;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  async personByAccount(account: string): Promise<{ person: Person; passwordHash: string | null } | null> {
    const row = await this.one('personByAccount', account);
    return row === null ? null : { person: personOf(row), passwordHash: textOrNull(row, 'password_hash') };
  }

  async addSession(tokenHash: string, person: string, at: number, agent: string): Promise<void> {
    await this.run('addSession', tokenHash, person, at, at, agent, at);
  }

  async session(tokenHash: string): Promise<Session | null> {
    const row = await this.one('session', tokenHash);
    return row === null ? null : sessionOf(row);
  }

  async useSession(tokenHash: string, at: number): Promise<void> {
    await this.run('useSession', at, tokenHash);
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.transaction(async (client) => {
      await client.query({ name: 'endSession', text: PREPARED.endSession, values: [tokenHash] });
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.news(SESSION_ENDED)} ${tokenHash}`]);
    });
    this.sessionEnded(tokenHash);
  }

  onSessionEnd(listener: (tokenHash: string | null) => void): void {
    this.sessionEnded = listener;
  }

  async endSessions(before: number): Promise<void> {
    await this.run('endSessions', before);
  }

  async addPack(hash: string, pack: string, at: number): Promise<void> {
    await this.run('addPack', hash, pack, at);
  }

  async pack(hash: string): Promise<string | null> {
    const row = await this.one('pack', hash);
    return row === null ? null : textIn(row, 'pack');
  }

  addTable(table: StoredTable, origin?: string, log?: string): Promise<void> {
    const { id, version, phase, sequence, updatedAt, wakeAt, status, state, base, settings } = table;
    return this.transaction(async (client) => {
      const run = (name: StatementName, ...values: Value[]) => client.query({ name, text: PREPARED[name], values });
      const row = [id, version, phase, settings.listed ? 1 : 0, sequence, updatedAt, wakeAt, JSON.stringify(status), state, base];
      await run('addTable', ...row, ...makingOf(settings, origin));
      await run('addFrame', id, JSON.stringify(settings));
      for (const person of peopleAt(settings)) await run('addPlayer', person, id);
      if (log !== undefined) await run('addEntries', id, 0, log);
    });
  }

  table(id: string): Promise<StoredTable | null> {
    return this.reads.table(id);
  }

  async head(id: string): Promise<TableHead | null> {
    const row = await this.one('tableHead', id);
    return row === null ? null : headOf(row);
  }

  async commit(change: Change): Promise<void> {
    if (isMove(change)) return this.moves.write(change);
    const { table, version, phase, sequence, updatedAt, wakeAt, state, base, settings: frame, entry } = change;
    const head = [phase, sequence, updatedAt, wakeAt, JSON.stringify(change.status), state, base, table, version];
    await this.transaction(async (client) => {
      const run = async (name: StatementName, ...values: Value[]) => (await client.query({ name, text: PREPARED[name], values })).rowCount;
      if ((await run('changeTable', ...head)) !== 1) throw new Conflict(`Table ${table} is not at version ${version} any more`);
      if (entry !== undefined) await run('addEntries', table, entry.sequence, JSON.stringify([entry]));
      if (frame !== undefined) {
        await run('changeFrame', JSON.stringify(frame), table);
        await run('changeHost', frame.host, isOfBots(frame) ? 1 : 0, table);
        for (const person of peopleAt(frame)) await run('addPlayer', person, table);
      }
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.news(table)]);
    });
  }

  entriesAfter(table: string, after: number): Promise<LogEntry[]> {
    return this.reads.entriesAfter(table, after);
  }

  async entriesBefore(table: string, before: number, limit: number): Promise<LogEntry[]> {
    return entriesBackwards(await this.all('entriesBefore', table, before, limit), before, limit);
  }

  addChat(table: string, line: StoredChat, also: readonly Statement[] = []): Promise<void> {
    return this.transaction(async (client) => {
      const { team, number, person, name, seat, text, clientId, at } = line;
      const values = [table, team, number, person, name, seat, text, clientId, at];
      await client.query({ name: 'addChat', text: PREPARED.addChat, values });
      for (const [name, ...rest] of also) await client.query({ name, text: PREPARED[name], values: rest });
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.news(table)]);
    });
  }

  chatAfter(table: string, team: Seats, after: number): Promise<StoredChat[]> {
    return this.reads.chatAfter(table, team, after);
  }

  async chatTail(table: string, team: Seats, limit: number): Promise<StoredChat[]> {
    return (await this.all('chatTail', table, team, limit)).map(chatOf).toReversed();
  }

  async lobby(since: number, limit: number): Promise<TableHead[]> {
    const gathering = await this.all('lobby', 'gathering', since, limit);
    return [...gathering, ...(await this.all('lobby', 'playing', since, limit))].map(headOf);
  }

  async tablesOf(person: string, limit: number): Promise<TableHead[]> {
    return (await this.all('tablesOf', person, limit)).map(headOf);
  }

  async due(now: number, limit: number): Promise<string[]> {
    return (await this.all('due', now, limit)).map(idOf);
  }

  async changedTables(since: number, after: string, limit: number): Promise<TableHead[]> {
    return (await this.all('changedTables', since, since, after, limit)).map(headOf);
  }

  async openTables(by: 'host' | 'origin', whose: string): Promise<number> {
    return numberIn(mustBe(await this.one(by === 'host' ? 'openByHost' : 'openByOrigin', whose)), 'open');
  }

  async oldTables(kind: OldTables, before: number, limit: number): Promise<string[]> {
    return (await this.all(OLD[kind], before, limit)).map(idOf);
  }

  async dropTable(id: string, before: number): Promise<boolean> {
    let dropped = false;
    await this.transaction(async (client) => {
      const run = async (name: StatementName, ...values: Value[]) => (await client.query({ name, text: PREPARED[name], values })).rowCount;
      dropped = (await run('claimOld', id, before)) === 1;
      if (dropped) for (const name of DROP) await run(name, id);
    });
    return dropped;
  }

  dropGuests(before: number, limit: number): Promise<void> {
    return this.transaction(async (client) => {
      for (const name of [
        'dropGuestWays',
        'dropGuestWishes',
        'dropGuestHolidays',
        'dropGuestNotes',
        'dropGuestAversions',
        'dropGuestInvitations',
        'dropGuestCalendars',
        'dropGuestSessions',
        'dropGuests',
      ] as const)
        await client.query({ name, text: PREPARED[name], values: [before, before, limit] });
    });
  }

  async dropPacks(before: number): Promise<void> {
    await this.run('dropPacks', before);
  }

  rows(name: StatementName, ...values: Value[]): Promise<StoredRow[]> {
    return this.all(name, ...values);
  }

  change(...statements: readonly Statement[]): Promise<number> {
    return this.together(statements, false);
  }

  async changeIf(first: Statement, ...others: readonly Statement[]): Promise<boolean> {
    return (await this.together([first, ...others], true)) > 0;
  }

  /** Answers how many rows the first of them changed; `guarded`: where it changes none, the others are left out. */
  private async together(statements: readonly Statement[], guarded: boolean): Promise<number> {
    let first: number | null = null;
    await this.transaction(async (client) => {
      for (const [name, ...values] of statements) {
        const { rowCount } = await client.query({ name, text: PREPARED[name], values });
        first ??= rowCount ?? 0;
        if (guarded && first === 0) break;
      }
    });
    return first ?? 0;
  }

  async peopleChanged(): Promise<void> {
    this.peopleChange();
    try {
      await this.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, this.news(PEOPLE_CHANGED)]);
    } catch (error) {
      throw failure(error);
    }
  }

  onPeopleChange(listener: () => void): void {
    this.peopleChange = listener;
  }

  async blockListChanged(person: string): Promise<void> {
    this.regardChange(person);
    try {
      await this.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.news(REGARD_CHANGED)} ${person}`]);
    } catch (error) {
      throw failure(error);
    }
  }

  onBlockListChange(listener: (person: string | null) => void): void {
    this.regardChange = listener;
  }

  onChange(listener: (table: string | null) => void): void {
    this.changed = listener;
  }

  async ping(): Promise<void> {
    if (!this.listener.listening) throw new Error('What other nodes change is not heard');
    await this.one('ping');
  }

  condition(): Condition {
    const { totalCount, idleCount, waitingCount } = this.pool;
    const { listening, heartbeatAge } = this.listener;
    return { listening, heartbeatAge, connections: { open: totalCount, idle: idleCount }, waiting: waitingCount };
  }

  sizes(): null {
    return null;
  }

  async close(): Promise<void> {
    this.listener.close();
    await this.pool.end();
  }
}
