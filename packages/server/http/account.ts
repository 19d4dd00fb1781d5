import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionInfo } from '#wire';
import { deleteAccount } from '../admin/delete-account.ts';
import { noCookies } from '../people/cookie.ts';
import { exportAccountData } from '../people/export-account-data.ts';
import { endOne, endOthers, sessionsOf, setPassword } from '../people/credentials.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { MOST_TABLES } from '../table/registry.ts';
import { bodyOf } from './request-data.ts';
import { END_SESSION } from './schemas.ts';
import { LEAVE, NEW_PASSWORD } from './credential-schemas.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { currentUser } from './current-user.ts';

/** Routes of an account: password, sessions, export of its data, deletion. */
export function addAccount(app: FastifyInstance, services: Services, ring: CredentialChecks): void {
  const { store, secure } = services;

  const caller = async (request: FastifyRequest): Promise<{ readonly person: Person; readonly session: string }> => ({
    person: await currentUser(services, request),
    session: ring.sessionOf(request),
  });
  const listed = async (person: string, session: string): Promise<{ readonly sessions: readonly SessionInfo[] }> => ({
    sessions: await sessionsOf(store, person, session),
  });

  app.post('/api/account/password', async (request) => {
    const { next, ...proof } = bodyOf(request, NEW_PASSWORD);
    const person = await ring.holder(request);
    await ring.mustProve(request, person, proof);
    const session = ring.sessionOf(request);
    await setPassword(store, person, next, session);
    await ring.notifyOf(person, 'password');
    return listed(person.id, session);
  });

  app.get('/api/account/sessions', async (request) => {
    const { person, session } = await caller(request);
    return listed(person.id, session);
  });

  app.post('/api/account/sessions/end', async (request) => {
    const { id } = bodyOf(request, END_SESSION);
    const { person, session } = await caller(request);
    if (id === undefined) await endOthers(store, person.id, session);
    else await endOne(store, person.id, id);
    return listed(person.id, session);
  });

  app.get('/api/account/everything', async (request, reply) => {
    const { person, session } = await caller(request);
    reply.header('content-disposition', 'attachment; filename="red-book.json"');
    return exportAccountData(store, person, session, MOST_TABLES);
  });

  app.post('/api/account/leave', async (request, reply) => {
    const proof = bodyOf(request, LEAVE);
    const person = await ring.holder(request);
    await ring.mustProve(request, person, proof);
    await deleteAccount(person.id, services);
    reply.header('set-cookie', noCookies(secure));
    return {};
  });
}
