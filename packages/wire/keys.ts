import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Me } from './http.ts';

/** The credentials of an account: a password, passkeys, and a mail address for password resets. */

/** A passkey as its owner sees it. */
export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number;
  /** It is kept by more than one device. */
  readonly synced: boolean;
  /** The host it was made for: a browser offers it there alone. */
  readonly host: string;
}

/** `GET /api/account/keys` */
export interface KeysInfo {
  /** The account has a password. */
  readonly password: boolean;
  readonly passkeys: readonly PasskeyInfo[];
  /** A mail address is confirmed to which a link can be sent; null where this house sends no mail. */
  readonly address: boolean | null;
  readonly secondFactor: SecondFactorInfo | null;
  /** Until when this session counts as proved: it has logged in, or proved who holds it, within the last minutes. */
  readonly provedUntil: number;
}

/** A second factor beside the password. */
export interface SecondFactorInfo {
  readonly since: number;
  /** Recovery codes that are left. */
  readonly codes: number;
}

/** `POST /api/account/second-factor/begin Proof`: what an authenticator app is given, as text and as the address for a QR code. */
export interface SecondFactorSecret {
  readonly secret: string;
  readonly uri: string;
}

/** `POST /api/account/second-factor/confirm { code }` and `.../codes { code } | { passkey }`: the recovery codes are answered this once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
  readonly keys: KeysInfo;
}

/** What an authenticator answers to a question of this house. */
export type PasskeyAnswer = AuthenticationResponseJSON;
/** What it answers when it has made a passkey. */
export type PasskeyMade = RegistrationResponseJSON;

/**
 * Re-authentication: the holder of a device is not the owner of the account, so lasting changes need the password, a passkey or a code of the second factor:
 * with the request, or in the last minutes with this session (`POST /api/account/prove`, or a login). 403 `proof-needed` otherwise.
 */
export interface Proof {
  readonly password?: string;
  readonly passkey?: PasskeyAnswer;
  readonly code?: string;
}

/**
 * `POST /api/passkeys/make { account } & Proof` answers what a browser needs to make a passkey: with the name of the account to be for a guest, with a
 * proof for whoever has one. `POST /api/passkeys/keep { made, account?, name? }` keeps it and answers `PasskeyKept`; a guest has an account then.
 */
export type PasskeyToMake = PublicKeyCredentialCreationOptionsJSON;

export interface PasskeyKept {
  readonly me: Me;
  readonly keys: KeysInfo;
}

/**
 * `POST /api/passkeys/ask { to: 'login' | 'prove' }` answers what a browser needs to ask for a passkey: any of this house, or one of the caller's own. The
 * question holds for a few minutes, for the session that asked, and once. `POST /api/passkeys/login { passkey }` answers `Me`.
 * `POST /api/passkeys/rename { id, name }` and `POST /api/passkeys/remove { id, last? } & Proof` answer `KeysInfo`; the last way into an account is taken
 * away only with `last: true` (409 `last-way`).
 */
export type PasskeyAsked = PublicKeyCredentialRequestOptionsJSON;

/**
 * `POST /api/account/forgot { account, language }`, with the name of an account or a mail address, answers `{}` whatever there is: if there is such an
 * account with a confirmed address, a link goes there. `POST /api/account/recover { token, next, code? }` sets the password, ends all sessions and answers `Me`.
 * `GET /api/account/recovery` answers `RecoveryInfo`.
 */
export interface RecoveryInfo {
  /** This house sends mail. */
  readonly mails: boolean;
}
