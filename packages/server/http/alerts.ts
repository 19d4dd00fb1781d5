import { randomBytes } from 'node:crypto';
import { isObject } from '#kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AlertsInfo, ALERT_KINDS, type NewWay } from '#wire';
import { postedAs } from '../alerts/repository.ts';
import { question, testMessage } from '../alerts/render-message.ts';
import { confirmUrl, type Message } from '../alerts/message.ts';
import { channelInfo, newChannelId, readSignedToken, signedToken, type AlertChannel } from '../alerts/channel.ts';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
import { readToken } from '../people/cookie.ts';
import { hashOf } from '../people/people.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { CODE, KEY, NEW_WAY, WAY_KINDS, WISHES } from './alert-schemas.ts';
import { bodyOf, queryOf } from './request-data.ts';
import { NOTHING } from './schemas.ts';
import { tooFast, currentUser } from './current-user.ts';

const MOST_WAYS = 10;
const HOUR = 3_600_000;

const sessionOf = (request: FastifyRequest): string | null => {
  const token = readToken(request.headers.cookie);
  return token === null ? null : hashOf(token);
};

const newWay = (person: Person, session: string | null, asked: NewWay, now: number): AlertChannel => {
  const common = { id: newChannelId(), person: person.id, kinds: asked.kinds, note: null, noteAt: null };
  if (asked.kind === 'push') return { ...common, kind: 'push', session, address: JSON.stringify(asked.push), confirmedAt: now };
  if (asked.kind === 'mail') return { ...common, kind: 'mail', session: null, address: asked.address, confirmedAt: null };
  // A guest is nothing but a session.
  return { ...common, kind: 'webhook', session: person.account === null ? session : null, address: asked.url, confirmedAt: null };
};

/** Channels and preferences of a person; and what the signed links in messages do, without a session. */
export function addAlerts(app: FastifyInstance, services: Services, checks: CredentialChecks): void {
  const { alerts, limits, now } = services;
  const { book, secret } = alerts;
  const messages = new RateLimit(limits.alerts, now);
  addSignedLinks(app, services);

  const infoFor = async (person: Person, session: string | null): Promise<AlertsInfo> => {
    const { language, zone, quiet, away } = await book.standing(person.id);
    return {
      push: alerts.keys.publicKey,
      mail: alerts.mails,
      webhook: alerts.baseUrl !== null,
      wishes: { language, zone, quiet, away },
      ways: (await book.ways(person.id)).map((way) => channelInfo(way, session)),
    };
  };

  /** Does something for the caller and answers the new state. */
  const doing = (work: (person: Person, request: FastifyRequest) => Promise<void>) => async (request: FastifyRequest) => {
    const person = await currentUser(services, request);
    await work(person, request);
    alerts.forget(person.id);
    return infoFor(person, sessionOf(request));
  };

  const wayIn = async (person: Person, { params }: FastifyRequest): Promise<AlertChannel> => {
    const id = isObject(params) && typeof params.id === 'string' ? params.id : '';
    const way = await book.way(id);
    if (way === null || way.person !== person.id) throw new RefusedError('not-found', 'There is no such way to reach you');
    return way;
  };

  const mayWrite = (person: Person, request: FastifyRequest): void => {
    if (!messages.take(person.id) || !messages.take(networkOf(request.ip))) throw tooFast();
  };

  const out = (way: AlertChannel, message: Message) =>
    postedAs(randomBytes(18).toString('base64url'), way.id, message, now(), now() + HOUR);

  app.get('/api/alerts', (request) => doing(async () => {})(request));

  app.post(
    '/api/alerts/wishes',
    doing((person, request) => book.setWishes(person.id, bodyOf(request, WISHES), now())),
  );

  app.post(
    '/api/alerts/ways',
    doing(async (person, request) => {
      const asked = bodyOf(request, NEW_WAY);
      if (asked.kind === 'mail' ? !alerts.mails : asked.kind === 'webhook' && alerts.baseUrl === null)
        throw new RefusedError('no-way', 'This house cannot reach anybody this way');
      // By mail a password is set anew, and the owner is told what happens to the account.
      if (asked.kind === 'mail' && person.account !== null) await checks.mustProve(request, person, {});
      const way = newWay(person, sessionOf(request), asked, now());
      const others = (await book.ways(person.id)).filter(({ kind, address }) => kind !== way.kind || address !== way.address);
      if (others.length >= MOST_WAYS) throw new RefusedError('too-many-ways', `There are ${MOST_WAYS} ways to reach you already`);
      if (way.kind === 'push') return book.addWay(way, now());
      mayWrite(person, request);
      const { language } = await book.standing(person.id);
      const asking = question(language, confirmUrl(signedToken(secret, 'confirm', way.id)), signedToken(secret, 'stop', way.id));
      await book.addWay(way, now(), out(way, asking));
      await checks.record(request, person, 'channel-added', channelInfo(way, null).address);
    }),
  );

  app.post(
    '/api/alerts/ways/:id',
    doing(async (person, request) => {
      const { kinds } = bodyOf(request, WAY_KINDS);
      await book.setKinds(
        (await wayIn(person, request)).id,
        ALERT_KINDS.filter((kind) => kinds.includes(kind)),
      );
    }),
  );

  app.post(
    '/api/alerts/ways/:id/drop',
    doing(async (person, request) => {
      bodyOf(request, NOTHING);
      const way = await wayIn(person, request);
      if (way.kind === 'mail' && person.account !== null) await checks.mustProve(request, person, {});
      await book.dropWay(way.id);
      if (way.kind !== 'push') await checks.record(request, person, 'channel-removed', channelInfo(way, null).address);
    }),
  );

  app.post(
    '/api/alerts/ways/:id/try',
    doing(async (person, request) => {
      bodyOf(request, NOTHING);
      const way = await wayIn(person, request);
      if (way.confirmedAt === null) throw new RefusedError('no-way', 'Nobody there has agreed to be told anything yet');
      mayWrite(person, request);
      const { language } = await book.standing(person.id);
      await book.write([out(way, testMessage(language, signedToken(secret, 'stop', way.id)))]);
    }),
  );
}

/** What the owner of a signed link may do: confirm messages, or stop them. It starts no session. */
function addSignedLinks(app: FastifyInstance, { alerts: { book, secret }, now }: Services): void {
  app.post('/api/alerts/confirm', async (request) => {
    const id = readSignedToken(secret, 'confirm', bodyOf(request, CODE).code);
    if (id === null || !(await book.confirm(id, now()))) throw new RefusedError('link-over', 'This link does not hold any more');
    return {};
  });

  // Programs that read mail send a form.
  void app.register(async (open) => {
    open.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, {}));
    });
    open.post('/api/alerts/stop', async (request) => {
      const id = readSignedToken(secret, 'stop', queryOf(request, KEY).key);
      if (id === null) throw new RefusedError('link-over', 'This link does not hold any more');
      // Stopped already, it is stopped.
      await book.dropWay(id);
      return {};
    });
  });
}
