import { number, object, oneOf, text } from '#kernel/check.ts';
import { isAction } from '#kernel/actionForm.ts';
import { parseStored } from '../lib/parseStored.ts';
import { storage } from '../lib/storage.ts';
import type { IdentifiedMessage } from './pendingRequests.ts';

/** Where an unanswered move is stored, so that it survives the page. */
export interface MoveStorage {
  readonly read: () => IdentifiedMessage | null;
  /** Null: no move is pending. */
  readonly store: (move: IdentifiedMessage | null) => void;
}

const KEY = 'redbook.moves';

type StoredMove = Extract<IdentifiedMessage, { readonly t: 'act' }>;

const isMove = object<StoredMove>({ t: oneOf('act'), table: text, id: text, seat: number, seen: number, action: isAction });

/** Parses stored moves; invalid entries are dropped. */
const parseMoves = (kept: string | null): { readonly [table: string]: StoredMove } => parseStored(kept, isMove);

/** In localStorage, one move a table. */
export const moveStorage = (table: string): MoveStorage => ({
  read: () => parseMoves(storage.get(KEY))[table] ?? null,
  store(move) {
    const { [table]: before, ...others } = parseMoves(storage.get(KEY));
    if (move === null && before === undefined) return;
    storage.set(KEY, JSON.stringify(move === null ? others : { ...others, [table]: move }));
  },
});
