import type { FastifyRequest } from 'fastify';
import type { KeysInfo, Proof } from '#wire';
import { RateLimit } from '../limits.ts';
import { readToken } from '../people/cookie.ts';
import { requireReauth } from '../people/credentials.ts';
import { type Caller, Passkeys } from '../people/passkeys.ts';
import { hashOf } from '../people/people.ts';
import { relyingPartyOf } from '../people/relying-party.ts';
import { keyChanged } from '../recovery/messages.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { tooFast, currentUser } from './current-user.ts';

/** What the account routes share: current account, re-authentication, login. */
export class CredentialChecks {
  readonly passkeys: Passkeys;
  private readonly services: Services;
  private readonly tries: RateLimit;

  constructor(services: Services) {
    const { store, limits, now } = services;
    this.services = services;
    this.passkeys = new Passkeys(store, now);
    this.tries = new RateLimit(limits.passwords, now);
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

  /** Rate limit: the holder of a device must not find the password by trying. */
  async mustProve(request: FastifyRequest, person: Person, proof: Proof): Promise<void> {
    if (!this.tries.take(`own ${person.id}`)) throw tooFast();
    await requireReauth(this.services.store, this.passkeys, person, proof, () => this.caller(request));
  }

  async keysOf({ id }: Person): Promise<KeysInfo> {
    const { store, alerts } = this.services;
    const mails = (await alerts.book.ways(id)).some(({ kind, confirmedAt }) => kind === 'mail' && confirmedAt !== null);
    return {
      password: (await store.rows('hasPassword', id)).length > 0,
      passkeys: await this.passkeys.of(id),
      address: alerts.mails ? mails : null,
    };
  }

  /** By mail to every confirmed address: the owner must know if another person did it. */
  async notifyOf({ id, account }: Person, what: 'password' | 'passkey'): Promise<void> {
    const { alerts, now } = this.services;
    if (account !== null) await keyChanged(alerts, id, account, what, now());
  }
}
