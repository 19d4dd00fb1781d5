import type { Holiday } from './holidays.ts';
import type { Phase } from './http.ts';
import type { PasskeyInfo, SecondFactorInfo } from './keys.ts';
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

/** What can happen to an account. `login-new`: from a device that was not let in before. `code-refused`: with the right password and a wrong code. */
export const ACCOUNT_EVENTS = [
  'registered',
  'login',
  'login-new',
  'code-refused',
  'sessions-ended',
  'password',
  'passkey-added',
  'passkey-removed',
  'second-factor-on',
  'second-factor-off',
  'codes-renewed',
  'recovery-asked',
  'recovered',
  'renamed',
  'channel-added',
  'channel-removed',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** `GET /api/account/events` answers `{ events }`, the newest first. */
export interface AccountEventInfo {
  readonly at: number;
  readonly kind: AccountEventKind;
  /** How a login was proved (`password`, `password-code`, `password-recovery-code`, `passkey`, `link`), the name of a passkey, a new name; may be empty. */
  readonly detail: string;
  /** A coarse network: an IPv4 /24, an IPv6 /48. */
  readonly network: string;
  /** Browser and system as far as they are known; may be empty. */
  readonly agent: string;
}

/** `GET /api/account/everything`: all data of the account (GDPR, right of access). */
export interface AccountExport {
  readonly format: 'redbook-everything';
  readonly person: { readonly name: string; readonly account: string | null };
  readonly sessions: readonly SessionInfo[];
  readonly passkeys: readonly PasskeyInfo[];
  readonly secondFactor: SecondFactorInfo | null;
  /** What happened to the account. */
  readonly events: readonly AccountEventInfo[];
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
