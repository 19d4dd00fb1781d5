import { HOLIDAY_DAYS, type Holiday, holidaysIn } from '#wire';
import { RefusedError } from '../refused-error.ts';
import { numberIn } from '../store/rows.ts';
import type { Statement, Store } from '../store/store.ts';

const DAY = 86_400_000;
const SOONEST_PAST = 60_000;
/** Holidays further ahead are refused. */
const FURTHEST = 366 * DAY;
const HOUR = 3_600_000;

export const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** The holidays of a person, past ones too, in their order. */
export const holidaysOf = async (store: Store, person: string): Promise<Holiday[]> =>
  (await store.rows('holidays', person)).map((row) => ({ from: numberIn(row, 'from_at'), until: numberIn(row, 'until_at') }));

/** Takes a holiday. The same one asked for again is the same once more. */
export async function takeHoliday(store: Store, person: string, asked: Holiday, now: number): Promise<void> {
  const holidays = await holidaysOf(store, person);
  if (holidays.some(({ from, until }) => from === asked.from && until === asked.until)) return;
  const { from, until } = asked;
  // A day with a change of the clock has 23 hours.
  if (from < now - SOONEST_PAST || until - from < DAY - HOUR || until > now + FURTHEST)
    throw new RefusedError('no-holiday', 'A holiday lasts a day at least, begins today or later, and ends within a year');
  if (holidays.some((other) => other.from < until && from < other.until))
    throw new RefusedError('holiday-twice', 'There is a holiday on some of these days already');
  for (let year = yearOf(from); year <= yearOf(until); year++)
    if (holidaysIn(year, [...holidays, asked]) > HOLIDAY_DAYS)
      throw new RefusedError(
        'holidays-used',
        `There are ${HOLIDAY_DAYS} days of holiday a year, and ${holidaysIn(year, holidays)} of ${year} are taken`,
      );
  await store.change(['addHoliday', person, from, until]);
}

/** Ends the holiday that begins then: one that lasts is over now, one to come does not come. */
export async function endHoliday(store: Store, person: string, from: number, now: number): Promise<void> {
  const holiday = (await holidaysOf(store, person)).find((each) => each.from === from);
  if (holiday === undefined) throw new RefusedError('not-found', 'There is no such holiday');
  if (holiday.until <= now) return;
  const statement: Statement = from >= now ? ['dropHoliday', person, from] : ['endHoliday', now, person, from];
  await store.change(statement);
}

/** A guest has signed in: the account gets the holidays, except those that begin at the same moment as one of its own. */
export const moveHolidays = async (store: Store, from: string, to: string): Promise<void> => {
  await store.change(['moveHolidays', to, from], ['dropHolidaysOf', from]);
};
