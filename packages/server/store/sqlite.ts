import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Batcher } from './batcher.ts';
import { lockFile } from './file-lock.ts';
import { migrations, SQLITE, tooNew } from './migrations.ts';
import { chatOf, entryColumns, entryOf, headOf, personOf, type Row, tableOf, type Value } from './rows.ts';
import { openFile, prepareAll, type Statements } from './sqlite-file.ts';
import { makeWriter, type Outcome, type Transcript } from './sqlite-write.ts';
import type { StatementName } from './statements.ts';
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

type Statement = readonly [StatementName, ...Value[]];

const players = (table: string, frame: StoredTable['frame']): Statement[] => peopleAt(frame).map((person) => ['addPlayer', person, table]);

/** One file, one process, no set-up. All that is written in one turn of the event loop shares one sync to the disk. */
export class SqliteStore implements Store {
  readonly shared = false;
  private readonly lock: { release(): void };
  private readonly database: DatabaseSync;
  private readonly statements: Statements;
  private readonly batches: Batcher<Transcript, Outcome>;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.lock = lockFile(`${file}.lock`);
    this.database = openFile(file);
    this.migrate();
    this.statements = prepareAll(this.database);
    const write = makeWriter(this.database, this.statements);
    this.batches = new Batcher(async (batch) => write(batch));
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
    return this.statements[name].all(...values);
  }

  private one(name: StatementName, ...values: Value[]): Row | null {
    return (this.statements[name].get(...values) as Row | undefined) ?? null;
  }

  /** Durable when it resolves; answers the rows changed by the first statement. */
  private async writeAll(transcript: Transcript): Promise<number> {
    const outcome = await this.batches.add(transcript);
    if ('rows' in outcome) return outcome.rows;
    if ('conflict' in outcome) throw new Conflict(outcome.conflict);
    throw new Error(`The database did not take it: ${outcome.failure}`);
  }

  private async write(...statement: Statement): Promise<void> {
    await this.writeAll({ once: false, statements: [statement] });
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
    try {
      return (await this.writeAll({ once: false, statements: [['claimAccount', account, passwordHash, id]] })) === 1;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
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

  async addTable(table: StoredTable): Promise<void> {
    const { id, version, phase, sequence, updatedAt, wakeAt, moment, state, base, frame } = table;
    const listed = frame.listed ? 1 : 0;
    await this.writeAll({
      once: false,
      statements: [
        ['addTable', id, version, phase, listed, sequence, updatedAt, wakeAt, JSON.stringify(moment), state, base],
        ['addFrame', id, JSON.stringify(frame)],
        ...players(id, frame),
      ],
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = this.one('table', id);
    return row === null ? null : tableOf(row);
  }

  async commit(change: Change): Promise<void> {
    const { table, version, phase, sequence, updatedAt, wakeAt, state, base, frame, entry } = change;
    const statements: Statement[] = [
      ['changeTable', phase, sequence, updatedAt, wakeAt, JSON.stringify(change.moment), state, base, table, version],
    ];
    if (entry !== undefined) statements.push(['addEntry', table, ...entryColumns(entry)]);
    if (frame !== undefined) statements.push(['changeFrame', JSON.stringify(frame), table], ...players(table, frame));
    await this.writeAll({ once: true, statements });
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
    return this.all('chatTail', table, limit).map(chatOf).toReversed();
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
    await this.batches.settled();
    this.database.close();
    this.lock.release();
  }
}
