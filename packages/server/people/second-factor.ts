import { createHash, randomBytes } from 'node:crypto';
import type { SecondFactorInfo, SecondFactorSecret } from '#wire';
import { RefusedError } from '../refused-error.ts';
import { mustBe, numberIn, numberOrNull, textIn } from '../store/rows.ts';
import type { Statement, Store } from '../store/store.ts';
import { base32, matchingStep } from './totp.ts';

const ISSUER = 'Red Book';
const SECRET_BYTES = 20;
/** How long a secret that was shown waits for its first code. */
const SETUP_HOLDS = 30 * 60_000;
const CODES = 10;
/** 80 bits: too many to be found by trying, so a plain hash is enough. */
const CODE_BYTES = 10;

const hashOf = (person: string, code: string): string => createHash('sha256').update(`recovery code ${person} ${code}`).digest('base64url');

/** Recovery codes are typed from paper: spaces, hyphens and small letters do not matter. */
const normalized = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

/** Whether it has the form of a recovery code, which is not found by trying. */
export const isRecoveryCode = (code: string): boolean => /^[A-Z2-7]{16}$/.test(normalized(code));

const newCodes = (): string[] => Array.from({ length: CODES }, () => base32(randomBytes(CODE_BYTES)));
/** In groups of four, as they are read. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const addCodes = (person: string, codes: readonly string[]): Statement[] =>
  codes.map((code) => ['addRecoveryCode', hashOf(person, code), person]);

/** A second factor beside the password: codes of an authenticator app, and recovery codes for the day it is lost. */
export class SecondFactors {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async isOn(person: string): Promise<boolean> {
    return (await secondFactorOf(this.store, person)) !== null;
  }

  /** A new secret for an app. Nothing changes before a code of it is given. */
  async begin(person: string, account: string): Promise<SecondFactorSecret> {
    const secret = randomBytes(SECRET_BYTES);
    const text = secret.toString('base64url');
    if ((await this.store.change(['beginSecondFactor', person, text, this.now()])) !== 1)
      throw new RefusedError('has-second-factor', 'This account has a second factor already; turn it off first');
    const shown = base32(secret);
    const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(account)}`;
    return {
      secret: shown,
      uri: `otpauth://totp/${label}?secret=${shown}&issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=6&period=30`,
    };
  }

  /** Turns it on by the first code of the app. Answers the recovery codes, which are shown this once. */
  async confirm(person: string, code: string): Promise<string[]> {
    const [row] = await this.store.rows('secondFactor', person);
    if (row === undefined || numberOrNull(row, 'confirmed_at') !== null || numberIn(row, 'made_at') < this.now() - SETUP_HOLDS)
      throw new RefusedError('no-second-factor', 'No second factor is being set up; begin again');
    const secret = textIn(row, 'secret');
    const step = matchingStep(Buffer.from(secret, 'base64url'), normalized(code), this.now());
    if (step === null) throw wrongCode();
    const codes = newCodes();
    const on = await this.store.changeIf(
      ['confirmSecondFactor', this.now(), step, person, secret],
      ['dropRecoveryCodes', person],
      ...addCodes(person, codes),
    );
    if (!on) throw new RefusedError('no-second-factor', 'No second factor is being set up; begin again');
    return codes.map(grouped);
  }

  /** Uses a code, of the app or a recovery code: each holds once, on whichever node. Answers which it was; throws when it is none. */
  async use(person: string, code: string): Promise<'code' | 'recovery-code'> {
    const text = normalized(code);
    if (isTotp(text)) {
      const [row] = await this.store.rows('secondFactor', person);
      const step = row === undefined ? null : matchingStep(Buffer.from(textIn(row, 'secret'), 'base64url'), text, this.now());
      if (step !== null && (await this.store.change(['useSecondFactor', step, person, step])) === 1) return 'code';
    } else if ((await this.store.change(['takeRecoveryCode', hashOf(person, text), person])) === 1) return 'recovery-code';
    throw wrongCode();
  }

  /** New recovery codes; the old ones hold no more. */
  async renewCodes(person: string): Promise<string[]> {
    const codes = newCodes();
    await this.store.change(['dropRecoveryCodes', person], ...addCodes(person, codes));
    return codes.map(grouped);
  }

  async stop(person: string): Promise<void> {
    await this.store.change(...dropSecondFactor(person));
  }
}

/** Null for an account without one. */
export async function secondFactorOf(store: Store, person: string): Promise<SecondFactorInfo | null> {
  const [row] = await store.rows('secondFactor', person);
  if (row === undefined || numberOrNull(row, 'confirmed_at') === null) return null;
  const [codes] = await store.rows('recoveryCodes', person);
  return { since: numberIn(row, 'confirmed_at'), codes: numberIn(mustBe(codes ?? null), 'remaining') };
}

/** Takes the second factor of a person away. */
export const dropSecondFactor = (person: string): Statement[] => [
  ['dropSecondFactor', person],
  ['dropRecoveryCodes', person],
];

const wrongCode = (): RefusedError => new RefusedError('wrong-code', 'This code does not hold, or was used already');
