import { applyChange, type Change, Conflict, type Store, type StoredTable, UnknownCommitError } from '../store/store.ts';

interface Pending {
  answer(): void;
  fail(): void;
}

/** Tables in memory behind a store whose answers come in whatever order the test releases them. */
export class SlowStore {
  readonly store: Store;
  readonly tables = new Map<string, StoredTable>();
  private readonly pending: Pending[] = [];
  private readonly changeListeners: ((table: string | null) => void)[] = [];

  /** `base` is asked for everything that a table needs nothing of. */
  constructor(base: Store) {
    const slow: { readonly [name: string]: (...given: never[]) => unknown } = {
      table: (id: string) => this.later(() => this.tables.get(id) ?? null),
      commit: (change: Change) => this.later(() => this.write(change)),
      entriesAfter: () => this.later(() => []),
      entriesBefore: () => this.later(() => []),
      chatAfter: () => this.later(() => []),
      chatTail: () => this.later(() => []),
      addChat: () => this.later(() => undefined),
      rows: () => this.later(() => []),
      due: () => this.later(() => []),
      onChange: (listener: (table: string | null) => void) => void this.changeListeners.push(listener),
    };
    this.store = new Proxy(base, {
      get: (target, name) => (typeof name === 'string' ? slow[name] : undefined) ?? Reflect.get(target, name),
    });
  }

  get waiting(): number {
    return this.pending.length;
  }

  /** An answer that comes when the test says so. */
  later<T>(answer: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.pending.push({
      answer: () => {
        try {
          resolve(answer());
        } catch (error) {
          reject(error);
        }
      },
      fail: () => reject(new UnknownCommitError('the store was cut off')),
    });
    return promise;
  }

  /** Lets one of the answers that wait come, or fail. */
  release(place: number, well: boolean): void {
    const [one] = this.pending.splice(place % Math.max(1, this.pending.length), 1);
    if (well) one?.answer();
    else one?.fail();
  }

  /** Another node writes. */
  changeElsewhere(table: StoredTable): void {
    const version = (this.tables.get(table.id)?.version ?? 0) + 1;
    this.tables.set(table.id, { ...table, version });
    for (const tell of this.changeListeners) tell(table.id);
  }

  private write(change: Change): void {
    const before = this.tables.get(change.table);
    if (before === undefined || before.version !== change.version) throw new Conflict();
    this.tables.set(change.table, applyChange(before, change));
  }
}
