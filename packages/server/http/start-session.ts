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

export const meOf = ({ id, name, account }: Person): Me => ({ id, name, account });

/** Whoever was let in has a new token from now on; the old one is worth nothing, to whoever else may know it either. */
export async function logIn(
  { people, alerts, secure }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, mark, person }: Entrance,
  guest: Person | null,
): Promise<Me> {
  const before = readToken(request.headers.cookie);
  // Whoever came as a guest is still told by the same ways.
  if (guest !== null && guest.account === null && before !== null)
    await alerts.book.moveWays({ person: guest.id, session: hashOf(before) }, { person: person.id, session: hashOf(token) });
  await people.logout(before);
  reply.header('set-cookie', [tokenCookie(token, secure), markCookie(mark, secure)]);
  return meOf(person);
}

/** Somebody is known to be this person, however he has shown it: what he had as a guest is his still. */
export async function startSession(services: Services, request: FastifyRequest, reply: FastifyReply, person: Person): Promise<Me> {
  const { people, standings, store, rooms, tournaments, now } = services;
  standings.mustBeWelcome(person.id, now());
  const { headers } = request;
  const guest = await people.bySession(readToken(headers.cookie), now());
  const entrance = await people.enter(person, readMark(headers.cookie), userAgentLabel(headers['user-agent']), now());
  if (guest !== null && guest.account === null) {
    await rooms.handOver(guest.id, person.id);
    await tournaments.handOver(guest.id, person.id);
    await store.change(['moveCalendar', person.id, guest.id, person.id], ['dropCalendarOf', guest.id]);
    await moveHolidays(store, guest.id, person.id);
    await new Notes(store).handOver(guest.id, person.id);
    await new BlockLists(store).handOver(guest.id, person.id);
  }
  return logIn(services, request, reply, entrance, guest);
}
