import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { MigrationError } from './migrate.ts';
import { Opener, SEALED } from './sealed-file.ts';
import { DigestBuilder } from './digest.ts';
import { type DataCell, type Digest, DATA_TABLE_NAMES, type DataTable, type DataSource } from './data-tables.ts';

const name = z.enum(DATA_TABLE_NAMES);
const count = z.int().min(0);

/** The first line of a backup: what is in it. Column names end up in statements, so they are names and nothing else. */
export const HEAD = z.object({
  format: z.literal('redbook-backup'),
  formatVersion: z.literal(1),
  schema: z.int().min(1),
  madeAt: z.string(),
  shelves: z.array(z.object({ name, columns: z.array(z.string().regex(/^[a-z_]+$/)).min(1), rows: count })),
});
/** The last line: what each shelf amounted to. A file without it was cut off. */
export const FOOT = z.object({ prints: z.array(z.object({ name, rows: count, sha256: z.string() })) });
const ROW = z.array(z.union([z.string(), z.number(), z.null()]));

/** A backup file, read from its beginning to its end once: shelf after shelf, in their order. */
export class FileSource implements DataSource {
  readonly schema: number;
  readonly shelves: readonly DataTable[];
  readonly madeAt: string;
  private readonly file: string;
  private readonly lines: AsyncIterator<string>;
  private readonly found: Digest[] = [];

  private constructor(file: string, lines: AsyncIterator<string>, head: z.infer<typeof HEAD>) {
    this.file = file;
    this.lines = lines;
    this.schema = head.schema;
    this.shelves = head.shelves;
    this.madeAt = head.madeAt;
  }

  /** `key`: the passphrase of an encrypted one. */
  static async open(file: string, key?: string): Promise<FileSource> {
    const lines = linesOf(file, await openerFor(file, key));
    const head = HEAD.safeParse(json((await next(lines, file)) ?? ''));
    if (!head.success) throw new MigrationError(`${file} is not a backup of Red Book`);
    return new FileSource(file, lines, head.data);
  }

  async *rows(shelf: DataTable): AsyncGenerator<readonly DataCell[]> {
    const printing = new DigestBuilder(shelf.name);
    for (let row = 0; row < shelf.rows; row++) {
      const read = ROW.safeParse(json((await this.line()) ?? ''));
      if (!read.success || read.data.length !== shelf.columns.length) throw new MigrationError(`${this.file} is damaged in ${shelf.name}`);
      printing.add(read.data);
      yield read.data;
    }
    this.found.push(printing.done());
    if (this.found.length === this.shelves.length) await this.checkFoot();
  }

  /** What was read is what was written. */
  private async checkFoot(): Promise<void> {
    const foot = FOOT.safeParse(json((await this.line()) ?? ''));
    if (!foot.success) throw new MigrationError(`${this.file} has no end: it was cut off`);
    const wrong = this.found.find((print, place) => JSON.stringify(print) !== JSON.stringify(foot.data.prints[place]));
    if (wrong !== undefined) throw new MigrationError(`${this.file} is damaged: the fingerprint of ${wrong.name} is another one`);
  }

  private line(): Promise<string | null> {
    return next(this.lines, this.file);
  }

  async close(): Promise<void> {
    await this.lines.return?.();
  }
}

/** What decrypts the file; null when it is not encrypted. */
async function openerFor(file: string, key: string | undefined): Promise<Opener | null> {
  const handle = await open(file).catch(() => null);
  // Reading says that there is no such file.
  if (handle === null) return null;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0);
  await handle.close();
  if (bytesRead < SEALED.length || !buffer.equals(SEALED)) return null;
  if (key === undefined) throw new MigrationError(`${file} is encrypted: name its key by --key-file or REDBOOK_BACKUP_KEY`);
  return new Opener(key);
}

async function* linesOf(file: string, opener: Opener | null): AsyncGenerator<string> {
  const raw = createReadStream(file);
  const text = createGunzip();
  if (opener === null) raw.pipe(text);
  else {
    raw.pipe(opener).pipe(text);
    opener.on('error', (error) => text.destroy(error));
  }
  raw.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  } finally {
    raw.destroy();
    text.destroy();
  }
}

async function next(lines: AsyncIterator<string>, file: string): Promise<string | null> {
  try {
    const { done, value } = await lines.next();
    return done === true ? null : value;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new MigrationError(`There is no file ${file}`);
    throw new MigrationError(`${file} cannot be read as a backup: ${message}`);
  }
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
