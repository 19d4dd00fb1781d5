import { fetchOnce } from '#kernel/once.ts';
import { isStoredEntry, isStoredTable } from './storedForm.ts';
import type { StoredEntry, StoredStatus, StoredPlan, StoredLocalTable } from './storedTable.ts';

/** Local tables in IndexedDB. Data is on the disk when a promise resolves. */

const NAME = 'redbook';
const VERSION = 1;

const TABLES = 'tables';
const LOG = 'log';
const NOTES = 'notes';

/** Another page has moved on with the table: read it again. */
export class StaleWriteError extends Error {}

const database = fetchOnce(open);

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
        database.forget();
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
  const transaction = (await database.get()).transaction(stores, mode, { durability: 'strict' });
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

/** What is damaged is as if it were not there. */
export const allTables = (): Promise<readonly StoredLocalTable[]> =>
  runTransaction([TABLES], 'readonly', (transaction) => {
    const asked: IDBRequest<unknown[]> = transaction.objectStore(TABLES).getAll();
    return () => asked.result.filter(isStoredTable);
  });

/** A table with its log; null when there is none of this id, or it is damaged. */
export const readTable = (id: string): Promise<{ readonly table: StoredLocalTable; readonly entries: readonly StoredEntry[] } | null> =>
  runTransaction([TABLES, LOG], 'readonly', (transaction) => {
    const table: IDBRequest<unknown> = transaction.objectStore(TABLES).get(id);
    const log: IDBRequest<unknown[]> = transaction.objectStore(LOG).getAll(logOf(id));
    return () => {
      const entries: readonly unknown[] = log.result;
      return isStoredTable(table.result) && entries.every(isStoredEntry) ? { table: table.result, entries } : null;
    };
  });

/** Appends a log entry. Throws `StaleWriteError` when the log does not have exactly this many entries. */
export const addEntry = (id: string, number: number, entry: StoredEntry, moment: StoredStatus): Promise<void> =>
  runTransaction([TABLES, LOG], 'readwrite', (transaction, refuse) => {
    const asked: IDBRequest<unknown> = transaction.objectStore(TABLES).get(id);
    asked.onsuccess = () => {
      const table = asked.result;
      if (!isStoredTable(table) || table.entries !== number) return refuse(new StaleWriteError(`The table ${id} has gone on elsewhere`));
      const next: StoredLocalTable = { ...table, entries: number + 1, moment, updatedAt: entry.at };
      transaction.objectStore(TABLES).put(next);
      transaction.objectStore(LOG).add(entry, [id, number]);
    };
    return () => undefined;
  });

/** Marks a table as imported to the server. */
export const markImported = (id: string, taken: string): Promise<void> =>
  runTransaction([TABLES], 'readwrite', (transaction) => {
    const asked: IDBRequest<unknown> = transaction.objectStore(TABLES).get(id);
    asked.onsuccess = () => {
      const table = asked.result;
      if (isStoredTable(table)) transaction.objectStore(TABLES).put({ ...table, taken } satisfies StoredLocalTable);
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
    const asked: IDBRequest<unknown> = transaction.objectStore(NOTES).get(id);
    return () => (typeof asked.result === 'string' ? asked.result : '');
  });

export const writeNote = (id: string, text: string): Promise<void> =>
  runTransaction([NOTES], 'readwrite', (transaction) => {
    if (text === '') transaction.objectStore(NOTES).delete(id);
    else transaction.objectStore(NOTES).put(text, id);
    return () => undefined;
  });
