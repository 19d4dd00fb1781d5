import { isObject } from '#kernel';
import type { PasskeyAnswer, PasskeyAsked, PasskeyInfo, PasskeyMade, PasskeyToMake } from '#wire';
import { RefusedError } from '../refused-error.ts';
import { numberIn, type StoredRow, textIn, textOrNull } from '../store/rows.ts';
import { Conflict, type Person, type Statement, type Store } from '../store/store.ts';
import { type WebAuthnChallenge, CHALLENGE_HOLDS, Challenges, type Purpose } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

const HOUSE = 'Red Book';
const MOST_PASSKEYS = 20;
/** Ed25519, ES256 and RS256 by their COSE numbers: every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** A session that asks from a page. */
export interface Caller {
  readonly session: string;
  readonly site: RelyingParty;
}

/** A passkey that was made and looked at, and is not kept yet. */
interface NewPasskey {
  /** The statement that stores it for the owner of this account. */
  readonly keep: (person: string, account: string) => Statement;
}

interface Passkey {
  readonly id: string;
  readonly person: Person;
  readonly host: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

const passkeyOf = (row: StoredRow): Passkey => ({
  id: textIn(row, 'id'),
  person: { id: textIn(row, 'person'), name: textIn(row, 'person_name'), account: textOrNull(row, 'account') },
  host: textIn(row, 'host'),
  publicKey: new Uint8Array(Buffer.from(textIn(row, 'public_key'), 'base64url')),
  counter: numberIn(row, 'counter'),
});

export const passkeyInfo = (row: StoredRow): PasskeyInfo => ({
  id: textIn(row, 'id'),
  name: textIn(row, 'name'),
  madeAt: numberIn(row, 'made_at'),
  usedAt: numberIn(row, 'used_at'),
  synced: numberIn(row, 'synced') === 1,
  host: textIn(row, 'host'),
});

/** It has much to load that most houses never need. */
const library = () => import('@simplewebauthn/server');

const refused = (): RefusedError => new RefusedError('passkey-refused', 'The answer of the passkey does not hold');

/** Another way into an account than a password: keys that never leave the devices of their owner, of which the house has the public half. */
export class Passkeys {
  private readonly store: Store;
  private readonly challenges: Challenges;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.challenges = new Challenges(store, now);
    this.now = now;
  }

  async of(person: string): Promise<PasskeyInfo[]> {
    return (await this.store.rows('passkeysOf', person)).map(passkeyInfo);
  }

  /** What a browser needs to make one for this account. */
  async toMake({ id, name }: Person, account: string, caller: Caller): Promise<PasskeyToMake> {
    const known = await this.of(id);
    if (known.length >= MOST_PASSKEYS) throw new RefusedError('too-many-passkeys', `An account has ${MOST_PASSKEYS} passkeys at most`);
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: HOUSE,
      rpID: caller.site.host,
      userName: account,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(id)),
      challenge: await this.ask(makingFor(account), caller),
      timeout: CHALLENGE_HOLDS,
      excludeCredentials: known.map((each) => ({ id: each.id })),
      // It is found without a name, and its owner is asked for finger, face or number: it stands for a password.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** Looks at what a browser has made. It is kept for the account for which it was asked, and for no other. */
  async made(made: PasskeyMade, account: string, name: string, caller: Caller): Promise<NewPasskey> {
    const expectedChallenge = await this.answered(made.response.clientDataJSON, makingFor(account), caller);
    const { verifyRegistrationResponse } = await library();
    const { origin: expectedOrigin, host } = caller.site;
    const looked = await verifyRegistrationResponse({
      response: made,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: host,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (looked?.verified !== true) throw refused();
    const { credential, credentialBackedUp } = looked.registrationInfo;
    const [at, key] = [this.now(), Buffer.from(credential.publicKey).toString('base64url')];
    const transports = (made.response.transports ?? []).join(',');
    return {
      keep: (person, account) => [
        'addPasskey',
        credential.id,
        host,
        key,
        credential.counter,
        transports,
        credentialBackedUp ? 1 : 0,
        name,
        at,
        at,
        person,
        account,
      ],
    };
  }

  /** For a person who has an account already. */
  async add({ id, account }: Person & { readonly account: string }, passkey: NewPasskey): Promise<void> {
    try {
      if ((await this.store.change(passkey.keep(id, account))) === 1) return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
    throw refused();
  }

  /** The options of a browser request: for any account, or for one. */
  async toAsk(purpose: 'login' | 'prove', person: Person | null, caller: Caller): Promise<PasskeyAsked> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: caller.site.host,
      challenge: await this.ask(purpose, caller),
      timeout: CHALLENGE_HOLDS,
      userVerification: 'required',
      ...(person === null ? {} : { allowCredentials: (await this.of(person.id)).map(({ id }) => ({ id })) }),
    });
  }

  /** Whose passkey has answered. */
  async owner(answer: PasskeyAnswer, purpose: 'login' | 'prove', caller: Caller): Promise<Person> {
    const expectedChallenge = await this.answered(answer.response.clientDataJSON, purpose, caller);
    const [row] = await this.store.rows('passkey', answer.id);
    const { origin: expectedOrigin, host } = caller.site;
    if (row === undefined) throw new RefusedError('passkey-unknown', 'No account here has this passkey');
    const { id, person, publicKey, counter, host: made } = passkeyOf(row);
    if (made !== host || person.account === null) throw new RefusedError('passkey-unknown', 'No account here has this passkey');
    const { verifyAuthenticationResponse } = await library();
    const looked = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: host,
      // What it counts is looked at below: a key that counts backwards is told apart from an answer that does not hold.
      credential: { id, publicKey, counter: 0 },
    }).catch(() => null);
    if (looked?.verified !== true) throw refused();
    const { newCounter, credentialBackedUp } = looked.authenticationInfo;
    const counts = newCounter > 0 || counter > 0;
    if (counts && newCounter <= counter) throw copied();
    const used = await this.store.change(['usePasskey', newCounter, credentialBackedUp ? 1 : 0, this.now(), id, newCounter]);
    if (used !== 1) throw copied();
    return person;
  }

  async rename(person: string, id: string, name: string): Promise<void> {
    if ((await this.store.change(['renamePasskey', name, id, person])) !== 1) throw notFound();
  }

  /** The last way into an account goes only when that is what its owner wants. */
  async remove(person: string, id: string, evenLast: boolean): Promise<void> {
    if ((await this.store.change([evenLast ? 'dropPasskey' : 'dropSparePasskey', id, person])) === 1) return;
    if (evenLast || !(await this.of(person)).some((each) => each.id === id)) throw notFound();
    throw new RefusedError('last-way', 'Without this passkey there is no way into this account any more');
  }

  private async ask(purpose: Purpose, { session, site }: Caller): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = await this.challenges.ask({ purpose, session, origin: site.origin });
    return new Uint8Array(Buffer.from(challenge, 'base64url'));
  }

  /** Takes the challenge that an answer is for; each can be taken once. */
  private async answered(clientDataJSON: string, purpose: Purpose, { session, site }: Caller): Promise<string> {
    const { challenge, origin } = clientData(clientDataJSON);
    if (origin !== site.origin) throw new RefusedError('passkey-elsewhere', `This was answered at ${origin}, not at ${site.origin}`);
    const asking: WebAuthnChallenge = { purpose, session, origin };
    if (!(await this.challenges.take(challenge, asking)))
      throw new RefusedError('passkey-late', 'This answer comes too late, a second time, or from somebody else than was asked');
    return challenge;
  }
}

const makingFor = (account: string): Purpose => `make ${account.toLowerCase()}`;

const notFound = (): RefusedError => new RefusedError('not-found', 'There is no such passkey');

const copied = (): RefusedError =>
  new RefusedError('passkey-copied', 'This passkey counts fewer uses than it had before: somebody may have a copy of it');

/** What the browser says it was asked, and by which page. The signature is over these very bytes. */
function clientData(text: string): { readonly challenge: string; readonly origin: string } {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (isObject(read) && typeof read.challenge === 'string' && typeof read.origin === 'string')
      return { challenge: read.challenge, origin: read.origin };
  } catch {
    // It is no answer, as below.
  }
  throw refused();
}
