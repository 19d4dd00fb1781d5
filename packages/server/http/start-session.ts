import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '#wire';
import { markCookie, readMark, readToken, tokenCookie } from '../people/cookie.ts';
import { userAgentLabel } from '../people/user-agent.ts';
import { moveHolidays } from '../people/holidays.ts';
import { Notes } from '../people/notes.ts';
import { type Entrance, hashOf } from '../people/people.ts';
import { BlockLists } from '../people/block-lists.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import type { CredentialChecks } from './credential-checks.ts';

export const meOf = ({ id, name, account }: Person): Me => ({ id, name, account });

/** Rotates the session token at login; the old token is invalid for every holder. */
export async function logIn(
  { people, alerts, secure }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, mark, person }: Entrance,
  guest: Person | null,
): Promise<Me> {
  const before = readToken(request.headers.cookie);
  // The alert channels of the guest stay.
  if (guest !== null && guest.account === null && before !== null)
    await alerts.book.moveWays({ person: guest.id, session: hashOf(before) }, { person: person.id, session: hashOf(token) });
  await people.logout(before);
  reply.header('set-cookie', [tokenCookie(token, secure), markCookie(mark, secure)]);
  return meOf(person);
}

/** How a login was proved. */
type LoginMethod = 'password' | 'password-code' | 'password-recovery-code' | 'passkey' | 'link';

/** Logs a person in by any credential, and transfers what the guest had. The owner hears of a device that was not let in before. */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { checks, person, method }: { readonly checks: CredentialChecks; readonly person: Person; readonly method: LoginMethod },
): Promise<Me> {
  const { people, bans, store, registry, tournaments, now } = services;
  bans.mustBeWelcome(person.id, now());
  const { headers } = request;
  const guest = await people.bySession(readToken(headers.cookie), now());
  const entrance = await people.enter(person, readMark(headers.cookie), userAgentLabel(headers['user-agent']), now());
  if (guest !== null && guest.account === null) {
    await registry.transferTables(guest.id, person.id);
    await tournaments.handOver(guest.id, person.id);
    await store.change(['moveCalendar', person.id, guest.id, person.id], ['dropCalendarOf', guest.id]);
    await moveHolidays(store, guest.id, person.id);
    await new Notes(store).handOver(guest.id, person.id);
    await new BlockLists(store).handOver(guest.id, person.id);
  }
  const me = await logIn(services, request, reply, entrance, guest);
  // By a link the owner has set a password, and is told that.
  if (entrance.isNewDevice && method !== 'link') await checks.report(request, person, 'login-new', method);
  else await checks.record(request, person, 'login', method);
  return me;
}
