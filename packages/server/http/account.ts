import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionInfo } from '#wire';
import { farewell } from '../admin/farewell.ts';
import { RateLimit } from '../limits.ts';
import { noCookie, readToken } from '../people/cookie.ts';
import { everythingOf } from '../people/everything.ts';
import { changePassword, endOne, endOthers, mustKnow, sessionsOf } from '../people/keys.ts';
import { hashOf } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { MOST_TABLES } from '../table/rooms.ts';
import { END_SESSION, LEAVE, NEW_PASSWORD, read } from './bodies.ts';
import { tooFast, visitor } from './visitor.ts';

/** What somebody can do with an account of his own: its password, its sessions, a copy of all that is kept, and the end of it. */
export function addAccount(app: FastifyInstance, services: Services): void {
  const { store, secure, limits, now } = services;
  const passwords = new RateLimit(limits.passwords, now);

  const caller = async (request: FastifyRequest): Promise<{ readonly person: Person; readonly session: string }> => {
    const person = await visitor(services, request);
    return { person, session: hashOf(readToken(request.headers.cookie) ?? '') };
  };
  const withAccount = async (request: FastifyRequest) => {
    const { person, session } = await caller(request);
    if (person.account === null) throw new Refused('no-account', 'A guest has no account');
    // Somebody who holds the device must not find the password by trying.
    if (!passwords.take(`own ${person.id}`)) throw tooFast();
    return { person, session };
  };
  const listed = async (person: string, session: string): Promise<{ readonly sessions: readonly SessionInfo[] }> => ({
    sessions: await sessionsOf(store, person, session),
  });

  app.post('/api/account/password', async (request) => {
    const { password, next } = read(NEW_PASSWORD, request.body);
    const { person, session } = await withAccount(request);
    await changePassword(store, person, password, next, session);
    return listed(person.id, session);
  });

  app.get('/api/account/sessions', async (request) => {
    const { person, session } = await caller(request);
    return listed(person.id, session);
  });

  app.post('/api/account/sessions/end', async (request) => {
    const { id } = read(END_SESSION, request.body);
    const { person, session } = await caller(request);
    if (id === undefined) await endOthers(store, person.id, session);
    else await endOne(store, person.id, id);
    return listed(person.id, session);
  });

  app.get('/api/account/everything', async (request, reply) => {
    const { person, session } = await caller(request);
    reply.header('content-disposition', 'attachment; filename="red-book.json"');
    return everythingOf(store, person, session, MOST_TABLES);
  });

  app.post('/api/account/leave', async (request, reply) => {
    const { password } = read(LEAVE, request.body);
    const { person } = await withAccount(request);
    await mustKnow(store, person, password);
    await farewell(person.id, services);
    reply.header('set-cookie', noCookie(secure));
    return {};
  });
}
