import { createWriteStream, existsSync, rmSync, type WriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { z } from 'zod';
import { MigrationError } from './migrate.ts';
import { Sealer } from './sealed-file.ts';
import { FileSource, FOOT, HEAD } from './file-source.ts';
import { DigestBuilder } from './digest.ts';
import type { DataCell, DataTable, DataTableName, DataSource, DataTarget } from './data-tables.ts';

/** Readable by its owner only: a backup has everything that the database has. */
const OWN = 0o600;

/** A backup file: one JSON document a line, compressed. It has its name only when it is whole. */
export class FileTarget implements DataTarget {
  private readonly file: string;
  private readonly part: string;
  private readonly key: string | undefined;
  private readonly zip: Gzip = createGzip();
  private readonly out: WriteStream;
  private readonly prints = new Map<DataTableName, DigestBuilder>();
  private done = false;

  /** `key`: the passphrase with which it is encrypted. */
  constructor(file: string, key?: string) {
    if (existsSync(file)) throw new MigrationError(`${file} is there already; name another file`);
    this.file = file;
    this.part = `${file}.part`;
    this.out = createWriteStream(this.part, { mode: OWN });
    this.out.on('error', (error) => this.zip.destroy(error));
    this.zip.on('error', () => {});
    this.key = key;
    if (key === undefined) this.zip.pipe(this.out);
    else this.zip.pipe(new Sealer(key)).pipe(this.out);
  }

  async begin(schema: number, shelves: readonly DataTable[]): Promise<void> {
    const head: z.infer<typeof HEAD> = {
      format: 'redbook-backup',
      formatVersion: 1,
      schema,
      madeAt: new Date().toISOString(),
      shelves: shelves.map(({ name, columns, rows }) => ({ name, columns: [...columns], rows })),
    };
    for (const { name } of shelves) this.prints.set(name, new DigestBuilder(name));
    await this.write(head);
  }

  async add({ name }: DataTable, rows: readonly (readonly DataCell[])[]): Promise<void> {
    for (const row of rows) {
      this.prints.get(name)?.add(row);
      await this.write(row);
    }
  }

  async back(): Promise<DataSource> {
    const foot: z.infer<typeof FOOT> = { prints: [...this.prints.values()].map((printing) => printing.done()) };
    await this.write(foot);
    this.zip.end();
    await finished(this.out).catch(whyNot(this.file));
    await sync(this.part);
    return FileSource.open(this.part, this.key);
  }

  async finish(): Promise<void> {
    await rename(this.part, this.file);
    this.done = true;
    await sync(dirname(this.file));
  }

  async close(): Promise<void> {
    if (this.done) return;
    this.zip.destroy();
    this.out.destroy();
    rmSync(this.part, { force: true });
  }

  /** Not faster than the disk takes it. */
  private async write(line: unknown): Promise<void> {
    if (this.zip.destroyed) throw new MigrationError(`${this.file} cannot be written: ${this.zip.errored?.message ?? 'it was closed'}`);
    if (this.zip.write(`${JSON.stringify(line)}\n`)) return;
    await new Promise<void>((resolve) => {
      this.zip.once('drain', resolve);
      this.zip.once('close', resolve);
    });
  }
}

const whyNot =
  (file: string) =>
  (error: Error): never => {
    throw new MigrationError(`${file} cannot be written: ${error.message}`);
  };

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
