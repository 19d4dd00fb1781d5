import { Piscina } from 'piscina';
import type { Seats } from '#kernel';
import { RefusedError } from '../refused-error.ts';
import type { StoreOptions } from '../store/open.ts';
import { type StoredTable, UnknownCommitError } from '../store/store.ts';
import type { TableArchive, LogEntryKey, ChroniclePage, DelayedSnapshot } from '../table/session/context.ts';
import { Chronicle } from './chronicle.ts';
import { LruCache } from './lru-cache.ts';
import type { Pages } from './pages.ts';
import type { PastRequest } from './delayed-snapshot-worker.ts';
import type { NoRecord } from './record-worker.ts';

const MEGABYTE = 1024 * 1024;
const ROOM = { chronicles: 64 * MEGABYTE, records: 64 * MEGABYTE };
/** So many may wait for a thread; later callers are asked to come back. */
const MOST_WAITING = 500;
/** What a record takes while it is made, or when there is none. */
const SMALL = 1024;
const IDLE = 60_000;

/**
 * What takes the longer the longer a game was: old chronicles, records, repeats of long ago. It is read and made on threads of its own and kept; the
 * thread that plays only hands it on.
 */
export class Archive implements TableArchive {
  private readonly readers: Piscina;
  private readonly recorders: Piscina;
  private readonly snapshotters: Piscina;
  private readonly chronicles = new LruCache<Chronicle>(ROOM.chronicles);
  private readonly records = new LruCache<Promise<Uint8Array | NoRecord>>(ROOM.records);

  /** `failed` hears of a thread that died with nothing to do. */
  constructor({ dataDir, databaseUrl }: StoreOptions, failed: (error: unknown) => void = () => {}) {
    // Only this: what else a house is given need not be anything that threads can be sent.
    const place: StoreOptions = { ...(dataDir === undefined ? {} : { dataDir }), ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    const pool = (file: string): Piscina => {
      const threads = new Piscina({
        filename: new URL(file, import.meta.url).href,
        workerData: place,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE,
      });
      // The caller of a worker that died gets the error; an idle worker that dies must not end the process.
      threads.on('error', failed);
      return threads;
    };
    this.readers = pool('./reader-worker.ts');
    this.recorders = pool('./record-worker.ts');
    this.snapshotters = pool('./delayed-snapshot-worker.ts');
  }

  /** The page that holds an event, as a viewer with these seats heard it. `upTo` is the newest entry of the log. */
  async page(table: string, audienceSeats: Seats, event: number, upTo: number): Promise<ChroniclePage> {
    const key = `${table} ${audienceSeats}`;
    const chronicle = this.chronicles.get(key) ?? new Chronicle();
    const known = chronicle.page(event);
    if (known !== null) return known;
    this.chronicles.set(key, chronicle, chronicle.bytes);
    await chronicle.readOn(event, (from) => this.read<Pages>({ table, audienceSeats, from, upTo }, 'pages'));
    this.chronicles.set(key, chronicle, chronicle.bytes);
    const found = chronicle.page(event);
    if (found === null) throw new Error(`Event ${event} is not in the log of ${table}`);
    return found;
  }

  hasEntry(question: LogEntryKey): Promise<boolean> {
    return this.read<boolean>(question, 'hasEntry');
  }

  /** The record of a game that is over, as JSON. It is made once, however many ask. */
  async record(stored: StoredTable): Promise<Uint8Array> {
    const key = `${stored.id} ${stored.version}`;
    let making = this.records.get(key);
    if (making === undefined) {
      making = this.make(stored);
      this.keep(key, making);
    }
    const made = await making;
    if (made instanceof Uint8Array) return made;
    throw new RefusedError(made.code, made.message);
  }

  /** The game as watchers saw it at an earlier moment. It is played again up to then. */
  async past(stored: StoredTable, before: number, known: number): Promise<DelayedSnapshot> {
    if (this.snapshotters.queueSize >= MOST_WAITING) throw new RefusedError('too-fast', 'Too many watch games just now; wait a little');
    const found: DelayedSnapshot | NoRecord = await this.snapshotters.run({ stored, before, known } satisfies PastRequest);
    if ('now' in found) return found;
    throw new RefusedError(found.code, found.message);
  }

  private keep(key: string, making: Promise<Uint8Array | NoRecord>): void {
    this.records.set(key, making, SMALL);
    making.then(
      (made) => this.records.set(key, making, made instanceof Uint8Array ? made.byteLength : SMALL),
      () => this.records.drop(key),
    );
  }

  /** A read of the log. When it fails nothing is known, and the caller asks again. */
  private async read<T>(errand: unknown, name: string): Promise<T> {
    try {
      if (this.readers.queueSize >= MOST_WAITING) throw new Error('Too many errands wait for the reader');
      const found: T = await this.readers.run(errand, { name });
      return found;
    } catch (error) {
      throw new UnknownCommitError(`The log could not be read: ${String(error)}`, { cause: error });
    }
  }

  private async make(stored: StoredTable): Promise<Uint8Array | NoRecord> {
    if (this.recorders.queueSize >= MOST_WAITING)
      throw new RefusedError('too-fast', 'Too many ask for records of old games just now; wait a little');
    const made: Uint8Array | NoRecord = await this.recorders.run(stored);
    return made;
  }

  async close(): Promise<void> {
    await Promise.all([this.readers.destroy(), this.recorders.destroy(), this.snapshotters.destroy()]);
  }
}
