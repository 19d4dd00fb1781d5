import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockFile } from '../store/file-lock.ts';
import { migrations, SQLITE, tooNew } from '../store/migrations.ts';
import { makeFile, makeFolder } from '../store/sqlite-file.ts';
import { MigrationError } from './migrate.ts';
import type { DataCell, DataTable, DataSource, DataTarget } from './data-tables.ts';
import { SqliteSource } from './sqlite-source.ts';

/** A SQLite file that is made beside its place and put there when it is whole. */
export class SqliteTarget implements DataTarget {
  private readonly file: string;
  private readonly part: string;
  private readonly lock: { release(): void };
  private database: DatabaseSync | null = null;
  private schema = 0;

  /** `replace`: what is there already is moved aside. */
  constructor(file: string, replace: boolean) {
    this.file = file;
    this.part = `${file}.part`;
    makeFolder(dirname(file));
    this.lock = lockFile(`${file}.lock`);
    if (!replace && existsSync(file) && !isBare(file)) {
      this.lock.release();
      throw new MigrationError(`${file} holds games already; give --replace to move it aside, or name another folder`);
    }
  }

  async begin(schema: number, shelves: readonly DataTable[]): Promise<void> {
    const steps = migrations(SQLITE);
    if (schema > steps.length) throw new MigrationError(tooNew(schema, steps.length));
    this.schema = schema;
    // What an interrupted try has left.
    rmSync(this.part, { force: true });
    rmSync(`${this.part}-journal`, { force: true });
    makeFile(this.part);
    const database = new DatabaseSync(this.part);
    this.database = database;
    // It is worth nothing before it is whole, and is brought to the disk as a whole.
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN');
    for (const step of steps.slice(0, schema)) for (const sql of step) database.exec(sql);
    if (shelves.some(({ name }) => name === 'house')) database.exec('DELETE FROM house');
    database.exec(`PRAGMA user_version = ${schema}`);
  }

  async add({ name, columns }: DataTable, rows: readonly (readonly DataCell[])[]): Promise<void> {
    const insert = this.opened.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...row);
  }

  async back(): Promise<DataSource> {
    this.opened.exec('COMMIT');
    return new SqliteSource(this.part);
  }

  async finish(): Promise<void> {
    const { opened: database, file, part } = this;
    const steps = migrations(SQLITE);
    database.exec('BEGIN');
    for (const step of steps.slice(this.schema)) for (const sql of step) database.exec(sql);
    database.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
    database.close();
    this.database = null;
    sync(part);
    if (existsSync(file)) renameSync(file, `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`);
    renameSync(part, file);
    sync(dirname(file));
  }

  async close(): Promise<void> {
    if (this.database !== null) {
      this.database.close();
      rmSync(this.part, { force: true });
    }
    this.database = null;
    this.lock.release();
  }

  private get opened(): DatabaseSync {
    if (this.database === null) throw new Error('The file has not been begun');
    return this.database;
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Whether the database is empty. Opening and closing it also leaves nothing beside it. */
function isBare(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'people'").get();
    return known === undefined ? Number(database.prepare('SELECT COUNT(*) AS n FROM sqlite_master').get()?.n) === 0 : empty(database);
  } finally {
    database.close();
  }
}

const empty = (database: DatabaseSync): boolean =>
  database.prepare('SELECT 1 FROM people UNION ALL SELECT 1 FROM tables LIMIT 1').get() === undefined;
