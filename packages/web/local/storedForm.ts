import { isSeat, isSeats, type Seat } from '#kernel/seat.ts';
import { anything, flag, list, type Members, nullable, number, object, oneOf, optional, tagged, text } from '#kernel/check.ts';
import type { AddressedEvent, Seal } from '#kernel';
import { isAction, isDraw, isEvent } from '#kernel/actionForm.ts';
import { isPhase } from '#wire/http-checks.ts';
import type { LocalSeat } from './localStart.ts';
import type { StoredEntry, StoredLocalTable, StoredPlan, StoredStatus } from './storedTable.ts';

/** The form of what IndexedDB stores of a local table, and of what a table file brings. */

const isLocalSeat = tagged<LocalSeat, 'kind'>('kind', {
  me: { name: text },
  bot: { level: nullable(text), name: optional(nullable(text)) },
});

export const isStoredPlan = object<StoredPlan>({
  id: text,
  game: text,
  options: anything,
  pack: anything,
  seats: list(isLocalSeat),
  seal: object<Seal>({ version: optional(oneOf(2)), secret: text, contributions: list(text) }),
  madeAt: number,
  reasons: optional(flag),
});

const isStatus = object<StoredStatus>({
  rulesVersion: number,
  phase: isPhase,
  waiting: list<Seat>(isSeat),
  rounds: number,
  winners: nullable(list<Seat>(isSeat)),
  drawn: object<StoredStatus['drawn']>({ open: number, hidden: number }),
  state: text,
});

export const isStoredTable = object<StoredLocalTable>({
  plan: isStoredPlan,
  entries: number,
  moment: nullable(isStatus),
  updatedAt: number,
  taken: optional(text),
});

/** What was done; the rest of an entry follows from the rules. */
export type DoneEntry = Pick<StoredEntry, 'kind' | 'seat' | 'action' | 'at'>;

export const DONE: Members<DoneEntry> = {
  kind: oneOf('setup', 'action', 'undo', 'resign', 'abandon'),
  seat: isSeat,
  action: nullable(isAction),
  at: number,
};

export const isStoredEntry = object<StoredEntry>({
  ...DONE,
  draws: list(isDraw),
  told: list(object<AddressedEvent>({ event: isEvent, to: optional(isSeats) })),
  clientId: nullable(text),
});
