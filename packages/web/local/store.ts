import { unchecked } from '#kernel/unchecked.ts';
import type { KeptEntry, KeptMoment, KeptPlan, KeptTable } from './kept.ts';

/** Where tables that stand in the browser are kept: IndexedDB. What was promised is on the disk when a promise resolves. */

const NAME = 'redbook';
const VERSION = 1;

const TABLES = 'tables';
const LOG = 'log';
const NOTES = 'notes';

/** Another page has gone on with the table: look again. */
export class Overtaken extends Error {}

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
      // A newer edition in another tab may want to change the drawers: it is not kept waiting.
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

/** Nothing of the transaction is done, for this reason. */
type Refuse = (why: Error) => void;

/** One transaction: `work` asks for what it needs at once, and the answer is there when everything is on the disk. */
async function within<T>(
  stores: string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction, refuse: Refuse) => () => T,
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

export const addTable = (plan: KeptPlan): Promise<void> =>
  within([TABLES], 'readwrite', (transaction) => {
    const table: KeptTable = { plan, entries: 0, moment: null, updatedAt: plan.madeAt };
    transaction.objectStore(TABLES).add(table);
    return () => undefined;
  });

/** A table that comes with everything that happened there. */
export const addWhole = (table: KeptTable, entries: readonly KeptEntry[], note: string): Promise<void> =>
  within([TABLES, LOG, NOTES], 'readwrite', (transaction) => {
    transaction.objectStore(TABLES).add(table);
    for (const [number, entry] of entries.entries()) transaction.objectStore(LOG).add(entry, [table.plan.id, number]);
    if (note !== '') transaction.objectStore(NOTES).put(note, table.plan.id);
    return () => undefined;
  });

export const allTables = (): Promise<readonly KeptTable[]> =>
  within([TABLES], 'readonly', (transaction) => {
    const asked = transaction.objectStore(TABLES).getAll();
    return () => unchecked<KeptTable[]>(asked.result);
  });

/** A table with its log; null when there is none of this name. */
export const readTable = (id: string): Promise<{ readonly table: KeptTable; readonly entries: readonly KeptEntry[] } | null> =>
  within([TABLES, LOG], 'readonly', (transaction) => {
    const table = transaction.objectStore(TABLES).get(id);
    const entries = transaction.objectStore(LOG).getAll(logOf(id));
    return () =>
      table.result === undefined ? null : { table: unchecked<KeptTable>(table.result), entries: unchecked<KeptEntry[]>(entries.result) };
  });

/** Writes down what happened next. Throws `Overtaken` when the log has not just these many entries. */
export const addEntry = (id: string, number: number, entry: KeptEntry, moment: KeptMoment): Promise<void> =>
  within([TABLES, LOG], 'readwrite', (transaction, refuse) => {
    const asked = transaction.objectStore(TABLES).get(id);
    asked.onsuccess = () => {
      const table = unchecked<KeptTable | undefined>(asked.result);
      if (table?.entries !== number) return refuse(new Overtaken(`The table ${id} has gone on elsewhere`));
      const next: KeptTable = { ...table, entries: number + 1, moment, updatedAt: entry.at };
      transaction.objectStore(TABLES).put(next);
      transaction.objectStore(LOG).add(entry, [id, number]);
    };
    return () => undefined;
  });

/** It was brought to the server, where it is this table. */
export const markTaken = (id: string, taken: string): Promise<void> =>
  within([TABLES], 'readwrite', (transaction) => {
    const asked = transaction.objectStore(TABLES).get(id);
    asked.onsuccess = () => {
      const table = unchecked<KeptTable | undefined>(asked.result);
      if (table !== undefined) transaction.objectStore(TABLES).put({ ...table, taken } satisfies KeptTable);
    };
    return () => undefined;
  });

export const dropTable = (id: string): Promise<void> =>
  within([TABLES, LOG, NOTES], 'readwrite', (transaction) => {
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(LOG).delete(logOf(id));
    transaction.objectStore(NOTES).delete(id);
    return () => undefined;
  });

/** A note to oneself at a table. */
export const readNote = (id: string): Promise<string> =>
  within([NOTES], 'readonly', (transaction) => {
    const asked = transaction.objectStore(NOTES).get(id);
    return () => unchecked<string | undefined>(asked.result) ?? '';
  });

export const writeNote = (id: string, text: string): Promise<void> =>
  within([NOTES], 'readwrite', (transaction) => {
    if (text === '') transaction.objectStore(NOTES).delete(id);
    else transaction.objectStore(NOTES).put(text, id);
    return () => undefined;
  });
