import { isObject } from '#kernel/plain.ts';
import { unchecked } from '#kernel/unchecked.ts';
import { storage } from '../lib/storage.ts';
import type { IdentifiedMessage } from './pendingRequests.ts';

/** Where an unanswered move is stored, so that it survives the page. */
export interface MoveStorage {
  readonly read: () => IdentifiedMessage | null;
  /** Null: no move is pending. */
  readonly store: (move: IdentifiedMessage | null) => void;
}

const KEY = 'redbook.moves';

/** Parses stored moves; invalid entries are dropped. */
export function parseMoves(kept: string | null): { readonly [table: string]: IdentifiedMessage } {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (!isObject(found)) return {};
    const fitting = Object.entries(found).filter(([, move]) => isObject(move) && move.t === 'act' && typeof move.id === 'string');
    return unchecked<{ readonly [table: string]: IdentifiedMessage }>(Object.fromEntries(fitting));
  } catch {
    return {};
  }
}

/** In localStorage, one move a table. */
export const moveStorage = (table: string): MoveStorage => ({
  read: () => parseMoves(storage.get(KEY))[table] ?? null,
  store(move) {
    const { [table]: before, ...others } = parseMoves(storage.get(KEY));
    if (move === null && before === undefined) return;
    storage.set(KEY, JSON.stringify(move === null ? others : { ...others, [table]: move }));
  },
});
