/**
 * One page at a time plays at a table of this browser: whoever comes second is told so and may go on in its place. Where the browser has no such
 * locks, the log of the table itself refuses to mix two pages' moves.
 */
export interface Alone {
  readonly leave: () => void;
}

/** `mine`: the table is this page's; `taken`: another page has it, or has taken it over. */
export type Standing = 'mine' | 'taken';

export function beAlone(table: string, insist: boolean, told: (standing: Standing) => void): Alone {
  if (!('locks' in navigator)) {
    told('mine');
    return { leave: () => {} };
  }
  let here = true;
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const hear = (standing: Standing): void => {
    if (here) told(standing);
  };
  navigator.locks
    .request(`redbook.table.${table}`, insist ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (lock === null) return hear('taken');
      hear('mine');
      await left;
    })
    // Another page has taken it over.
    .catch(() => hear('taken'));
  return {
    leave() {
      here = false;
      leave();
    },
  };
}
