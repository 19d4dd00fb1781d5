import type { Action, Draw, Seal, Seat, AddressedEvent } from '#kernel';
import type { Phase } from '#wire';
import type { LocalSeat, LocalStart } from './start.ts';

/** What is kept of a table that stands in the browser: how it was set, everything that happened there, and where it stands. */

/** How a table was set. It never changes. */
export interface KeptPlan {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  /** Another content pack than the standard one. */
  readonly pack?: unknown;
  readonly seats: readonly LocalSeat[];
  /** What its chance is made of. Nobody but this browser has it. */
  readonly seal: Seal;
  readonly madeAt: number;
  /** Bots say in the chronicle why they moved. */
  readonly reasons?: boolean;
}

/** Where it stands. */
export interface KeptMoment {
  readonly rulesVersion: number;
  readonly phase: Phase;
  readonly waiting: readonly Seat[];
  readonly rounds: number;
  readonly winners: readonly Seat[] | null;
  readonly drawn: { readonly open: number; readonly hidden: number };
  /** The packed state: where the rules have changed since, this counts and not what they would make of the log. */
  readonly state: string;
}

export interface KeptTable {
  readonly plan: KeptPlan;
  /** How many entries its log has: whoever writes says on how many he builds, so that two pages never mix their moves. */
  readonly entries: number;
  /** Null before the game has begun. */
  readonly moment: KeptMoment | null;
  readonly updatedAt: number;
  /** The table on the server to which it was brought. */
  readonly taken?: string;
}

/** One thing that happened. */
export interface KeptEntry {
  readonly kind: 'setup' | 'action' | 'undo' | 'resign' | 'abandon';
  readonly seat: Seat;
  readonly action: Action | null;
  readonly draws: readonly Draw[];
  readonly told: readonly AddressedEvent[];
  /** Under which id it was asked for; null for bots. */
  readonly clientId: string | null;
  readonly at: number;
}

/** What is written down before anybody is told. */
export type Keep = (entry: KeptEntry, moment: KeptMoment) => void;

/** The table as it goes on from what is kept. */
export const startFrom = ({ plan, moment }: KeptTable, entries: readonly KeptEntry[], pause: number, seed: number): LocalStart => ({
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
