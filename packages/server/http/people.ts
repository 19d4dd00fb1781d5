import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimit } from '../limits.ts';
import { SharedRateLimit } from '../shared-rate-limit.ts';
import { networkOf } from '../network.ts';
import { mustNotBeGuessable } from '../people/credentials.ts';
import { userAgentLabel } from '../people/user-agent.ts';
import { noCookies, readMark, readToken, tokenCookie } from '../people/cookie.ts';
import type { Services } from '../services.ts';
import { bodyOf } from './request-data.ts';
import { CREDENTIALS, RENAME } from './schemas.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { LOGIN } from './credential-schemas.ts';
import { CLEAR_AT_LOGOUT } from './headers.ts';
import { logIn, meOf, startSession } from './start-session.ts';
import { tooFast, currentUser } from './current-user.ts';

/** Milliseconds that a login waits while its account is being tried from many networks. */
const UNDER_ATTACK = 2000;

export function addPeople(app: FastifyInstance, services: Services, checks: CredentialChecks): void {
  const { people, bans, limits, secure, now } = services;
  const guests = new RateLimit(limits.guests, now);
  const passwords = new SharedRateLimit('passwords', limits.passwords, services);

  app.get('/api/me', async (request, reply) => {
    const given = readToken(request.headers.cookie);
    const known = await people.bySession(given, now());
    if (known !== null && given !== null) {
      bans.mustBeWelcome(known.id, now());
      // The browser keeps the cookie as long as the server keeps the session: from its last use on.
      reply.header('set-cookie', tokenCookie(given, secure));
      return meOf(known);
    }
    if (!guests.take(networkOf(request.ip))) throw tooFast();
    const { token, person } = await people.newGuest(now(), userAgentLabel(request.headers['user-agent']));
    reply.header('set-cookie', tokenCookie(token, secure));
    return meOf(person);
  });

  app.post('/api/me', async (request) => {
    const person = await currentUser(services, request);
    const renamed = await people.rename(person, bodyOf(request, RENAME).name);
    if (renamed.name !== person.name) await checks.record(request, person, 'renamed', renamed.name);
    return meOf(renamed);
  });

  /**
   * Passwords are rate limited by device where it is trusted, else by network. An account that is being tried from many networks answers slowly: its owner
   * can still log in on a new device.
   */
  const mayTry = async (request: FastifyRequest, account: string): Promise<boolean> => {
    const device = await people.deviceOf(account, readMark(request.headers.cookie));
    if (device !== null) return passwords.take(`device ${device}`);
    if (!(await passwords.take(networkOf(request.ip)))) return false;
    if (!(await passwords.take(`account ${account.toLowerCase()}`))) await setTimeout(UNDER_ATTACK);
    return true;
  };

  app.post('/api/account/register', async (request, reply) => {
    const guest = await currentUser(services, request);
    const { account, password } = bodyOf(request, CREDENTIALS);
    mustNotBeGuessable(password, account, 'password');
    if (!(await passwords.take(networkOf(request.ip)))) throw tooFast();
    const entrance = await people.register(guest, account, password, userAgentLabel(request.headers['user-agent']), now());
    const me = await logIn(services, request, reply, entrance, guest);
    await checks.record(request, entrance.person, 'registered');
    return me;
  });

  app.post('/api/account/login', async (request, reply) => {
    const { account, password, code } = bodyOf(request, LOGIN);
    if (!(await mayTry(request, account))) throw tooFast();
    const person = await people.owner(account, password);
    const second = await checks.mustHaveSecondFactor(request, person, code);
    return startSession(services, request, reply, { checks, person, method: second === null ? 'password' : `password-${second}` });
  });

  app.post('/api/account/logout', async (request, reply) => {
    await people.logout(readToken(request.headers.cookie));
    reply.header('set-cookie', noCookies(secure));
    reply.header('clear-site-data', CLEAR_AT_LOGOUT);
    return {};
  });
}
