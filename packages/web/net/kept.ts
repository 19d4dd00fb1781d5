import { isObject } from '#kernel/plain.ts';
import { unchecked } from '#kernel/unchecked.ts';
import { storage } from '../settings.ts';
import type { Sent } from './pending.ts';

/** Where a move waits until it is answered, so that it outlives the page on which it was made. */
export interface MoveKeeper {
  readonly read: () => Sent | null;
  /** Null: there is nothing to wait for any more. */
  readonly keep: (move: Sent | null) => void;
}

const KEY = 'redbook.moves';

/** Reads what was kept; what does not fit is as if it were not there. */
export function readMoves(kept: string | null): { readonly [table: string]: Sent } {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (!isObject(found)) return {};
    const fitting = Object.entries(found).filter(([, move]) => isObject(move) && move.t === 'act' && typeof move.id === 'string');
    return unchecked<{ readonly [table: string]: Sent }>(Object.fromEntries(fitting));
  } catch {
    return {};
  }
}

/** In this browser, one move a table. */
export const moveKeeper = (table: string): MoveKeeper => ({
  read: () => readMoves(storage.get(KEY))[table] ?? null,
  keep(move) {
    const { [table]: before, ...others } = readMoves(storage.get(KEY));
    if (move === null && before === undefined) return;
    storage.set(KEY, JSON.stringify(move === null ? others : { ...others, [table]: move }));
  },
});
