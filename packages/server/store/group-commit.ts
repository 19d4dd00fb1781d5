/** Something to be written; it throws when it cannot be, having written part of it or nothing. Answers how many rows it changed. */
export type Write = () => number;

/** Rows changed, or why nothing was written. */
export type WriteResult = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly error: unknown };

interface Transactions {
  begin(): void;
  commit(): void;
  rollback(): void;
}

/** One sync to the disk for many writes. When one of them is bad, it does not take the others with it. */
export function commitGroup(transactions: Transactions, writes: readonly Write[]): WriteResult[] {
  try {
    return together(transactions, writes);
  } catch (error) {
    if (writes.length === 1) return [{ ok: false, error }];
  }
  return writes.map((write) => {
    try {
      return together(transactions, [write])[0];
    } catch (error) {
      return { ok: false, error };
    }
  });
}

function together(transactions: Transactions, writes: readonly Write[]): WriteResult[] {
  transactions.begin();
  try {
    const written = writes.map((write): WriteResult => ({ ok: true, value: write() }));
    transactions.commit();
    return written;
  } catch (error) {
    transactions.rollback();
    throw error;
  }
}
