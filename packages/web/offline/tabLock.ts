/**
 * A lock on an offline table: one page at a time plays there. A second page is told so and may steal the lock. Without the Web Locks API, the
 * table's log itself refuses to mix the moves of two pages.
 */
export interface TabLock {
  readonly release: () => void;
}

/** `mine`: this page has the lock; `taken`: another page has it, or has stolen it. */
export type TabLockState = 'mine' | 'taken';

export function acquireTabLock(table: string, insist: boolean, notify: (standing: TabLockState) => void): TabLock {
  if (!('locks' in navigator)) {
    notify('mine');
    return { release: () => {} };
  }
  let here = true;
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const notifyWhileHere = (standing: TabLockState): void => {
    if (here) notify(standing);
  };
  navigator.locks
    .request(`redbook.table.${table}`, insist ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (lock === null) return notifyWhileHere('taken');
      notifyWhileHere('mine');
      await left;
    })
    // Another page has stolen the lock.
    .catch(() => notifyWhileHere('taken'));
  return {
    release() {
      here = false;
      leave();
    },
  };
}
