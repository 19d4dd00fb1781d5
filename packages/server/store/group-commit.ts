/** Something to be written; it throws when it cannot be, having written part of it or nothing. */
export type Write = () => void;

interface Queued {
  readonly write: Write;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
}

/**
 * One sync to the disk for all that is written in one turn of the event loop. A write's promise resolves when its transaction is on the disk,
 * not before.
 */
export class GroupCommit {
  private queue: Queued[] = [];
  private readonly transactions: Transactions;

  constructor(transactions: Transactions) {
    this.transactions = transactions;
  }

  add(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.queue.length === 0) setImmediate(() => this.flush());
      this.queue.push({ write, resolve, reject });
    });
  }

  flush(): void {
    const queued = this.queue;
    this.queue = [];
    if (queued.length === 0) return;
    try {
      this.together(queued);
    } catch (error) {
      if (queued.length === 1) queued[0].reject(error);
      else this.apart(queued);
      return;
    }
    for (const each of queued) each.resolve();
  }

  private together(queued: readonly Queued[]): void {
    this.transactions.begin();
    try {
      for (const each of queued) each.write();
      this.transactions.commit();
    } catch (error) {
      this.transactions.rollback();
      throw error;
    }
  }

  /** One of them is bad: it must not take the others with it. */
  private apart(queued: readonly Queued[]): void {
    for (const each of queued) {
      try {
        this.together([each]);
      } catch (error) {
        each.reject(error);
        continue;
      }
      each.resolve();
    }
  }
}
