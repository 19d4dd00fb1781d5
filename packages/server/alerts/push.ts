import webPush from 'web-push';
import { isObject } from '#kernel';
import type { PushedAlert } from '#wire';
import type { Store } from '../store/store.ts';
import { textIn } from '../store/rows.ts';
import type { SentMessage } from './message.ts';
import { type SendOutcome, outcomeOf, outcomeOfError } from './outcome.ts';
import { safeFetch, type EgressPolicy } from './safe-fetch.ts';
import { pushAddress, type AlertChannel } from './channel.ts';

/** With what this house signs its messages (VAPID), so that a push service knows who sends them. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start, and the same ever after and on all nodes: browsers have subscribed with them. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const find = async (): Promise<PushKeys | null> => {
    const [row] = await store.rows('pushKeys');
    if (row === undefined) return null;
    const kept: unknown = JSON.parse(textIn(row, 'push_keys'));
    if (isObject(kept) && typeof kept.publicKey === 'string' && typeof kept.privateKey === 'string')
      return { publicKey: kept.publicKey, privateKey: kept.privateKey };
    throw new Error('The keys for push messages are not as they were kept');
  };
  const known = await find();
  if (known !== null) return known;
  await store.change(['setPushKeys', JSON.stringify(webPush.generateVAPIDKeys())]);
  const made = await find();
  if (made === null) throw new Error('The keys for push messages were not kept');
  return made;
}

/** Longer than this and the service need not keep it for a browser that is asleep. */
const KEPT_SECONDS = 86_400;
const LONGEST_TITLE = 120;
const LONGEST_BODY = 600;

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

export async function push(
  { id, message }: SentMessage,
  way: AlertChannel,
  keys: PushKeys,
  subject: string,
  reach: EgressPolicy,
): Promise<SendOutcome> {
  const alert: PushedAlert = {
    id,
    title: cut(message.title, LONGEST_TITLE),
    body: cut(message.lines.map(({ text }) => text).join('\n'), LONGEST_BODY),
    path: message.path,
  };
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(pushAddress(way.address), JSON.stringify(alert), {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      // A repeat replaces the first as long as the browser has not fetched it.
      topic: id.slice(0, 32),
      contentEncoding: 'aes128gcm',
    });
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return outcomeOf(await safeFetch({ url: endpoint, headers: plain, body: body ?? '' }, reach));
  } catch (error) {
    return outcomeOfError(error);
  }
}
