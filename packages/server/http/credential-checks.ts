import type { FastifyRequest } from 'fastify';
import type { AccountEventKind, KeysInfo, Proof } from '#wire';
import { clientOf } from '../people/account-log.ts';
import { readMark, readToken } from '../people/cookie.ts';
import { mustKnowPassword } from '../people/credentials.ts';
import { proveSession, provedUntil } from '../people/fresh-proof.ts';
import { type Caller, Passkeys } from '../people/passkeys.ts';
import { hashOf } from '../people/people.ts';
import { relyingPartyOf } from '../people/relying-party.ts';
import { isRecoveryCode, secondFactorOf, SecondFactors } from '../people/second-factor.ts';
import { type AccountNotice, notifyAccount } from '../recovery/messages.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { SharedRateLimit } from '../shared-rate-limit.ts';
import type { Person } from '../store/store.ts';
import { tooFast, currentUser } from './current-user.ts';

/** What somebody who knows the password can bring about again and again fills no mailbox. */
const REPEATABLE: readonly AccountNotice[] = ['login-new', 'code-refused'];
const ONCE_IN = 600_000;

/** What the account routes share: current account, re-authentication, second factor. */
export class CredentialChecks {
  readonly passkeys: Passkeys;
  readonly secondFactors: SecondFactors;
  private readonly services: Services;
  private readonly tries: SharedRateLimit;
  private readonly codes: SharedRateLimit;

  constructor(services: Services) {
    const { store, limits, now } = services;
    this.services = services;
    this.passkeys = new Passkeys(store, now);
    this.secondFactors = new SecondFactors(store, now);
    this.tries = new SharedRateLimit('proofs', limits.passwords, services);
    this.codes = new SharedRateLimit('codes', limits.codes, services);
  }

  sessionOf({ headers }: FastifyRequest): string {
    return hashOf(readToken(headers.cookie) ?? '');
  }

  /** Where a passkey is asked for. */
  caller(request: FastifyRequest): Caller {
    const { alerts, origins } = this.services;
    return { session: this.sessionOf(request), site: relyingPartyOf(request.headers.origin, alerts.baseUrl, origins) };
  }

  /** A person with an account. */
  async holder(request: FastifyRequest): Promise<Person> {
    const person = await currentUser(this.services, request);
    if (person.account === null) throw new RefusedError('no-account', 'A guest has no account');
    return person;
  }

  /**
   * Re-authentication (step-up): the holder of a device is not the owner of the account. The proof comes with the request, or the session was proved a little
   * while ago. Rate limit: the holder of a device must not find the password by trying.
   */
  async mustProve(request: FastifyRequest, person: Person, proof: Proof): Promise<void> {
    const { store, now } = this.services;
    const session = this.sessionOf(request);
    if (proof.password === undefined && proof.passkey === undefined && proof.code === undefined) {
      if ((await provedUntil(store, session)) > now()) return;
      throw new RefusedError('proof-needed', 'This needs the password, a passkey or a code of the second factor once more');
    }
    await this.check(request, person, proof);
    await proveSession(store, session, now());
  }

  /** The same where a password is not enough: a passkey, or a code of the second factor. */
  async mustProveSecondFactor(request: FastifyRequest, person: Person, proof: Omit<Proof, 'password'>): Promise<void> {
    if (proof.passkey === undefined && proof.code === undefined)
      throw new RefusedError('second-factor-needed', 'This needs a code of the second factor, or a passkey');
    return this.mustProve(request, person, proof);
  }

  private async check(request: FastifyRequest, person: Person, { password, passkey, code }: Proof): Promise<void> {
    if (!(await this.tries.take(`own ${person.id}`))) throw tooFast();
    if (passkey !== undefined) {
      const { id } = await this.passkeys.owner(passkey, 'prove', this.caller(request));
      if (id !== person.id) throw new RefusedError('passkey-other', 'This passkey belongs to another account');
    } else if (password !== undefined) await mustKnowPassword(this.services.store, person, password);
    else await this.useCode(request, person, code ?? '');
  }

  /**
   * Codes have six digits, so few of them may be tried: for an account from all strange devices together, and from each device that was let in before. Recovery
   * codes cannot be found by trying and are not counted, so that strangers who try codes do not lock the owner out.
   */
  async useCode(request: FastifyRequest, person: Person, code: string): Promise<'code' | 'recovery-code'> {
    const { people } = this.services;
    const device = await people.deviceOf(person.account ?? '', readMark(request.headers.cookie));
    const key = device === null ? `account ${person.id}` : `device ${device}`;
    if (!isRecoveryCode(code) && !(await this.codes.take(key))) throw tooFast();
    return this.secondFactors.use(person.id, code);
  }

  /** After the right password: the second factor of an account that has one. Answers what was used; the owner hears of a wrong code. */
  async mustHaveSecondFactor(request: FastifyRequest, person: Person, code: string | undefined): Promise<'code' | 'recovery-code' | null> {
    if (!(await this.secondFactors.isOn(person.id))) return null;
    if (code === undefined) throw new RefusedError('second-factor-needed', 'This account asks for a code of its second factor, too');
    try {
      return await this.useCode(request, person, code);
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'wrong-code') {
        await this.report(request, person, 'code-refused');
      }
      throw error;
    }
  }

  async keysOf(session: string, { id }: Person): Promise<KeysInfo> {
    const { store, alerts } = this.services;
    const mails = (await alerts.book.ways(id)).some(({ kind, confirmedAt }) => kind === 'mail' && confirmedAt !== null);
    return {
      password: (await store.rows('hasPassword', id)).length > 0,
      passkeys: await this.passkeys.of(id),
      address: alerts.mails ? mails : null,
      secondFactor: await secondFactorOf(store, id),
      provedUntil: await provedUntil(store, session),
    };
  }

  /** Into the account's own list, where it has one. */
  async record(request: FastifyRequest, { id, account }: Person, kind: AccountEventKind, detail = ''): Promise<void> {
    if (account !== null) await this.services.accountLog.add(id, kind, clientOf(request), detail);
  }

  /** Into the list, and to the owner, who must know if another person did it. What can be brought about again and again is sent once in a while. */
  async report(request: FastifyRequest, person: Person, what: AccountNotice, detail = ''): Promise<void> {
    const { accountLog, alerts, now } = this.services;
    const { id, account } = person;
    const isRepeated = REPEATABLE.includes(what) && (await accountLog.hasSince(id, what, now() - ONCE_IN));
    await this.record(request, person, what, detail);
    if (account !== null && !isRepeated) await notifyAccount(alerts, { id, account }, what, clientOf(request), now());
  }
}
