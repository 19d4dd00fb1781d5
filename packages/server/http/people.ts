import type { FastifyInstance } from 'fastify';
import type { Me } from '#wire';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
import { noCookie, readToken, tokenCookie } from '../people/cookie.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { CREDENTIALS, RENAME, read } from './bodies.ts';
import { tooFast, visitor } from './visitor.ts';

const meOf = ({ id, name, account }: Person): Me => ({ id, name, account });

export function addPeople(app: FastifyInstance, services: Services): void {
  const { people, limits, secure, now } = services;
  const guests = new RateLimit(limits.guests, now);
  const passwords = new RateLimit(limits.passwords, now);

  app.get('/api/me', async (request, reply) => {
    const given = readToken(request.headers.cookie);
    const known = await people.bySession(given, now());
    if (known !== null && given !== null) {
      // The browser keeps the cookie as long as the server keeps the session: from its last use on.
      reply.header('set-cookie', tokenCookie(given, secure));
      return meOf(known);
    }
    if (!guests.take(networkOf(request.ip))) throw tooFast();
    const { token, person } = await people.newGuest(now());
    reply.header('set-cookie', tokenCookie(token, secure));
    return meOf(person);
  });

  app.post('/api/me', async (request) => {
    const person = await visitor(services, request);
    return meOf(await people.rename(person, read(RENAME, request.body).name));
  });

  app.post('/api/account/register', async (request) => {
    const person = await visitor(services, request);
    const { account, password } = read(CREDENTIALS, request.body);
    if (!passwords.take(networkOf(request.ip))) throw tooFast();
    return meOf(await people.register(person, account, password));
  });

  app.post('/api/account/login', async (request, reply) => {
    const { account, password } = read(CREDENTIALS, request.body);
    if (!passwords.take(networkOf(request.ip)) || !passwords.take(`account ${account.toLowerCase()}`)) throw tooFast();
    const guest = await people.bySession(readToken(request.headers.cookie), now());
    const { token, person } = await people.login(account, password, now());
    if (guest !== null && guest.account === null) await services.rooms.handOver(guest.id, person.id);
    reply.header('set-cookie', tokenCookie(token, secure));
    return meOf(person);
  });

  app.post('/api/account/logout', async (request, reply) => {
    await people.logout(readToken(request.headers.cookie));
    reply.header('set-cookie', noCookie(secure));
    return {};
  });
}
