import { randomBytes, randomInt } from 'node:crypto';
import type { Standings } from '../admin/standings.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Herald } from '../table/house.ts';
import { AlertBook } from './book.ts';
import { LOST_AFTER } from './deliver.ts';
import { GATHER, LOOKING, Lookout } from './lookout.ts';
import { Mailer } from './mail.ts';
import type { Posted } from './message.ts';
import type { Outcome } from './outcome.ts';
import { push, type PushKeys, pushKeys } from './push.ts';
import { OPEN_REACH, type Reach } from './reach.ts';
import { Sender } from './sender.ts';
import { type AlertSettings, houseOf, senderOf } from './settings.ts';
import { callWebhook } from './webhook.ts';

/** Between two messages to somebody. */
const GAP = 300_000;
/** Who sends, as push services want to know it, where the house has no address of its own. */
const NOBODY_IN_PARTICULAR = 'mailto:operator@redbook.invalid';

export interface AlertHouse {
  readonly store: Store;
  readonly standings: Standings;
  readonly metrics: Metrics;
  readonly settings: AlertSettings;
  readonly lookEvery: number;
  readonly now: () => number;
  readonly failed: (error: unknown, doing: 'alerts') => void;
  readonly gaveUp: (way: string, why: string) => void;
}

/** Tells people who are not here that something waits for them. */
export interface Alerts extends Herald {
  readonly book: AlertBook;
  readonly secret: string;
  readonly keys: PushKeys;
  readonly reach: Reach;
  /** Where the house is reached; without it there is neither mail nor webhook. */
  readonly house: string | null;
  readonly mails: boolean;
  /** Sends one at once, and past the outbox: for what nobody must be able to read there. */
  mail(posted: Posted, to: string): Promise<Outcome>;
  /** Somebody is here, or was until now. */
  isHere(person: string): void;
  /** His ways are not what they were. */
  forget(person: string): void;
  close(): Promise<void>;
}

const CANNOT: Outcome = { how: 'never', why: 'this house has no such way any more', note: 'unreachable', close: false };

export async function openAlerts({ store, standings, metrics, settings, lookEvery, now, failed, gaveUp }: AlertHouse): Promise<Alerts> {
  const book = new AlertBook(store);
  const lookout = new Lookout(book, now, { gather: settings.gather ?? GATHER, looking: settings.looking ?? LOOKING });
  const [keys, secret] = [await pushKeys(store), await store.secret()];
  const house = houseOf(settings);
  const reach: Reach = { ...OPEN_REACH, friends: settings.friends ?? [] };
  const mailer =
    settings.smtp === undefined || house === null ? null : new Mailer({ url: settings.smtp, from: senderOf(settings, house), house });
  const subject = house?.startsWith('https://') === true ? house : NOBODY_IN_PARTICULAR;
  const sendMail = async (posted: Posted, to: string): Promise<Outcome> => (mailer === null ? CANNOT : mailer.send(posted, to));
  const complain = (error: unknown): void => failed(error, 'alerts');
  const sender = new Sender({
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
    wrote: (table, frame, line, looking) => lookout.wrote(table, frame, line, looking),
    isHere: (person) => lookout.isHere(person),
    forget: (person) => lookout.forget(person),
    async close() {
      await sender.close();
      mailer?.close();
    },
  };
}
