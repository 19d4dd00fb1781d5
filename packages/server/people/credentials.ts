import { hash, verify } from '@node-rs/argon2';
import { issueOf } from '#kernel';
import type { SessionInfo } from '#wire';
import { RefusedError } from '../refused-error.ts';
import { numberIn, textIn } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';
import { isGuessable } from './guessable-password.ts';

/** The credentials of an account: password, passkeys, and the sessions that were begun with them. */

const wrong = (): RefusedError => new RefusedError('wrong-password', 'This is not the password of the account');

/** Part of re-authentication. */
export async function mustKnowPassword(store: Store, { account }: Person, password: string): Promise<void> {
  const found = account === null ? null : await store.personByAccount(account);
  if (found?.passwordHash == null || !(await verify(found.passwordHash, password))) throw wrong();
}

/** `path`: the field in which the password was sent. */
export function mustNotBeGuessable(password: string, account: string, path: string): void {
  if (isGuessable(password, account)) throw RefusedError.field(issueOf('guessable', path));
}

/** Ends every session but this one, all of them without one, and all password reset links. */
export async function setPassword(store: Store, { id: person, account }: Person, next: string, session: string | null): Promise<void> {
  mustNotBeGuessable(next, account ?? '', 'next');
  await store.change(['setPassword', await hash(next), person], ['dropRecoveriesOf', person]);
  await endOthers(store, person, session);
}

/** The sessions of a person, the most recent first. `session` is the current one. */
export async function sessionsOf(store: Store, person: string, session: string | null): Promise<SessionInfo[]> {
  return (await store.rows('sessionsOf', person)).map((row) => {
    const id = textIn(row, 'token_hash');
    return { id, agent: textIn(row, 'agent'), madeAt: numberIn(row, 'made_at'), usedAt: numberIn(row, 'used_at'), here: id === session };
  });
}

export async function endOne(store: Store, person: string, id: string): Promise<void> {
  if (!(await sessionsOf(store, person, null)).some((each) => each.id === id))
    throw new RefusedError('not-found', 'There is no such session');
  await store.endSession(id);
}

export async function endOthers(store: Store, person: string, session: string | null): Promise<void> {
  for (const { id, here } of await sessionsOf(store, person, session)) if (!here) await store.endSession(id);
}
