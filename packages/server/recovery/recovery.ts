import { setTimeout as wait } from 'node:timers/promises';
import type { Alerts } from '../alerts/alerts.ts';
import { signedToken, type AlertChannel } from '../alerts/channel.ts';
import type { Language } from '../alerts/translate.ts';
import { type Rate, RateLimit } from '../limits.ts';
import { createResetLink, newToken } from '../people/password-reset.ts';
import { hashOf } from '../people/people.ts';
import { personOf } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';
import { addressesOf, recoveryMessage } from './messages.ts';

const HOUR = 3_600_000;
/** A link that was sent holds for so long. */
const LINK_HOLDS = HOUR;
/** Milliseconds before each try. Whoever hears nothing asks again, so it is not tried for long. */
const TRIES = [0, 5_000, 30_000];

export interface RecoveryContext {
  readonly store: Store;
  readonly alerts: Alerts;
  readonly rate: Rate;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly gaveUp: (why: string) => void;
}

/**
 * Links by which whoever forgot his password sets another. What a link says is known to its reader alone: the store has a hash of it, and so it goes out
 * at once and past the outbox, where whoever reads the database could read it.
 */
export class Recovery {
  private readonly house: RecoveryContext;
  private readonly perAccount: RateLimit;
  private readonly going = new Set<Promise<void>>();
  private readonly closing = new AbortController();

  constructor(house: RecoveryContext) {
    this.house = house;
    this.perAccount = new RateLimit(house.rate, house.now);
  }

  /** Nobody learns from the answer, or from how long it takes, whether there is such an account: the work is done afterwards. */
  ask(wanted: string, language: Language): void {
    const work = this.write(wanted.trim().toLowerCase(), language)
      .catch((error: unknown) => this.house.failed(error))
      .finally(() => this.going.delete(work));
    this.going.add(work);
  }

  /** By the name of the account to all its addresses; by an address, to that one, for each account there. */
  private async write(wanted: string, language: Language): Promise<void> {
    const { store, alerts } = this.house;
    const byName = await store.personByAccount(wanted);
    if (byName !== null) return this.send(byName.person, await addressesOf(alerts, byName.person.id), language);
    for (const person of (await store.rows('accountsAt', wanted)).map(personOf)) {
      const ways = await addressesOf(alerts, person.id);
      await this.send(
        person,
        ways.filter(({ address }) => address.toLowerCase() === wanted),
        language,
      );
    }
  }

  private async send(person: Person, ways: readonly AlertChannel[], language: Language): Promise<void> {
    const { store, alerts, now } = this.house;
    if (ways.length === 0 || person.account === null || !this.perAccount.take(person.id)) return;
    for (const way of ways) {
      const token = newToken();
      await createResetLink(store, person.id, hashOf(token), now(), now() + LINK_HOLDS);
      await this.post(way, recoveryMessage(language, person.account, token, signedToken(alerts.secret, 'stop', way.id)));
    }
  }

  private async post(way: AlertChannel, message: ReturnType<typeof recoveryMessage>): Promise<void> {
    const { alerts, gaveUp } = this.house;
    const id = newToken().slice(0, 24);
    let why = '';
    for (const pause of TRIES) {
      try {
        await wait(pause, undefined, { signal: this.closing.signal });
      } catch {
        return;
      }
      const outcome = await alerts.mail({ id, message }, way.address);
      if (outcome.how === 'sent') return;
      ({ why } = outcome);
      if (outcome.how === 'never') break;
    }
    gaveUp(why);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.going);
  }
}
