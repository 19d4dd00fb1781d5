import type { Language } from '#kernel';
import { setTimeout as wait } from 'node:timers/promises';
import type { Alerts } from '../alerts/alerts.ts';
import { signedToken, type AlertChannel } from '../alerts/channel.ts';
import type { Rate } from '../limits.ts';
import type { AccountLog, Client } from '../people/account-log.ts';
import { createResetLink, newToken } from '../people/password-reset.ts';
import { hashOf } from '../people/people.ts';
import { deviceOf } from '../people/trusted-device.ts';
import { SharedRateLimit } from '../shared-rate-limit.ts';
import { personOf } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';
import { addressesOf, recoveryMessage } from './messages.ts';

const HOUR = 3_600_000;
/** A link that was sent holds for so long. */
const LINK_HOLDS = HOUR;
/** Milliseconds before each try. A user who gets no mail asks again, so it is not tried for long. */
const TRIES = [0, 5_000, 30_000];

interface RecoveryContext {
  readonly store: Store;
  readonly alerts: Alerts;
  readonly accountLog: AccountLog;
  readonly rate: Rate;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly gaveUp: (why: string) => void;
}

/** Who asks for a link. */
interface Asker {
  readonly network: string;
  /** The mark of a device that was let in before. */
  readonly mark: string | null;
  readonly client: Client;
}

/** All networks together may have so many times as many links of one account as a network. */
const NETWORKS = 4;

/**
 * Password reset links. Only the reader knows the token: the store has a hash of it, so the mail is sent at once and without the outbox, which a
 * reader of the database could read.
 *
 * Strangers who ask for links of an account do not keep its owner from one: a device that was let in before has a rate of its own, so has each network, and
 * when all together have used up theirs, the links that were sent last are valid and lie in the mailbox of the owner. A new link leaves the older ones as they are.
 */
export class Recovery {
  private readonly context: RecoveryContext;
  private readonly ofAsker: SharedRateLimit;
  private readonly ofAccount: SharedRateLimit;
  private readonly going = new Set<Promise<void>>();
  private readonly closing = new AbortController();

  constructor(context: RecoveryContext) {
    this.context = context;
    const { perSecond, burst } = context.rate;
    this.ofAsker = new SharedRateLimit('links of an asker', context.rate, context);
    this.ofAccount = new SharedRateLimit('links of an account', { perSecond: perSecond * NETWORKS, burst: burst * NETWORKS }, context);
  }

  /** Neither the answer nor its time tells whether the account exists: the work is done afterwards. */
  ask(wanted: string, language: Language, asker: Asker): void {
    const work = this.write(wanted.trim().toLowerCase(), language, asker)
      .catch((error: unknown) => this.context.failed(error))
      .finally(() => this.going.delete(work));
    this.going.add(work);
  }

  /** By the name of the account to all its addresses; by an address, to that one, for each account there. */
  private async write(wanted: string, language: Language, asker: Asker): Promise<void> {
    const { store, alerts } = this.context;
    const byName = await store.personByAccount(wanted);
    if (byName !== null) return this.send(byName.person, await addressesOf(alerts, byName.person.id), language, asker);
    for (const person of (await store.rows('accountsAt', wanted)).map(personOf)) {
      const ways = await addressesOf(alerts, person.id);
      await this.send(
        person,
        ways.filter(({ address }) => address.toLowerCase() === wanted),
        language,
        asker,
      );
    }
  }

  private async send(person: Person, ways: readonly AlertChannel[], language: Language, asker: Asker): Promise<void> {
    const { store, alerts, accountLog, now } = this.context;
    if (ways.length === 0 || person.account === null || !(await this.mayHave(person, asker))) return;
    await accountLog.add(person.id, 'recovery-asked', asker.client);
    for (const way of ways) {
      const token = newToken();
      await createResetLink(store, person.id, hashOf(token), now(), now() + LINK_HOLDS);
      await this.post(way, recoveryMessage(language, person.account, token, signedToken(alerts.secret, 'stop', way.id)));
    }
  }

  private async mayHave({ id }: Person, { network, mark }: Asker): Promise<boolean> {
    const device = mark === null ? null : deviceOf(await this.context.store.secret(), id, mark);
    if (device !== null) return this.ofAsker.take(`${id} device ${device}`);
    return (await this.ofAsker.take(`${id} network ${network}`)) && this.ofAccount.take(id);
  }

  private async post(way: AlertChannel, message: ReturnType<typeof recoveryMessage>): Promise<void> {
    const { alerts, gaveUp } = this.context;
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
