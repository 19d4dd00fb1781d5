import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '#wire';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
import { agentOf } from '../people/agent.ts';
import { markCookie, noCookie, readMark, readToken, tokenCookie } from '../people/cookie.ts';
import { moveHolidays } from '../people/holidays.ts';
import { Notes } from '../people/notes.ts';
import { type Entrance, hashOf } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { CREDENTIALS, RENAME, read } from './bodies.ts';
import { tooFast, visitor } from './visitor.ts';

const meOf = ({ id, name, account }: Person): Me => ({ id, name, account });

export function addPeople(app: FastifyInstance, services: Services): void {
  const { people, standings, alerts, limits, secure, now } = services;
  const guests = new RateLimit(limits.guests, now);
  const passwords = new RateLimit(limits.passwords, now);

  app.get('/api/me', async (request, reply) => {
    const given = readToken(request.headers.cookie);
    const known = await people.bySession(given, now());
    if (known !== null && given !== null) {
      standings.mustBeWelcome(known.id, now());
      // The browser keeps the cookie as long as the server keeps the session: from its last use on.
      reply.header('set-cookie', tokenCookie(given, secure));
      return meOf(known);
    }
    if (!guests.take(networkOf(request.ip))) throw tooFast();
    const { token, person } = await people.newGuest(now(), agentOf(request.headers['user-agent']));
    reply.header('set-cookie', tokenCookie(token, secure));
    return meOf(person);
  });

  app.post('/api/me', async (request) => {
    const person = await visitor(services, request);
    return meOf(await people.rename(person, read(RENAME, request.body).name));
  });

  /** Whoever was let in has a new token from now on; the old one is worth nothing, to whoever else may know it either. */
  const letIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { token, mark, person }: Entrance,
    guest: Person | null,
  ): Promise<Me> => {
    const before = readToken(request.headers.cookie);
    // Whoever came as a guest is still told by the same ways.
    if (guest !== null && guest.account === null && before !== null)
      await alerts.book.moveWays({ person: guest.id, session: hashOf(before) }, { person: person.id, session: hashOf(token) });
    await people.logout(before);
    reply.header('set-cookie', [tokenCookie(token, secure), markCookie(mark, secure)]);
    return meOf(person);
  };

  /** Wrong passwords slow down the one who tries: where he is, and for the account; but not a device that has been let in to it before. */
  const mayTry = async (request: FastifyRequest, account: string): Promise<boolean> => {
    const device = await people.deviceOf(account, readMark(request.headers.cookie));
    if (device !== null) return passwords.take(`device ${device}`);
    return passwords.take(networkOf(request.ip)) && passwords.take(`account ${account.toLowerCase()}`);
  };

  app.post('/api/account/register', async (request, reply) => {
    const guest = await visitor(services, request);
    const { account, password } = read(CREDENTIALS, request.body);
    if (!passwords.take(networkOf(request.ip))) throw tooFast();
    return letIn(request, reply, await people.register(guest, account, password, agentOf(request.headers['user-agent']), now()), guest);
  });

  app.post('/api/account/login', async (request, reply) => {
    const { account, password } = read(CREDENTIALS, request.body);
    if (!(await mayTry(request, account))) throw tooFast();
    const guest = await people.bySession(readToken(request.headers.cookie), now());
    const entrance = await people.login(account, password, readMark(request.headers.cookie), agentOf(request.headers['user-agent']), now());
    if (guest !== null && guest.account === null) {
      await services.rooms.handOver(guest.id, entrance.person.id);
      await moveHolidays(services.store, guest.id, entrance.person.id);
      await new Notes(services.store).handOver(guest.id, entrance.person.id);
    }
    return letIn(request, reply, entrance, guest);
  });

  app.post('/api/account/logout', async (request, reply) => {
    await people.logout(readToken(request.headers.cookie));
    reply.header('set-cookie', noCookie(secure));
    return {};
  });
}
