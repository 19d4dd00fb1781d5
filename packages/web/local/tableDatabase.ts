import { unchecked } from '#kernel/unchecked.ts';
import type { StoredEntry, StoredStatus, StoredPlan, StoredLocalTable } from './storedTable.ts';

/** Local tables in IndexedDB. Data is on the disk when a promise resolves. */

const NAME = 'redbook';
const VERSION = 1;

const TABLES = 'tables';
const LOG = 'log';
const NOTES = 'notes';

/** Another page has moved on with the table: read it again. */
export class StaleWriteError extends Error {}

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: 'plan.id' });
      asked.result.createObjectStore(LOG);
      asked.result.createObjectStore(NOTES);
    };
    asked.onsuccess = () => {
      const { result } = asked;
      // A newer version in another tab may want to upgrade the schema: do not block it.
      result.onversionchange = () => {
        result.close();
        opening = null;
      };
      resolve(result);
    };
    asked.onerror = () => reject(asked.error ?? new Error('This browser keeps nothing'));
    asked.onblocked = () => reject(new Error('Another tab with an earlier edition of the book is open; close it'));
  });
}

/** Aborts the transaction for this reason. */
type AbortTransaction = (why: Error) => void;

/** One transaction: `work` issues its requests at once; the result is ready when everything is on the disk. */
async function runTransaction<T>(
  stores: string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction, refuse: AbortTransaction) => () => T,
): Promise<T> {
  const transaction = (await database()).transaction(stores, mode, { durability: 'strict' });
  return new Promise((resolve, reject) => {
    let refusal: Error | null = null;
    const answer = work(transaction, (why) => {
      refusal = why;
      transaction.abort();
    });
    transaction.oncomplete = () => resolve(answer());
    transaction.onabort = () => reject(refusal ?? transaction.error ?? new Error('This browser could not keep it'));
  });
}

/** All entries of one table. */
const logOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export const addTable = (plan: StoredPlan): Promise<void> =>
  runTransaction([TABLES], 'readwrite', (transaction) => {
    const table: StoredLocalTable = { plan, entries: 0, moment: null, updatedAt: plan.madeAt };
    transaction.objectStore(TABLES).add(table);
    return () => undefined;
  });

/** Adds a table with its log and note. */
export const addTableWithLog = (table: StoredLocalTable, entries: readonly StoredEntry[], note: string): Promise<void> =>
  runTransaction([TABLES, LOG, NOTES], 'readwrite', (transaction) => {
    transaction.objectStore(TABLES).add(table);
    for (const [number, entry] of entries.entries()) transaction.objectStore(LOG).add(entry, [table.plan.id, number]);
    if (note !== '') transaction.objectStore(NOTES).put(note, table.plan.id);
    return () => undefined;
  });

export const allTables = (): Promise<readonly StoredLocalTable[]> =>
  runTransaction([TABLES], 'readonly', (transaction) => {
    const asked = transaction.objectStore(TABLES).getAll();
    return () => unchecked<StoredLocalTable[]>(asked.result);
  });

/** A table with its log; null when there is none of this id. */
export const readTable = (id: string): Promise<{ readonly table: StoredLocalTable; readonly entries: readonly StoredEntry[] } | null> =>
  runTransaction([TABLES, LOG], 'readonly', (transaction) => {
    const table = transaction.objectStore(TABLES).get(id);
    const entries = transaction.objectStore(LOG).getAll(logOf(id));
    return () =>
      table.result === undefined
        ? null
        : { table: unchecked<StoredLocalTable>(table.result), entries: unchecked<StoredEntry[]>(entries.result) };
  });

/** Appends a log entry. Throws `StaleWriteError` when the log does not have exactly this many entries. */
export const addEntry = (id: string, number: number, entry: StoredEntry, moment: StoredStatus): Promise<void> =>
  runTransaction([TABLES, LOG], 'readwrite', (transaction, refuse) => {
    const asked = transaction.objectStore(TABLES).get(id);
    asked.onsuccess = () => {
      const table = unchecked<StoredLocalTable | undefined>(asked.result);
      if (table?.entries !== number) return refuse(new StaleWriteError(`The table ${id} has gone on elsewhere`));
      const next: StoredLocalTable = { ...table, entries: number + 1, moment, updatedAt: entry.at };
      transaction.objectStore(TABLES).put(next);
      transaction.objectStore(LOG).add(entry, [id, number]);
    };
    return () => undefined;
  });

/** Marks a table as imported to the server. */
export const markImported = (id: string, taken: string): Promise<void> =>
  runTransaction([TABLES], 'readwrite', (transaction) => {
    const asked = transaction.objectStore(TABLES).get(id);
    asked.onsuccess = () => {
      const table = unchecked<StoredLocalTable | undefined>(asked.result);
      if (table !== undefined) transaction.objectStore(TABLES).put({ ...table, taken } satisfies StoredLocalTable);
    };
    return () => undefined;
  });

export const deleteTable = (id: string): Promise<void> =>
  runTransaction([TABLES, LOG, NOTES], 'readwrite', (transaction) => {
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(LOG).delete(logOf(id));
    transaction.objectStore(NOTES).delete(id);
    return () => undefined;
  });

/** The player's private note at a table. */
export const readNote = (id: string): Promise<string> =>
  runTransaction([NOTES], 'readonly', (transaction) => {
    const asked = transaction.objectStore(NOTES).get(id);
    return () => unchecked<string | undefined>(asked.result) ?? '';
  });

export const writeNote = (id: string, text: string): Promise<void> =>
  runTransaction([NOTES], 'readwrite', (transaction) => {
    if (text === '') transaction.objectStore(NOTES).delete(id);
    else transaction.objectStore(NOTES).put(text, id);
    return () => undefined;
  });
