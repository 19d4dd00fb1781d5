import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Seats } from '#kernel';
import { Batcher } from './batcher.ts';
import { lockFile } from './file-lock.ts';
import { migrations, SQLITE, tooNew } from './migrations.ts';
import { isMove } from './wal.ts';
import {
  chatOf,
  entriesBackwards,
  entriesOf,
  headOf,
  idOf,
  makingOf,
  mustBe,
  numberIn,
  personOf,
  type StoredRow,
  sessionOf,
  tableOf,
  textIn,
  textOrNull,
  type Value,
} from './rows.ts';
import { makeFolder, openFile, prepareAll, refuseEmptyFile, type Statements } from './sqlite-file.ts';
import { type Job, SqliteWriter, type WriteBatch } from './sqlite-write.ts';
import { DROP, OLD, type StatementName } from './statements.ts';
import {
  applyChange,
  type Change,
  Conflict,
  RejectedWrite,
  isOfBots,
  type LogEntry,
  type OldTables,
  type Person,
  peopleAt,
  type Session,
  type Sizes,
  type Statement,
  type Store,
  type StoredChat,
  type StoredTable,
  type TableHead,
} from './store.ts';

const players = (table: string, settings: StoredTable['settings']): Statement[] =>
  peopleAt(settings).map((person) => ['addPlayer', person, table]);

/** Moves are put in their place this often, and sooner when there are many: a kill leaves little to be done at the next start. */
const SETTLE_AFTER = 1000;
const MOST_UNSETTLED = 10_000;

/** One file, one process, no set-up. All that is written in one turn of the event loop shares one sync to the disk. */
export class SqliteStore implements Store {
  readonly shared = false;
  private readonly file: string;
  private readonly lock: { release(): void };
  private readonly database: DatabaseSync;
  private readonly statements: Statements;
  private readonly writer: SqliteWriter;
  private readonly batches: Batcher<Job, number>;
  private settling: NodeJS.Timeout | null = null;
  private trouble: unknown = null;
  private sessionEnded: (tokenHash: string | null) => void = () => {};
  private peopleChange: () => void = () => {};
  private regardChange: (person: string) => void = () => {};

  constructor(file: string) {
    this.file = file;
    makeFolder(dirname(file));
    refuseEmptyFile(file);
    this.lock = lockFile(`${file}.lock`);
    this.database = openFile(file);
    this.migrate();
    this.statements = prepareAll(this.database);
    this.writer = new SqliteWriter(this.database, this.statements);
    this.batches = new Batcher((batch) => this.writeBatch(batch));
  }

  private writeBatch(batch: readonly Job[]) {
    const { journal } = this.writer;
    const written = this.writer.write(batch);
    if (journal.size > MOST_UNSETTLED) this.settle();
    else if (journal.size > 0) this.settling ??= setTimeout(() => this.settle(), SETTLE_AFTER);
    return written;
  }

  private settle(): void {
    if (this.settling !== null) clearTimeout(this.settling);
    this.settling = null;
    try {
      this.writer.settle();
      this.trouble = null;
    } catch (error) {
      // The moves are safe in the write-ahead log, and it is tried again. The health check reports it.
      this.trouble = error;
      this.settling = setTimeout(() => this.settle(), SETTLE_AFTER);
    }
  }

  private migrate(): void {
    const steps = migrations(SQLITE);
    const found = numberIn(mustBe(this.database.prepare('PRAGMA user_version').get() ?? null), 'user_version');
    if (found > steps.length) throw new Error(tooNew(found, steps.length));
    for (let number = found; number < steps.length; number++) {
      this.database.exec('BEGIN IMMEDIATE');
      for (const sql of steps[number]) this.database.exec(sql);
      this.database.exec(`PRAGMA user_version = ${number + 1}`);
      this.database.exec('COMMIT');
    }
  }

  private all(name: StatementName, ...values: Value[]): StoredRow[] {
    return this.statements[name].all(...values);
  }

  private one(name: StatementName, ...values: Value[]): StoredRow | null {
    return this.statements[name].get(...values) ?? null;
  }

  /** Durable when it resolves; answers the rows changed by the first statement. */
  private writeAll(transcript: WriteBatch): Promise<number> {
    return this.batches.add(transcript);
  }

  private async write(...statement: Statement): Promise<void> {
    await this.writeAll({ once: false, statements: [statement] });
  }

  async secret(): Promise<string> {
    return textIn(mustBe(this.one('secret')), 'secret');
  }

  addPerson({ id, name }: Person, at: number): Promise<void> {
    return this.write('addPerson', id, name, at);
  }

  async person(id: string): Promise<Person | null> {
    const row = this.one('person', id);
    return row === null ? null : personOf(row);
  }

  rename(id: string, name: string): Promise<void> {
    return this.write('rename', name, id);
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
    const row = this.one('personByAccount', account);
    return row === null ? null : { person: personOf(row), passwordHash: textOrNull(row, 'password_hash') };
  }

  addSession(tokenHash: string, person: string, at: number, agent: string): Promise<void> {
    return this.write('addSession', tokenHash, person, at, at, agent, at);
  }

  async session(tokenHash: string): Promise<Session | null> {
    const row = this.one('session', tokenHash);
    return row === null ? null : sessionOf(row);
  }

  useSession(tokenHash: string, at: number): Promise<void> {
    return this.write('useSession', at, tokenHash);
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.write('endSession', tokenHash);
    this.sessionEnded(tokenHash);
  }

  onSessionEnd(listener: (tokenHash: string | null) => void): void {
    this.sessionEnded = listener;
  }

  endSessions(before: number): Promise<void> {
    return this.write('endSessions', before);
  }

  addPack(hash: string, pack: string, at: number): Promise<void> {
    return this.write('addPack', hash, pack, at);
  }

  async pack(hash: string): Promise<string | null> {
    const row = this.one('pack', hash);
    return row === null ? null : textIn(row, 'pack');
  }

  async addTable(table: StoredTable, origin?: string, log?: string): Promise<void> {
    const { id, version, phase, sequence, updatedAt, wakeAt, status, state, base, settings } = table;
    const listed = settings.listed ? 1 : 0;
    await this.writeAll({
      once: false,
      statements: [
        [
          'addTable',
          id,
          version,
          phase,
          listed,
          sequence,
          updatedAt,
          wakeAt,
          JSON.stringify(status),
          state,
          base,
          ...makingOf(settings, origin),
        ],
        ['addFrame', id, JSON.stringify(settings)],
        ...players(id, settings),
        ...(log === undefined ? [] : [['addEntries', id, 0, log] as const]),
      ],
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = this.one('table', id);
    const newest = this.writer.journal.newest(id);
    if (row === null) return null;
    return newest === undefined ? tableOf(row) : applyChange(tableOf(row), newest);
  }

  async head(id: string): Promise<TableHead | null> {
    return this.present(this.all('tableHead', id))[0] ?? null;
  }

  async commit(change: Change): Promise<void> {
    try {
      await (isMove(change) ? this.batches.add(change) : this.writeAll(transcriptOf(change)));
    } catch (error) {
      // The file has one writer: a failed write was rolled back.
      throw error instanceof Conflict ? error : new RejectedWrite(String(error), { cause: error });
    }
  }

  async entriesAfter(table: string, after: number): Promise<LogEntry[]> {
    const settled = entriesOf(this.all('entriesFrom', table, table, after));
    return [...settled, ...this.writer.journal.entries(table)].filter(({ sequence }) => sequence > after);
  }

  async entriesBefore(table: string, before: number, limit: number): Promise<LogEntry[]> {
    const rows = this.statements.entriesBefore.iterate(table, before, limit);
    return entriesBackwards(rows, before, limit, this.writer.journal.entries(table));
  }

  async addChat(table: string, line: StoredChat, also: readonly Statement[] = []): Promise<void> {
    const { team, number, person, name, seat, text, clientId, at } = line;
    await this.writeAll({
      once: false,
      statements: [['addChat', table, team, number, person, name, seat, text, clientId, at], ...also],
    });
  }

  async chatAfter(table: string, team: Seats, after: number): Promise<StoredChat[]> {
    return this.all('chatAfter', table, team, after).map(chatOf);
  }

  async chatTail(table: string, team: Seats, limit: number): Promise<StoredChat[]> {
    return this.all('chatTail', table, team, limit).map(chatOf).toReversed();
  }

  async lobby(since: number, limit: number): Promise<TableHead[]> {
    const rows = [...this.all('lobby', 'gathering', since, limit), ...this.all('lobby', 'playing', since, limit)];
    const heads = this.present(rows).map((head, at) => ({ head, place: numberIn(rows[at], 'place') }));
    const inPhase = (phase: TableHead['phase']): TableHead[] =>
      heads
        .filter(({ head }) => head.phase === phase)
        .sort((a, b) => a.place - b.place || b.head.updatedAt - a.head.updatedAt)
        .map(({ head }) => head);
    return [...inPhase('gathering'), ...inPhase('playing')];
  }

  async tablesOf(person: string, limit: number): Promise<TableHead[]> {
    return this.present(this.all('tablesOf', person, limit)).sort((a, b) => b.updatedAt - a.updatedAt);
  }

  /** What is only in the journal included. */
  private present(rows: readonly StoredRow[]): TableHead[] {
    return rows.map(headOf).map((head) => {
      const newest = this.writer.journal.newest(head.id);
      return newest === undefined ? head : { ...head, phase: newest.phase, updatedAt: newest.updatedAt, status: newest.status };
    });
  }

  async due(now: number, limit: number): Promise<string[]> {
    const { journal } = this.writer;
    const settled = this.all('due', now, limit)
      .map(idOf)
      .filter((id) => !journal.tables.has(id));
    for (const [id, { newest }] of journal.tables) if (newest.wakeAt !== null && newest.wakeAt <= now) settled.push(id);
    return settled.slice(0, limit);
  }

  async changedTables(since: number, after: string, limit: number): Promise<TableHead[]> {
    return this.all('changedTables', since, since, after, limit).map(headOf);
  }

  async openTables(by: 'host' | 'origin', whose: string): Promise<number> {
    return numberIn(mustBe(this.one(by === 'host' ? 'openByHost' : 'openByOrigin', whose)), 'open');
  }

  async oldTables(kind: OldTables, before: number, limit: number): Promise<string[]> {
    return this.all(OLD[kind], before, limit).map(idOf);
  }

  async dropTable(id: string, before: number): Promise<boolean> {
    const drop = DROP.map((name): Statement => [name, id]);
    try {
      await this.writeAll({ once: true, table: id, statements: [['claimOld', id, before], ...drop] });
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }

  async dropGuests(before: number, limit: number): Promise<void> {
    await this.writeAll({
      once: false,
      statements: [
        ['dropGuestWays', before, before, limit],
        ['dropGuestWishes', before, before, limit],
        ['dropGuestHolidays', before, before, limit],
        ['dropGuestNotes', before, before, limit],
        ['dropGuestAversions', before, before, limit],
        ['dropGuestInvitations', before, before, limit],
        ['dropGuestCalendars', before, before, limit],
        ['dropGuestSessions', before, before, limit],
        ['dropGuests', before, before, limit],
      ],
    });
  }

  dropPacks(before: number): Promise<void> {
    return this.write('dropPacks', before);
  }

  async rows(name: StatementName, ...values: Value[]): Promise<StoredRow[]> {
    return this.all(name, ...values);
  }

  change(...statements: readonly Statement[]): Promise<number> {
    return this.writeAll({ once: false, statements });
  }

  async changeIf(first: Statement, ...others: readonly Statement[]): Promise<boolean> {
    return (await this.writeAll({ once: false, guarded: true, statements: [first, ...others] })) > 0;
  }

  async peopleChanged(): Promise<void> {
    this.peopleChange();
  }

  onPeopleChange(listener: () => void): void {
    this.peopleChange = listener;
  }

  async blockListChanged(person: string): Promise<void> {
    this.regardChange(person);
  }

  onBlockListChange(listener: (person: string | null) => void): void {
    this.regardChange = listener;
  }

  /** The file has one writer. */
  onChange(): void {}

  async ping(): Promise<void> {
    this.one('ping');
    if (this.trouble !== null) throw new Error('The journal cannot be settled', { cause: this.trouble });
  }

  condition(): null {
    return null;
  }

  sizes(): Sizes {
    const { bavail, bsize } = statfsSync(dirname(this.file));
    const of = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    return { journal: this.writer.journal.size, wal: of(`${this.file}-wal`), file: of(this.file), free: bavail * bsize };
  }

  async close(): Promise<void> {
    this.batches.run();
    this.settle();
    if (this.settling !== null) clearTimeout(this.settling);
    this.database.close();
    this.lock.release();
  }
}

/** A change that is more than a move. */
function transcriptOf(change: Change): WriteBatch {
  const { table, version, phase, sequence, updatedAt, wakeAt, status, state, base, settings: frame, entry } = change;
  const statements: Statement[] = [
    ['changeTable', phase, sequence, updatedAt, wakeAt, JSON.stringify(status), state, base, table, version],
  ];
  if (entry !== undefined) statements.push(['addEntries', table, entry.sequence, JSON.stringify([entry])]);
  if (frame !== undefined)
    statements.push(
      ['changeFrame', JSON.stringify(frame), table],
      ['changeHost', frame.host, isOfBots(frame) ? 1 : 0, table],
      ...players(table, frame),
    );
  return { once: true, table, statements };
}
