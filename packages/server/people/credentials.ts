import { hash, verify } from '@node-rs/argon2';
import type { Proof, SessionInfo } from '#wire';
import { Refused } from '../refused.ts';
import { numberIn, textIn } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';
import type { Caller, Passkeys } from './passkeys.ts';

/** What lets somebody in to an account: the password, passkeys, and the sessions that were begun with them. */

const wrong = (): Refused => new Refused('wrong-password', 'This is not the password of the account');

async function mustKnow(store: Store, { account }: Person, password: string): Promise<void> {
  const found = account === null ? null : await store.personByAccount(account);
  if (found?.passwordHash == null || !(await verify(found.passwordHash, password))) throw wrong();
}

/** Whoever holds a device does not hold the account: what changes it for good is asked for by the password or a passkey. `caller` is where the passkey was asked for. */
export async function requireReauth(store: Store, passkeys: Passkeys, person: Person, proof: Proof, caller: () => Caller): Promise<void> {
  if (proof.passkey === undefined) return mustKnow(store, person, proof.password ?? '');
  const { id } = await passkeys.owner(proof.passkey, 'prove', caller());
  if (id !== person.id) throw new Refused('passkey-other', 'This passkey belongs to another account');
}

/** Every session but this one ends, all of them without one: whoever came in by the old password is out, and links to set another hold no more. */
export async function setPassword(store: Store, person: string, next: string, session: string | null): Promise<void> {
  await store.change(['setPassword', await hash(next), person], ['dropRecoveriesOf', person]);
  await endOthers(store, person, session);
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

export async function endOthers(store: Store, person: string, session: string | null): Promise<void> {
  for (const { id, here } of await sessionsOf(store, person, session)) if (!here) await store.endSession(id);
}
