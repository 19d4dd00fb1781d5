import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountEventInfo, KeysInfo, SessionInfo } from '#wire';
import { deleteAccount } from '../admin/delete-account.ts';
import { accountEventsOf } from '../people/account-log.ts';
import { noCookies } from '../people/cookie.ts';
import { exportAccountData } from '../people/export-account-data.ts';
import { endOne, endOthers, sessionsOf, setPassword } from '../people/credentials.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { MOST_TABLES } from '../table/registry.ts';
import { bodyOf } from './request-data.ts';
import { END_SESSION } from './schemas.ts';
import { CLEAR_AT_LOGOUT } from './headers.ts';
import { LEAVE, NEW_PASSWORD, PROVE } from './credential-schemas.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { currentUser } from './current-user.ts';

/** Routes of an account: password, sessions, export of its data, deletion. */
export function addAccount(app: FastifyInstance, services: Services, checks: CredentialChecks): void {
  const { store, secure } = services;

  const caller = async (request: FastifyRequest): Promise<{ readonly person: Person; readonly session: string }> => ({
    person: await currentUser(services, request),
    session: checks.sessionOf(request),
  });
  const listed = async (person: string, session: string): Promise<{ readonly sessions: readonly SessionInfo[] }> => ({
    sessions: await sessionsOf(store, person, session),
  });

  app.post('/api/account/password', async (request) => {
    const { next, ...proof } = bodyOf(request, NEW_PASSWORD);
    const person = await checks.holder(request);
    await checks.mustProve(request, person, proof);
    const session = checks.sessionOf(request);
    await setPassword(store, person, next, session);
    await checks.report(request, person, 'password');
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
    await checks.record(request, person, 'sessions-ended');
    return listed(person.id, session);
  });

  app.get(
    '/api/account/events',
    async (request): Promise<{ readonly events: readonly AccountEventInfo[] }> => ({
      events: await accountEventsOf(store, (await checks.holder(request)).id),
    }),
  );

  app.post('/api/account/prove', async (request): Promise<KeysInfo> => {
    const proof = bodyOf(request, PROVE);
    const person = await checks.holder(request);
    await checks.mustProve(request, person, proof);
    return checks.keysOf(checks.sessionOf(request), person);
  });

  app.get('/api/account/everything', async (request, reply) => {
    const { person, session } = await caller(request);
    // Of an account it holds more than a page shows: chat, notes, addresses.
    if (person.account !== null) await checks.mustProve(request, person, {});
    reply.header('content-disposition', 'attachment; filename="red-book.json"');
    return exportAccountData(store, person, session, MOST_TABLES);
  });

  app.post('/api/account/leave', async (request, reply) => {
    const proof = bodyOf(request, LEAVE);
    const person = await checks.holder(request);
    await checks.mustProve(request, person, proof);
    await deleteAccount(person.id, services);
    reply.header('set-cookie', noCookies(secure));
    reply.header('clear-site-data', CLEAR_AT_LOGOUT);
    return {};
  });
}
