import type { FastifyInstance } from 'fastify';
import type { CalendarInfo } from '#wire';
import { newChannelId, readSignedToken, signedToken } from '../alerts/channel.ts';
import { translate } from '../alerts/translate.ts';
import { roundEvents, turnEvents } from '../calendar/feed.ts';
import { calendarText } from '../calendar/ics.ts';
import { RateLimit } from '../limits.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { idOf, textIn } from '../store/rows.ts';
import { KEY } from './alert-schemas.ts';
import { bodyOf, queryOf } from './request-data.ts';
import { NOTHING } from './schemas.ts';
import { hostOf, tooFast, currentUser } from './current-user.ts';

const TABLES_READ = 1000;

/** The calendar of a person, for programs that know only its URL. The secret is in the query, which is never logged. */
export function addCalendar(app: FastifyInstance, services: Services): void {
  const { store, tournaments, alerts, bans, limits, secure, trustProxy, now } = services;
  const { secret, book } = alerts;
  const feeds = new RateLimit(limits.alerts, now);

  const infoOf = async (person: string): Promise<CalendarInfo> => {
    const [row] = await store.rows('calendarOf', person);
    return { path: row === undefined ? null : `/api/calendar.ics?key=${signedToken(secret, 'calendar', idOf(row))}` };
  };

  app.get('/api/calendar', async (request) => infoOf((await currentUser(services, request)).id));

  app.post('/api/calendar', async (request) => {
    const { id } = await currentUser(services, request);
    bodyOf(request, NOTHING);
    await store.change(['setCalendar', newChannelId(), id, now()]);
    return infoOf(id);
  });

  app.post('/api/calendar/stop', async (request) => {
    const { id } = await currentUser(services, request);
    bodyOf(request, NOTHING);
    await store.change(['dropCalendarOf', id]);
    return infoOf(id);
  });

  app.get('/api/calendar.ics', async (request, reply) => {
    const id = readSignedToken(secret, 'calendar', queryOf(request, KEY).key);
    const [row] = id === null ? [] : await store.rows('calendar', id);
    const person = row === undefined ? null : textIn(row, 'person');
    if (id === null || person === null || bans.isBanned(person, now()))
      throw new RefusedError('not-found', 'There is no calendar at this address any more');
    if (!feeds.take(id)) throw tooFast();
    const { language } = await book.standing(person);
    const baseUrl = alerts.baseUrl ?? `${secure ? 'https' : 'http'}://${hostOf(request.headers, trustProxy) ?? ''}`;
    const reader = { person, language, baseUrl };
    const events = [
      ...turnEvents(await store.tablesOf(person, TABLES_READ), reader),
      ...roundEvents(await tournaments.book.of(person), reader, now()),
    ];
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', 'inline; filename="redbook.ics"');
    return reply.send(calendarText(translate(language, 'calendar.name'), events));
  });
}
