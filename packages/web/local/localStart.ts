import type { Action, ForcedOutcome, Seal } from '#kernel';
import type { StoredEntry, StoredStatus } from './storedTable.ts';

/** A seat of a local table: a player, or a bot. A bot without a level only does prepared actions. */
export type LocalSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string | null; readonly name?: string | null };

/** An action of a seat, done or prepared. */
export interface SeatAction {
  readonly seat: number;
  readonly action: Action;
}

/**
 * How a local table begins. Plain data, and complete: the same start leads to the same table, so storing it with the actions since stores the game.
 */
export interface LocalStart {
  /** Id of a stored table; any other has `LOCAL_TABLE`. */
  readonly id?: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  /** A new game, or a position in the game's notation. */
  readonly from: { readonly options: unknown } | { readonly position: unknown };
  /** Another content pack than the standard one. */
  readonly pack?: unknown;
  /** Seed material of a stored table, instead of `seed`. */
  readonly seal?: Seal;
  /** Seed of the bots, and of chance where there is no seal. */
  readonly seed: number;
  /** Forced draws, before the seed takes over. */
  readonly draws?: readonly ForcedOutcome[];
  /** Actions already done, in order. */
  readonly done?: readonly SeatAction[];
  /** Log and status of a stored table. */
  readonly kept?: { readonly entries: readonly StoredEntry[]; readonly moment: StoredStatus | null };
  /** Prepared actions of the bots, in order. */
  readonly replies?: readonly SeatAction[];
  /** Bots say in the chronicle why they moved. */
  readonly reasons?: boolean;
  /** Milliseconds before a bot acts, so that the player can follow. */
  readonly pause: number;
}

/** Id of a table that is not stored, as in lessons. */
export const LOCAL_TABLE = 'here';
