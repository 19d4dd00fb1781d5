import { randomBytes } from 'node:crypto';
import { personOf } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';
import { hashOf } from './people.ts';

/** Password reset links: each can be used once, and for a while. The store has only a hash of the token. */

export const newToken = (): string => randomBytes(32).toString('base64url');

export const resetUrl = (token: string): string => `/recover#${token}`;

/** The owner of the token with this hash may set a password until then. */
export const createResetLink = (store: Store, person: string, tokenHash: string, now: number, until: number): Promise<number> =>
  store.change(['addRecovery', tokenHash, person, until], ['dropRecoveries', now]);

/** Whose link it is, as long as it holds. */
export async function accountOfLink(store: Store, token: string, now: number): Promise<Person | null> {
  const [row] = await store.rows('recovery', hashOf(token), now);
  return row === undefined ? null : personOf(row);
}

/** True the first time. */
export const redeemResetLink = async (store: Store, token: string, now: number): Promise<boolean> =>
  (await store.change(['takeRecovery', hashOf(token), now])) === 1;
