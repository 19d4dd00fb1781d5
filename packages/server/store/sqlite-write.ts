import { messageOf } from '#kernel';
import type { DatabaseSync } from 'node:sqlite';
import { commitGroup, type Write, type WriteResult } from './group-commit.ts';
import { Wal, lineOf, type WalMove, moveOf, type WalEntry } from './wal.ts';
import { textIn } from './rows.ts';
import type { Statements } from './sqlite-file.ts';
import { Conflict, type Statement } from './store.ts';

/** Statements with their values. The first one must change exactly one row if `once`; otherwise nothing of it is written. */
export interface WriteBatch {
  readonly once: boolean;
  /** Where the first one changes nothing, the others are left out. */
  readonly guarded?: true;
  /** The table that is changed: its moves in the journal are put in their place first. */
  readonly table?: string;
  readonly statements: readonly Statement[];
}

export type Job = WriteBatch | WalMove;

const isTranscript = (job: Job): job is WriteBatch => 'statements' in job;

/**
 * Writes batches, each with one sync to the disk. Moves go into the journal, all moves of a batch as one row: however many tables they are
 * from, that is one dense piece of the file. Later they are settled, table by table, into the log and the tables. Written in their place at once, a move takes
 * the server 7 to 13 % more of the processor ("Layers" in docs/benchmarks.md).
 */
export class SqliteWriter {
  readonly journal = new Wal();
  private readonly prepared: Statements;
  private readonly transactions;

  constructor(database: DatabaseSync, prepared: Statements) {
    this.prepared = prepared;
    this.transactions = {
      begin: () => database.exec('BEGIN IMMEDIATE'),
      commit: () => database.exec('COMMIT'),
      rollback: () => {
        if (database.isTransaction) database.exec('ROLLBACK');
      },
    };
    this.recover();
  }

  /** What became of each job: the rows its first statement changed, or why nothing of it was written. */
  write(batch: readonly Job[]): WriteResult[] {
    const transcripts = batch.filter(isTranscript);
    const changed = new Set(transcripts.map(({ table }) => table));
    const admitted = new Map<string, WalMove>();
    const entries: string[] = [];
    const lines: string[] = [];
    for (const move of batch)
      if (!isTranscript(move) && !changed.has(move.table) && !admitted.has(move.table) && this.fits(move)) {
        const entry = JSON.stringify(move.entry);
        admitted.set(move.table, move);
        entries.push(entry);
        lines.push(lineOf(move, entry));
      }
    const writes: Write[] = transcripts.map((transcript) => () => this.run(transcript));
    if (lines.length > 0) writes.push(() => Number(this.prepared.addLines.run(lines.join('\n')).changes));
    const written = commitGroup(this.transactions, writes);

    const journal = written[transcripts.length];
    if (journal?.ok) for (const [place, move] of [...admitted.values()].entries()) this.journal.add(move, entries[place]);
    let next = 0;
    return batch.map((job) => {
      if (!isTranscript(job)) return admitted.get(job.table) === job ? journal : { ok: false, error: lost(job.table, job.version) };
      const outcome = written[next++];
      if (outcome.ok && job.table !== undefined) this.journal.settled(job.table);
      return outcome.ok ? outcome : { ok: false, error: asConflict(outcome.error) };
    });
  }

  /** Puts all moves of the journal in their place. */
  settle(): void {
    if (this.journal.size === 0) return;
    const { begin, commit, rollback } = this.transactions;
    begin();
    try {
      for (const [table, unsettled] of this.journal.tables) this.place(table, unsettled);
      this.prepared.clearLines.run();
      commit();
    } catch (error) {
      rollback();
      throw error;
    }
    for (const table of [...this.journal.tables.keys()]) this.journal.settled(table);
  }

  /** The moves of a server that was killed before it could settle them. */
  private recover(): void {
    for (const row of this.prepared.lines.all())
      for (const line of textIn(row, 'lines').split('\n')) {
        const move = moveOf(line);
        if (this.fits(move)) this.journal.add(move, JSON.stringify(move.entry));
      }
    this.settle();
  }

  private fits({ table, version, sequence }: WalMove): boolean {
    const newest = this.journal.newest(table);
    if (newest !== undefined) return newest.version + 1 === version && newest.sequence + 1 === sequence;
    const row = this.prepared.head.get(table);
    return row !== undefined && row.version === version && row.sequence === sequence - 1;
  }

  private run({ once, guarded, table, statements }: WriteBatch): number {
    const unsettled = table === undefined ? undefined : this.journal.tables.get(table);
    if (table !== undefined && unsettled !== undefined) this.place(table, unsettled);
    let rows = 0;
    for (const [place, [name, ...values]] of statements.entries()) {
      const changes = Number(this.prepared[name].run(...values).changes);
      if (place > 0) continue;
      rows = changes;
      if (once && changes !== 1) throw new Conflict(`Table ${table} was changed by somebody else`);
      if (guarded && changes === 0) break;
    }
    return rows;
  }

  private place(table: string, { newest, first, entries }: WalEntry): void {
    const { version, phase, sequence, updatedAt, wakeAt, status, state, base } = newest;
    this.prepared.settleTable.run(version + 1, phase, sequence, updatedAt, wakeAt, JSON.stringify(status), state, base, table);
    this.prepared.addEntries.run(table, first, `[${entries.join(',')}]`);
  }
}

const lost = (table: string, version: number): Conflict => new Conflict(`Table ${table} is not at version ${version} any more`);

/** The unique key of a log entry or a chat line is taken: another writer was first. */
function asConflict(error: unknown): unknown {
  if (error instanceof Conflict) return error;
  const message = messageOf(error);
  return /UNIQUE constraint failed/.test(message) ? new Conflict(message) : new Error(`The database did not take it: ${message}`);
}
