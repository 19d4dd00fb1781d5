import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOLIDAY_DAYS, type HolidaysInfo, holidaysIn } from '#wire';
import { endHoliday, holidaysOf, takeHoliday, yearOf } from '../people/holidays.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { bodyOf } from './request-data.ts';
import { HOLIDAY, HOLIDAY_END } from './schemas.ts';
import { RateLimit } from '../limits.ts';
import { currentUser, tooFast } from './current-user.ts';

/** Holidays of a person. They are stored first, and then applied at the person's tables; a repeat applies what failed there. */
export function addHolidays(app: FastifyInstance, services: Services): void {
  const { store, registry, limits, now } = services;
  /** Each is applied at all tables of the person. */
  const changes = new RateLimit(limits.holidays, now);

  const infoOf = async (person: string): Promise<HolidaysInfo> => {
    const holidays = await holidaysOf(store, person);
    const year = yearOf(now());
    return {
      holidays: holidays.filter(({ until }) => yearOf(until) >= year),
      left: Math.max(0, HOLIDAY_DAYS - holidaysIn(year, holidays)),
    };
  };

  const doing = (work: (person: Person, request: FastifyRequest) => Promise<void>) => async (request: FastifyRequest) => {
    const person = await currentUser(services, request);
    if (!changes.take(person.id)) throw tooFast();
    await work(person, request);
    await registry.applyHolidays(person.id, await holidaysOf(store, person.id));
    return infoOf(person.id);
  };

  app.get('/api/holidays', async (request) => infoOf((await currentUser(services, request)).id));
  app.post(
    '/api/holidays',
    doing((person, request) => takeHoliday(store, person.id, bodyOf(request, HOLIDAY), now())),
  );
  app.post(
    '/api/holidays/end',
    doing((person, request) => endHoliday(store, person.id, bodyOf(request, HOLIDAY_END).from, now())),
  );
}
