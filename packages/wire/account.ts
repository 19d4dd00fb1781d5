import type { Holiday } from './holidays.ts';
import type { Phase } from './http.ts';
import type { PasskeyInfo } from './keys.ts';
import type { AversionInfo } from './politeness.ts';

/** A session of the account: `GET /api/account/sessions` answers `{ sessions }`. */
export interface SessionInfo {
  readonly id: string;
  /** Browser and system as far as they are known; may be empty. */
  readonly agent: string;
  /** 0 where it was not written down. */
  readonly madeAt: number;
  /** To the day. */
  readonly usedAt: number;
  /** It is the one that asks. */
  readonly here: boolean;
}

/** `GET /api/account/everything`: all data of the account (GDPR, right of access). */
export interface AccountExport {
  readonly format: 'redbook-everything';
  readonly person: { readonly name: string; readonly account: string | null };
  readonly sessions: readonly SessionInfo[];
  readonly passkeys: readonly PasskeyInfo[];
  readonly holidays: readonly Holiday[];
  readonly ways: readonly {
    readonly kind: string;
    readonly address: string;
    readonly kinds: string;
    readonly confirmedAt: number | null;
  }[];
  /** Muted and blocked people. */
  readonly avoided: readonly AversionInfo[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly phase: Phase;
    readonly createdAt: number;
    readonly updatedAt: number;
    readonly hosted: boolean;
    readonly seats: readonly { readonly seat: number; readonly name: string | null }[];
    readonly winners: readonly number[] | null;
  }[];
  readonly tournaments: readonly { readonly id: string; readonly name: string; readonly createdAt: number; readonly hosted: boolean }[];
  readonly said: readonly { readonly table: string; readonly text: string; readonly at: number }[];
  /** Private notes at tables. */
  readonly notes: readonly { readonly table: string; readonly text: string; readonly at: number }[];
  /** The profile is hidden. */
  readonly hidden: boolean;
  /** Results of rated games, the newest first, and the present ratings; in points and deviations of them. */
  readonly ratings: readonly { readonly game: string; readonly side: string; readonly rating: number; readonly deviation: number }[];
  readonly results: readonly {
    readonly table: string;
    readonly game: string;
    readonly side: string;
    readonly at: number;
    readonly rating: number;
    readonly deviation: number;
  }[];
  readonly reports: readonly {
    readonly table: string;
    readonly kind: string;
    readonly words: string;
    readonly note: string;
    readonly at: number;
  }[];
}
