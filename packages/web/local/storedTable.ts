import type { Action, Draw, Seal, Seat, AddressedEvent } from '#kernel';
import type { Phase } from '#wire';
import type { LocalSeat, LocalStart } from './localStart.ts';

/** What IndexedDB stores of a local table: its plan, its log, and its status. */

/** The plan of a table. It never changes. */
export interface StoredPlan {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  /** Another content pack than the standard one. */
  readonly pack?: unknown;
  readonly seats: readonly LocalSeat[];
  /** The seed material of the table. It stays in this browser. */
  readonly seal: Seal;
  readonly madeAt: number;
  /** Bots say in the chronicle why they moved. */
  readonly reasons?: boolean;
}

/** The present status. */
export interface StoredStatus {
  readonly rulesVersion: number;
  readonly phase: Phase;
  readonly waiting: readonly Seat[];
  readonly rounds: number;
  readonly winners: readonly Seat[] | null;
  readonly drawn: { readonly open: number; readonly hidden: number };
  /** The serialised state: where the rules have changed since, it wins over a replay of the log. */
  readonly state: string;
}

export interface StoredLocalTable {
  readonly plan: StoredPlan;
  /** Length of the log. A writer states the length it builds on, so that two pages never mix their moves. */
  readonly entries: number;
  /** Null before the game has begun. */
  readonly moment: StoredStatus | null;
  readonly updatedAt: number;
  /** Id of the table on the server to which it was imported. */
  readonly taken?: string;
}

/** One log entry. */
export interface StoredEntry {
  readonly kind: 'setup' | 'action' | 'undo' | 'resign' | 'abandon';
  readonly seat: Seat;
  readonly action: Action | null;
  readonly draws: readonly Draw[];
  readonly told: readonly AddressedEvent[];
  /** Id of the request; null for bots. */
  readonly clientId: string | null;
  readonly at: number;
}

/** Persists an entry before it is sent. */
export type PersistEntry = (entry: StoredEntry, moment: StoredStatus) => void;

/** The start that resumes a stored table. */
export const startFrom = (
  { plan, moment }: StoredLocalTable,
  entries: readonly StoredEntry[],
  pause: number,
  seed: number,
): LocalStart => ({
  id: plan.id,
  game: plan.game,
  seats: plan.seats,
  from: { options: plan.options },
  ...(plan.pack === undefined ? {} : { pack: plan.pack }),
  seal: plan.seal,
  ...(plan.reasons === true ? { reasons: true } : {}),
  seed,
  pause,
  kept: { entries, moment },
});
