/** A holiday of a player: correspondence clocks stand still. From the first moment until just before the last. */
export interface Holiday {
  readonly from: number;
  readonly until: number;
}

/** Days of holiday a year. */
export const HOLIDAY_DAYS = 30;

const DAY = 86_400_000;

/** `GET /api/holidays`, and the answer to `POST /api/holidays { from, until }` and `POST /api/holidays/end { from }`. Past ones stay listed until their year is over. */
export interface HolidaysInfo {
  readonly holidays: readonly Holiday[];
  /** Days that are left of this year's. */
  readonly left: number;
}

const shared = (from: number, to: number, holiday: Holiday): number =>
  Math.max(0, Math.min(to, holiday.until) - Math.max(from, holiday.from));

/** How much of a stretch of time is no holiday. */
export const workingTime = (from: number, to: number, holidays: readonly Holiday[]): number =>
  holidays.reduce((left, holiday) => left - shared(from, to, holiday), Math.max(0, to - from));

/** When so much time has passed that is no holiday. Holidays of one person do not overlap. */
export function afterWorking(from: number, time: number, holidays: readonly Holiday[]): number {
  let at = from + time;
  for (const holiday of holidays.toSorted((a, b) => a.from - b.from)) {
    if (holiday.from >= at) break;
    at += shared(from, Number.POSITIVE_INFINITY, holiday);
  }
  return at;
}

/** The present holiday of a person, or the next one. */
export const nextHoliday = (holidays: readonly Holiday[], now: number): Holiday | null =>
  holidays.filter(({ until }) => until > now).toSorted((a, b) => a.from - b.from)[0] ?? null;

/** Whole days of holiday in a calendar year. */
export function holidaysIn(year: number, holidays: readonly Holiday[]): number {
  const [from, to] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  return Math.round(holidays.reduce((sum, holiday) => sum + shared(from, to, holiday), 0) / DAY);
}
