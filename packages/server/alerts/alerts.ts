import { randomBytes, randomInt } from 'node:crypto';
import type { BanList } from '../admin/ban-list.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { AlertSink } from '../table/context.ts';
import { AlertRepository } from './repository.ts';
import { LOST_AFTER } from './send-message.ts';
import { BATCH_MS, VIEW_GRACE_MS, AlertCollector } from './collector.ts';
import { Mailer } from './mail.ts';
import type { SentMessage } from './message.ts';
import type { Outcome } from './outcome.ts';
import { push, type PushKeys, pushKeys } from './push.ts';
import { PUBLIC_EGRESS, type EgressPolicy } from './safe-fetch.ts';
import { AlertSender } from './sender.ts';
import { type AlertSettings, baseUrl, senderOf } from './settings.ts';
import { callWebhook } from './webhook.ts';

/** Between two messages to somebody. */
const GAP = 300_000;
/** Who sends, as push services want to know it, where the house has no address of its own. */
const NOBODY_IN_PARTICULAR = 'mailto:operator@redbook.invalid';

export interface AlertContext {
  readonly store: Store;
  readonly standings: BanList;
  readonly metrics: Metrics;
  readonly settings: AlertSettings;
  readonly lookEvery: number;
  readonly now: () => number;
  readonly failed: (error: unknown, doing: 'alerts') => void;
  readonly gaveUp: (way: string, why: string) => void;
}

/** Tells people who are not here that something waits for them. */
export interface Alerts extends AlertSink {
  readonly book: AlertRepository;
  readonly secret: string;
  readonly keys: PushKeys;
  readonly reach: EgressPolicy;
  /** Where the house is reached; without it there is neither mail nor webhook. */
  readonly house: string | null;
  readonly mails: boolean;
  /** Sends one at once, and past the outbox: for what nobody must be able to read there. */
  mail(posted: SentMessage, to: string): Promise<Outcome>;
  /** Somebody is here, or was until now. */
  isHere(person: string): void;
  /** His ways are not what they were. */
  forget(person: string): void;
  close(): Promise<void>;
}

const CANNOT: Outcome = { how: 'never', why: 'this house has no such way any more', note: 'unreachable', close: false };

export async function openAlerts({ store, standings, metrics, settings, lookEvery, now, failed, gaveUp }: AlertContext): Promise<Alerts> {
  const book = new AlertRepository(store);
  const lookout = new AlertCollector(book, now, { gather: settings.gather ?? BATCH_MS, looking: settings.looking ?? VIEW_GRACE_MS });
  const [keys, secret] = [await pushKeys(store), await store.secret()];
  const house = baseUrl(settings);
  const reach: EgressPolicy = { ...PUBLIC_EGRESS, friends: settings.friends ?? [] };
  const mailer =
    settings.smtp === undefined || house === null ? null : new Mailer({ url: settings.smtp, from: senderOf(settings, house), house });
  const subject = house?.startsWith('https://') === true ? house : NOBODY_IN_PARTICULAR;
  const sendMail = async (posted: SentMessage, to: string): Promise<Outcome> => (mailer === null ? CANNOT : mailer.send(posted, to));
  const complain = (error: unknown): void => failed(error, 'alerts');
  const sender = new AlertSender({
    book,
    lookout,
    telling: { book, secret, now, gap: settings.gap ?? GAP, isBanned: (person) => standings.isBanned(person, now()) },
    delivering: {
      book,
      carry: {
        push: (posted, way) => push(posted, way, keys, subject, reach),
        mail: (posted, way) => sendMail(posted, way.address),
        webhook: async (posted, way) => (house === null ? CANNOT : callWebhook(posted, way, house, reach)),
      },
      metrics,
      now,
      spread: () => randomInt(1000) / 999,
      lostAfter: settings.lostAfter ?? LOST_AFTER,
      gaveUp,
    },
    shared: store.shared,
    // Nobody else can have the file: whoever had it before is gone.
    node: store.shared ? randomBytes(9).toString('base64url') : 'alone',
    lookEvery,
    now,
    failed: complain,
  });
  return {
    book,
    secret,
    keys,
    reach,
    house,
    mails: mailer !== null,
    mail: sendMail,
    changed: (head, here, looking) => lookout.changed(head, here, looking),
    saw: (table, person) => void lookout.saw(table, person).catch(complain),
    wrote: (table, settings, line, looking) => lookout.wrote(table, settings, line, looking),
    isHere: (person) => lookout.isHere(person),
    forget: (person) => lookout.forget(person),
    async close() {
      await sender.close();
      mailer?.close();
    },
  };
}
