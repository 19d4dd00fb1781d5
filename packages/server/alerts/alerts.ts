import { randomBytes, randomInt } from 'node:crypto';
import type { BanList } from '../admin/ban-list.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { AlertSink } from '../table/session/context.ts';
import { AlertRepository } from './repository.ts';
import { LOST_AFTER } from './send-message.ts';
import { BATCH_MS, VIEW_GRACE_MS, AlertCollector } from './collector.ts';
import { Mailer } from './mail.ts';
import type { SentMessage } from './message.ts';
import type { SendOutcome } from './outcome.ts';
import { push, type PushKeys, pushKeys } from './push.ts';
import { PUBLIC_EGRESS, type EgressPolicy } from './safe-fetch.ts';
import { AlertSender } from './sender.ts';
import { type AlertSettings, baseUrlOf, senderOf } from './settings.ts';
import { callWebhook } from './webhook.ts';

/** Milliseconds between two messages to one person. */
const GAP = 300_000;
/** Who sends, as push services want to know it, where the server has no address of its own. */
const NOBODY_IN_PARTICULAR = 'mailto:operator@redbook.invalid';

interface AlertContext {
  readonly store: Store;
  readonly bans: BanList;
  readonly metrics: Metrics;
  readonly settings: AlertSettings;
  readonly pollInterval: number;
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
  /** Where the server is reached; without it there is neither mail nor webhook. */
  readonly baseUrl: string | null;
  readonly mails: boolean;
  /** Sends a message at once, without the outbox: for links that must not be readable in the database. */
  mail(posted: SentMessage, to: string): Promise<SendOutcome>;
  /** The person is connected, or was until now. */
  isHere(person: string): void;
  /** The channels of a person have changed. */
  forget(person: string): void;
  close(): Promise<void>;
}

const CANNOT: SendOutcome = { how: 'never', why: 'this house has no such way any more', note: 'unreachable', close: false };

export async function openAlerts({ store, bans, metrics, settings, pollInterval, now, failed, gaveUp }: AlertContext): Promise<Alerts> {
  const book = new AlertRepository(store);
  const collector = new AlertCollector(book, now, { gather: settings.gather ?? BATCH_MS, looking: settings.looking ?? VIEW_GRACE_MS });
  const [keys, secret] = [await pushKeys(store), await store.secret()];
  const baseUrl = baseUrlOf(settings);
  const reach: EgressPolicy = { ...PUBLIC_EGRESS, friends: settings.friends ?? [] };
  const mailer =
    settings.smtp === undefined || baseUrl === null ? null : new Mailer({ url: settings.smtp, from: senderOf(settings, baseUrl), baseUrl });
  const subject = baseUrl?.startsWith('https://') === true ? baseUrl : NOBODY_IN_PARTICULAR;
  const sendMail = async (posted: SentMessage, to: string): Promise<SendOutcome> => (mailer === null ? CANNOT : mailer.send(posted, to));
  const complain = (error: unknown): void => failed(error, 'alerts');
  const sender = new AlertSender({
    book,
    collector,
    telling: { book, secret, now, gap: settings.gap ?? GAP, isBanned: (person) => bans.isBanned(person, now()) },
    delivering: {
      book,
      carry: {
        push: (posted, way) => push(posted, way, keys, subject, reach),
        mail: (posted, way) => sendMail(posted, way.address),
        webhook: async (posted, way) => (baseUrl === null ? CANNOT : callWebhook(posted, way, baseUrl, reach)),
      },
      metrics,
      now,
      jitter: () => randomInt(1000) / 999,
      lostAfter: settings.lostAfter ?? LOST_AFTER,
      gaveUp,
    },
    shared: store.shared,
    // The SQLite file has one user at a time: an earlier node is gone.
    node: store.shared ? randomBytes(9).toString('base64url') : 'alone',
    pollInterval,
    now,
    failed: complain,
  });
  return {
    book,
    secret,
    keys,
    reach,
    baseUrl,
    mails: mailer !== null,
    mail: sendMail,
    changed: (head, here, looking) => collector.changed(head, here, looking),
    viewed: (table, person) => void collector.viewed(table, person).catch(complain),
    chatStatements: (table, settings, line, looking) => collector.chatStatements(table, settings, line, looking),
    isHere: (person) => collector.isHere(person),
    forget: (person) => collector.forget(person),
    async close() {
      await sender.close();
      mailer?.close();
    },
  };
}
