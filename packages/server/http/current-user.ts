import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
import { readToken } from '../people/cookie.ts';
import { ownOrigin } from '../people/origin.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';

export const tooFast = (): RefusedError => new RefusedError('too-fast', 'Too many requests; wait a little and try again');

/** Who is asking. The answer comes from the session alone. */
export async function currentUser({ people, addresses, bans, now }: Services, request: FastifyRequest): Promise<Person> {
  const person = await people.bySession(readToken(request.headers.cookie), now());
  if (person === null) throw new RefusedError('no-session', 'This needs a session: ask GET /api/me first');
  bans.mustBeWelcome(person.id, now());
  addresses.note(person.id, networkOf(request.ip));
  return person;
}

export const hostOf = (headers: FastifyRequest['headers'], trustProxy: boolean): string | undefined => {
  const forwarded = headers['x-forwarded-host'];
  return trustProxy && typeof forwarded === 'string' ? forwarded : headers.host;
};

/** DNS rebinding guard for all routes but the health check, which load balancers ask by names of their own and which tells nothing. */
export function requireKnownHost(app: FastifyInstance, { hosts, trustProxy }: Pick<Services, 'hosts' | 'trustProxy'>): void {
  app.addHook('onRequest', async (request) => {
    if (!hosts.has(hostOf(request.headers, trustProxy)) && request.routeOptions.url !== '/healthz')
      throw new RefusedError('wrong-host', 'This server is not known by this name. Its operator can add it: REDBOOK_URL, or REDBOOK_HOSTS');
  });
}

/** Hooks of every API route: rate limit, same-origin check (CSRF guard), and no caching of answers. */
export function requireSameOrigin(app: FastifyInstance, { limits, visits, origins, trustProxy, now }: Services): void {
  const sessions = new RateLimit(limits.session, now);
  app.addHook('onRequest', async (request) => {
    if (!visits.take(networkOf(request.ip))) throw tooFast();
    const token = readToken(request.headers.cookie);
    if (token !== null && !sessions.take(token)) throw tooFast();
    const { origin } = request.headers;
    if (request.method !== 'GET' && origin !== undefined && !ownOrigin(origin, hostOf(request.headers, trustProxy), origins))
      throw new RefusedError('other-site', 'Requests from other sites are not accepted');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
