import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { deviceOf, trustedDeviceToken } from './trusted-device.ts';
import { guestName } from './guest-name.ts';
import { RefusedError } from '../refused-error.ts';
import type { Person, Statement, Store } from '../store/store.ts';

const REMEMBERED = 10_000;
const MINUTE = 60_000;
const DAY = 86_400_000;
/** A session that was not used for so long is over; browsers drop cookies after the same time. */
export const SESSION_KEPT = 400 * DAY;

/** A session as the browser keeps it: the token is known only there. */
interface NewSession {
  readonly token: string;
  readonly person: Person;
}

/** A session of an account, with the mark by which its device is known from now on. */
export interface Entrance extends NewSession {
  readonly mark: string;
  /** The device was not let in to this account before. */
  readonly isNewDevice: boolean;
}

/** Called with the hash of a session that has ended, here or on another node; null when it is not known which sessions have. */
type SessionEndListener = (session: string | null) => void;

/** What a session is called wherever its token must not be known. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Guests, accounts and their sessions. */
export class People {
  private readonly store: Store;
  /** Persons by hash of their token: for a day, so that a session in use is noted as such; on several nodes, where it may end elsewhere, for a minute. */
  private readonly known = new Map<string, { readonly person: Person; readonly until: number }>();
  /** Compared with when there is no such account, so that the answer takes as long. */
  private readonly nobody: Promise<string>;
  /** When to look next for sessions that are over. */
  private sweepAt = 0;
  private endings = 0;
  private readonly sessionEndListeners: SessionEndListener[] = [];

  constructor(store: Store) {
    this.store = store;
    store.onSessionEnd((session) => {
      this.endings++;
      if (session === null) this.known.clear();
      else this.known.delete(session);
      for (const listener of this.sessionEndListeners) listener(session);
    });
    this.nobody = hash(randomBytes(16).toString('hex'));
  }

  onSessionEnd(listener: SessionEndListener): void {
    this.sessionEndListeners.push(listener);
  }

  async bySession(token: string | null, now: number): Promise<Person | null> {
    if (token === null) return null;
    const key = hashOf(token);
    const known = this.known.get(key);
    if (known !== undefined && known.until > now) return known.person;
    const { endings } = this;
    const session = await this.store.session(key);
    this.known.delete(key);
    if (session === null || session.usedAt < now - SESSION_KEPT) return null;
    if (session.usedAt < now - DAY) await this.store.useSession(key, now);
    // One has ended while we looked, and it may be this one.
    if (endings !== this.endings) return this.bySession(token, now);
    this.known.set(key, { person: session.person, until: now + (this.store.shared ? MINUTE : DAY) });
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
    return session.person;
  }

  async newGuest(now: number, agent = ''): Promise<NewSession> {
    const id = randomBytes(12).toString('base64url');
    const person: Person = { id, name: guestName(), account: null };
    await this.store.addPerson(person, now);
    return this.begin(person, agent, now);
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.store.rename(person.id, name);
    this.forget(person.id);
    return { ...person, name };
  }

  /** The guest becomes the account and keeps its tables. The session token is rotated, for another person may know the old one. */
  async register(person: Person, account: string, password: string, agent: string, now: number): Promise<Entrance> {
    return this.claim(person, account, await hash(password), [], agent, now);
  }

  /** The same without a password: by a passkey, which is kept together with the name or not at all. */
  registerBy(
    person: Person,
    account: string,
    keep: (person: string, account: string) => Statement,
    agent: string,
    now: number,
  ): Promise<Entrance> {
    return this.claim(person, account, null, [keep(person.id, account.toLowerCase())], agent, now);
  }

  private async claim(
    person: Person,
    account: string,
    passwordHash: string | null,
    also: readonly Statement[],
    agent: string,
    now: number,
  ): Promise<Entrance> {
    if (person.account !== null) throw new RefusedError('has-account', `You are signed in as ${person.account} already`);
    const claimed = await this.store.claimAccount(person.id, account.toLowerCase(), passwordHash, also);
    if (!claimed) throw new RefusedError('account-taken', `The account name ${account} is taken`);
    this.forget(person.id);
    return this.enter({ ...person, account: account.toLowerCase() }, null, agent, now);
  }

  /** Whose account it is, if this is its password. */
  async owner(account: string, password: string): Promise<Person> {
    const found = await this.store.personByAccount(account.toLowerCase());
    const right = await verify(found?.passwordHash ?? (await this.nobody), password);
    if (found === null || !right) throw new RefusedError('wrong-password', 'There is no such account with this password');
    return found.person;
  }

  /** The device this mark was given to, if it was let in to this account. */
  async deviceOf(account: string, mark: string | null): Promise<string | null> {
    if (mark === null) return null;
    const found = await this.store.personByAccount(account.toLowerCase());
    return found === null ? null : deviceOf(await this.store.secret(), found.person.id, mark);
  }

  /** The session is over at once, and so is all that came in with it. */
  async logout(token: string | null): Promise<void> {
    if (token !== null) await this.store.endSession(hashOf(token));
  }

  /** A device that has a mark of this account keeps it. */
  async enter(person: Person, mark: string | null, agent: string, now: number): Promise<Entrance> {
    const secret = await this.store.secret();
    const known = mark !== null && deviceOf(secret, person.id, mark) !== null ? mark : null;
    return {
      ...(await this.begin(person, agent, now)),
      mark: known ?? trustedDeviceToken(secret, person.id),
      isNewDevice: known === null,
    };
  }

  private async begin(person: Person, agent: string, now: number): Promise<NewSession> {
    const token = randomBytes(32).toString('base64url');
    if (now > this.sweepAt) {
      this.sweepAt = now + DAY;
      await this.store.endSessions(now - SESSION_KEPT);
    }
    await this.store.addSession(hashOf(token), person.id, now, agent);
    return { token, person };
  }

  /** Names may have changed: reads every person again. */
  forgetAll(): void {
    this.endings++;
    this.known.clear();
  }

  private forget(id: string): void {
    for (const [key, { person }] of this.known) if (person.id === id) this.known.delete(key);
  }
}
