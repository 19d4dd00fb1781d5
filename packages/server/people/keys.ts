import { hash, verify } from '@node-rs/argon2';
import type { SessionInfo } from '#wire';
import { Refused } from '../refused.ts';
import { numberIn, textIn } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';

/** What lets somebody in to an account: the password, and the sessions that were begun with it. */

const wrong = (): Refused => new Refused('wrong-password', 'This is not the password of the account');

/** Whoever holds a device does not hold the account: what changes it for good is asked for by the password. */
export async function mustKnow(store: Store, { account }: Person, password: string): Promise<void> {
  const found = account === null ? null : await store.personByAccount(account);
  if (found === null || !(await verify(found.passwordHash, password))) throw wrong();
}

/** Every session but this one ends: whoever came in by the old password is out. */
export async function changePassword(store: Store, person: Person, given: string, next: string, session: string): Promise<void> {
  await mustKnow(store, person, given);
  await store.change(['setPassword', await hash(next), person.id]);
  await endOthers(store, person.id, session);
}

/** Where somebody is let in, the most recent first. `session` is the one that asks. */
export async function sessionsOf(store: Store, person: string, session: string | null): Promise<SessionInfo[]> {
  return (await store.rows('sessionsOf', person)).map((row) => {
    const id = textIn(row, 'token_hash');
    return { id, agent: textIn(row, 'agent'), madeAt: numberIn(row, 'made_at'), usedAt: numberIn(row, 'used_at'), here: id === session };
  });
}

export async function endOne(store: Store, person: string, id: string): Promise<void> {
  if (!(await sessionsOf(store, person, null)).some((each) => each.id === id)) throw new Refused('not-found', 'There is no such session');
  await store.endSession(id);
}

export async function endOthers(store: Store, person: string, session: string): Promise<void> {
  for (const { id, here } of await sessionsOf(store, person, session)) if (!here) await store.endSession(id);
}
