import type { Action, Forced, Seal } from '#kernel';
import type { KeptEntry, KeptMoment } from './kept.ts';

/** Who sits at a table in the browser: a reader, or a bot. One without a level does what was prepared for it and nothing else. */
export type LocalSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string | null; readonly name?: string | null };

/** Something a seat has done, or is to do. */
export interface Deed {
  readonly seat: number;
  readonly action: Action;
}

/**
 * How a table in the browser begins. It is plain data and says all there is to say: the same start leads to the same table, so whoever keeps
 * it, with what was done since, keeps the game.
 */
export interface LocalStart {
  /** The name of a table that is kept; any other is `TABLE`. */
  readonly id?: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  /** A new game, or any moment in the position notation of the game. */
  readonly from: { readonly options: unknown } | { readonly position: unknown };
  /** Another content pack than the standard one. */
  readonly pack?: unknown;
  /** What chance is made of at a table that is kept, instead of the seed. */
  readonly seal?: Seal;
  /** What the bots' thoughts are made of, and where nothing is sealed, chance. */
  readonly seed: number;
  /** What chance brings first, before it is left to the seed. */
  readonly draws?: readonly Forced[];
  /** What was done already, in its order. */
  readonly done?: readonly Deed[];
  /** What happened at a table that is kept, and where it stood then. */
  readonly kept?: { readonly entries: readonly KeptEntry[]; readonly moment: KeptMoment | null };
  /** What the bots do, in its order, before they think for themselves. */
  readonly replies?: readonly Deed[];
  /** Bots say in the chronicle why they moved. */
  readonly reasons?: boolean;
  /** Milliseconds a bot waits before it acts, so that one sees what it does. */
  readonly pause: number;
}

/** What the page says to the worker of a table: how it begins, then what a client says to a server. */
export const TABLE = 'here';
