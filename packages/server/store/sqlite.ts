import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { lockFile } from './file-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { migrations, SQLITE, tooNew } from './migrations.ts';
import { chatOf, entryColumns, entryOf, headOf, personOf, type Row, tableOf, type Value } from './rows.ts';
import { STATEMENTS, type StatementName } from './statements.ts';
import {
  type Change,
  Conflict,
  type LogEntry,
  type Person,
  peopleAt,
  type Store,
  type StoredChat,
  type StoredTable,
  type TableHead,
} from './store.ts';

/** One file, one process, no set-up. */
export class SqliteStore implements Store {
  readonly shared = false;
  private readonly lock: { release(): void };
  private readonly database: DatabaseSync;
  private readonly statements: { readonly [name in StatementName]: StatementSync };
  private readonly group: GroupCommit;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.lock = lockFile(`${file}.lock`);
    this.database = new DatabaseSync(file);
    // A longer log before it is copied back: the same pages are written again and again, and are copied once.
    this.database.exec(
      'PRAGMA wal_autocheckpoint = 4000; PRAGMA busy_timeout = 200; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536',
    );
    this.migrate();
    this.statements = Object.fromEntries(
      Object.entries(STATEMENTS).map(([name, sql]) => [name, this.database.prepare(sql)]),
    ) as unknown as { readonly [name in StatementName]: StatementSync };
    this.group = new GroupCommit({
      begin: () => this.database.exec('BEGIN IMMEDIATE'),
      commit: () => this.database.exec('COMMIT'),
      rollback: () => {
        if (this.database.isTransaction) this.database.exec('ROLLBACK');
      },
    });
  }

  private migrate(): void {
    const steps = migrations(SQLITE);
    const found = (this.database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
    if (found > steps.length) throw new Error(tooNew(found, steps.length));
    for (let number = found; number < steps.length; number++) {
      this.database.exec('BEGIN IMMEDIATE');
      for (const sql of steps[number]) this.database.exec(sql);
      this.database.exec(`PRAGMA user_version = ${number + 1}`);
      this.database.exec('COMMIT');
    }
  }

  private all(name: StatementName, ...values: Value[]): Row[] {
    return this.statements[name].all(...values) as Row[];
  }

  private one(name: StatementName, ...values: Value[]): Row | null {
    return (this.statements[name].get(...values) as Row | undefined) ?? null;
  }

  private run(name: StatementName, ...values: Value[]): number {
    return Number(this.statements[name].run(...values).changes);
  }

  private write(name: StatementName, ...values: Value[]): Promise<void> {
    return this.group.add(() => {
      try {
        this.run(name, ...values);
      } catch (error) {
        throw asConflict(error);
      }
    });
  }

  addPerson({ id, name }: Person): Promise<void> {
    return this.write('addPerson', id, name);
  }

  async person(id: string): Promise<Person | null> {
    const row = this.one('person', id);
    return row === null ? null : personOf(row);
  }

  rename(id: string, name: string): Promise<void> {
    return this.write('rename', name, id);
  }

  async claimAccount(id: string, account: string, passwordHash: string): Promise<boolean> {
    let claimed = false;
    await this.group.add(() => {
      claimed = this.one('personByAccount', account) === null && this.run('claimAccount', account, passwordHash, id) === 1;
    });
    return claimed;
  }

  async personByAccount(account: string): Promise<{ person: Person; passwordHash: string } | null> {
    const row = this.one('personByAccount', account);
    return row === null ? null : { person: personOf(row), passwordHash: row.password_hash as string };
  }

  addSession(tokenHash: string, person: string, at: number): Promise<void> {
    return this.write('addSession', tokenHash, person, at);
  }

  async personOfSession(tokenHash: string): Promise<Person | null> {
    const row = this.one('personOfSession', tokenHash);
    return row === null ? null : personOf(row);
  }

  endSession(tokenHash: string): Promise<void> {
    return this.write('endSession', tokenHash);
  }

  addPack(hash: string, pack: string): Promise<void> {
    return this.write('addPack', hash, pack);
  }

  async pack(hash: string): Promise<string | null> {
    return (this.one('pack', hash)?.pack as string | undefined) ?? null;
  }

  addTable(table: StoredTable): Promise<void> {
    return this.group.add(() => {
      const { id, version, phase, sequence, updatedAt, wakeAt, moment, state, base, frame } = table;
      this.run('addTable', id, version, phase, frame.listed ? 1 : 0, sequence, updatedAt, wakeAt, JSON.stringify(moment), state, base);
      this.run('addFrame', id, JSON.stringify(frame));
      for (const person of peopleAt(frame)) this.run('addPlayer', person, id);
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = this.one('table', id);
    return row === null ? null : tableOf(row);
  }

  commit(change: Change): Promise<void> {
    const { table, version, phase, sequence, updatedAt, wakeAt, state, base, frame, entry } = change;
    const moment = JSON.stringify(change.moment);
    const columns = entry === undefined ? null : entryColumns(entry);
    return this.group.add(() => {
      if (this.run('changeTable', phase, sequence, updatedAt, wakeAt, moment, state, base, table, version) !== 1)
        throw new Conflict(`Table ${table} is not at version ${version} any more`);
      if (columns !== null) this.run('addEntry', table, ...columns);
      if (frame !== undefined) {
        this.run('changeFrame', JSON.stringify(frame), table);
        for (const person of peopleAt(frame)) this.run('addPlayer', person, table);
      }
    });
  }

  async entriesAfter(table: string, after: number): Promise<LogEntry[]> {
    return this.all('entriesAfter', table, after).map(entryOf);
  }

  async entriesBefore(table: string, before: number, limit: number): Promise<LogEntry[]> {
    return this.all('entriesBefore', table, before, limit).map(entryOf);
  }

  async hasEntry(table: string, person: string, clientId: string): Promise<boolean> {
    return this.one('hasEntry', table, person, clientId) !== null;
  }

  addChat(table: string, line: StoredChat): Promise<void> {
    return this.write('addChat', table, line.number, line.person, line.name, line.seat, line.text, line.clientId, line.at);
  }

  async chatAfter(table: string, after: number): Promise<StoredChat[]> {
    return this.all('chatAfter', table, after).map(chatOf);
  }

  async chatTail(table: string, limit: number): Promise<StoredChat[]> {
    return this.all('chatTail', table, limit).map(chatOf).reverse();
  }

  async lobby(since: number, limit: number): Promise<TableHead[]> {
    return [...this.all('lobby', 'gathering', since, limit), ...this.all('lobby', 'playing', since, limit)].map(headOf);
  }

  async tablesOf(person: string, limit: number): Promise<TableHead[]> {
    return this.all('tablesOf', person, limit).map(headOf);
  }

  async due(now: number, limit: number): Promise<string[]> {
    return this.all('due', now, limit).map((row) => row.id as string);
  }

  /** Nobody else can write to this file. */
  onChange(): void {}

  async ping(): Promise<void> {
    this.one('ping');
  }

  async close(): Promise<void> {
    this.group.flush();
    this.database.close();
    this.lock.release();
  }
}

/** The unique key of a log entry or a chat line is taken: somebody else wrote first. */
function asConflict(error: unknown): unknown {
  const taken = error instanceof Error && /UNIQUE constraint failed/.test(error.message);
  return taken ? new Conflict(error.message, { cause: error }) : error;
}
