import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { lockFile } from '../store/file-lock.ts';
import { type WalMove, moveOf } from '../store/wal.ts';
import { MigrationError } from './migrate.ts';
import { type DataCell, keyOf, DATA_TABLE_NAMES, type DataTable, type DataSource } from './data-tables.ts';

/** Waits this long for a file that is just being put in order at the start. */
const PATIENCE = 'PRAGMA busy_timeout = 5000';

/** The moves of one table that are durable and not yet in their place. */
interface Unsettled {
  newest: WalMove;
  readonly first: number;
  readonly entries: WalMove['entry'][];
}

const cell = (value: unknown): DataCell => {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new Error(`A field that is neither text nor number: ${typeof value}`);
};

/**
 * A SQLite file at one moment. The server may go on writing: in WAL neither waits for the other. What it has in its journal is read as if it were in
 * its place.
 */
export class SqliteSource implements DataSource {
  readonly schema: number;
  readonly shelves: readonly DataTable[];
  private readonly database: DatabaseSync;
  private readonly lock: { release(): void } | null;
  private readonly unsettled: ReadonlyMap<string, Unsettled>;

  /** `alone`: no other process may have it open. */
  constructor(file: string, alone = false) {
    if (!existsSync(file)) throw new MigrationError(`There is no database ${file}`);
    this.lock = alone ? lockFile(`${file}.lock`) : null;
    this.database = new DatabaseSync(file, { readOnly: true });
    this.database.exec(PATIENCE);
    // From here on it is one moment, however long it takes to read it.
    this.database.exec('BEGIN');
    this.schema = Number(this.database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (this.schema === 0) throw new MigrationError(`${file} is not a database of Red Book`);
    this.unsettled = this.readJournal();
    this.shelves = DATA_TABLE_NAMES.flatMap((name) => {
      const columns = this.database.prepare('SELECT name FROM pragma_table_info(?) ORDER BY name').all(name);
      if (columns.length === 0) return [];
      const count = Number(this.database.prepare(`SELECT COUNT(*) AS rows FROM ${name}`).get()?.rows);
      return [{ name, columns: columns.map((each) => String(each.name)), rows: count + (name === 'log' ? this.unsettled.size : 0) }];
    });
  }

  /** Lines that were put in their place may still stand there: only what follows the table as it is counts. */
  private readJournal(): Map<string, Unsettled> {
    const head = this.database.prepare('SELECT version, sequence FROM tables WHERE id = ?');
    const found = new Map<string, Unsettled>();
    for (const { lines } of this.database.prepare('SELECT lines FROM journal ORDER BY id').iterate())
      for (const line of String(lines).split('\n')) {
        const move = moveOf(line);
        const known = found.get(move.table);
        const before = known === undefined ? head.get(move.table) : { version: known.newest.version + 1, sequence: known.newest.sequence };
        if (before?.version !== move.version || before.sequence !== move.sequence - 1) continue;
        if (known === undefined) found.set(move.table, { newest: move, first: move.sequence, entries: [move.entry] });
        else {
          known.newest = move;
          known.entries.push(move.entry);
        }
      }
    return found;
  }

  async *rows(shelf: DataTable, of?: string): AsyncGenerator<readonly DataCell[]> {
    const { name, columns } = shelf;
    const key = keyOf(shelf);
    const which = of === undefined ? '' : ` WHERE ${key[0]} = ?`;
    const read = this.database.prepare(`SELECT ${columns.join(', ')} FROM ${name}${which} ORDER BY ${key.join(', ')}`);
    const settled = of === undefined ? read.iterate() : read.iterate(of);
    if (name === 'log') yield* this.log(columns, settled, of);
    else for (const row of settled) yield columns.map((column) => cell(name === 'tables' ? this.present(row, column) : row[column]));
  }

  /** A field of a table with the moves of the journal made. */
  private present(row: { readonly [column: string]: unknown }, column: string): unknown {
    const newest = this.unsettled.get(String(row.id))?.newest;
    if (newest === undefined) return row[column];
    const { version, phase, sequence, updatedAt, wakeAt, status, state, base } = newest;
    const fields: { readonly [name: string]: DataCell } = {
      version: version + 1,
      phase,
      sequence,
      updated_at: updatedAt,
      wake_at: wakeAt,
      moment: JSON.stringify(status),
      state,
      base,
    };
    return Object.hasOwn(fields, column) ? fields[column] : row[column];
  }

  /** The log with what is in the journal after the last row of each table. */
  private *log(
    columns: readonly string[],
    settled: Iterable<{ readonly [column: string]: unknown }>,
    of: string | undefined,
  ): Generator<readonly DataCell[]> {
    const waiting = [...this.unsettled].filter(([table]) => of === undefined || table === of).sort(([a], [b]) => compareBytes(a, b));
    let next = 0;
    const before = function* (table: string | null): Generator<readonly DataCell[]> {
      for (; next < waiting.length; next++) {
        const [id, { first, entries }] = waiting[next];
        if (table !== null && compareBytes(id, table) >= 0) return;
        const fields: { readonly [name: string]: DataCell } = { table_id: id, sequence: first, entries: JSON.stringify(entries) };
        yield columns.map((column) => fields[column] ?? null);
      }
    };
    for (const row of settled) {
      yield* before(String(row.table_id));
      yield columns.map((column) => cell(row[column]));
    }
    yield* before(null);
  }

  async close(): Promise<void> {
    this.database.close();
    this.lock?.release();
  }
}

/** As both databases put text in order here: by the bytes of its letters. */
const compareBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
