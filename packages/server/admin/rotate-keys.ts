import { randomBytes } from 'node:crypto';
import type { Statement, Store } from '../store/store.ts';

/** What the server signs and recognises with, apart from the secrets of single games, which are committed to before the first draw. */
export const HOUSE_KEYS = ['links', 'push'] as const;
type HouseKey = (typeof HOUSE_KEYS)[number];

interface Rotation {
  readonly operator: string;
  readonly reason: string;
  readonly at: number;
}

/**
 * Replaces keys of the house. `links`: with which links in messages, addresses of calendars, marks of trusted devices and hashes of network addresses are made;
 * the old ones hold no more. `push`: the key pair of web push; browsers must be asked again. No server may run, for each keeps them in memory. It is one
 * transaction, and stays on the list of orders.
 */
export async function rotateKeys(store: Store, keys: readonly HouseKey[], { operator, reason, at }: Rotation): Promise<void> {
  const order = randomBytes(9).toString('base64url');
  const changes: Statement[] = [
    ['addOrder', order, at, operator, 'rotate-keys', keys.join(','), '{}', reason],
    ['closeOrder', at, 'rotated', order],
  ];
  if (keys.includes('links')) changes.push(['setSecret', randomBytes(32).toString('hex')], ['dropRates', Number.MAX_SAFE_INTEGER]);
  if (keys.includes('push')) changes.push(['dropPushKeys'], ['dropPushWays']);
  await store.change(...changes);
}
