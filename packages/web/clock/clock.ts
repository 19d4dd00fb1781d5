import type { Holiday, TableInfo, TableSummary } from '#wire';
import { workingTime } from '#wire/holidays.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left on a clock that was read at `readAt` and runs if `runs`, except during a holiday. */
export const remainingTime = (left: number, readAt: number, now: number, runs: boolean, holiday?: Holiday): number =>
  runs ? Math.max(0, left - workingTime(readAt, now, holiday === undefined ? [] : [holiday])) : left;

/** 3:05, 1:02:09; above two days, days and hours. `days` formats them in the reader's language. */
export function clockText(left: number, days: (count: number, hours: number) => string): string {
  if (left >= 2 * DAY) return days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  const seconds = Math.ceil(left / SECOND);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

export const isShort = (left: number): boolean => left < MINUTE;
export const isLast = (left: number): boolean => left < 10 * SECOND;

/** Seats whose time is over and against which the viewer may claim a win. */
export const claimable = (
  { claims, seats, clockAt }: Pick<TableInfo, 'claims' | 'seats' | 'clockAt'>,
  waiting: readonly number[],
  now: number,
): number[] =>
  (claims ?? []).filter((seat) => {
    const late = seats[seat];
    if (late === undefined || late.clock === null || !waiting.includes(seat)) return false;
    return remainingTime(late.clock, clockAt, now, true, late.holiday) === 0;
  });

type SeatClock = Pick<TableSummary['seats'][number], 'yours' | 'clock' | 'holiday'>;

interface RemainingTime {
  readonly left: number;
  readonly holiday: Holiday | undefined;
}

/** The shortest clock of the waiting seats, or the viewer's own. Null without a clock. */
export function shortestClock({
  seats,
  waiting,
  yourTurn,
}: Pick<TableSummary, 'waiting' | 'yourTurn'> & { readonly seats: readonly SeatClock[] }): RemainingTime | null {
  const running = seats.filter(({ yours }, seat) => waiting.includes(seat) && (yours || !yourTurn));
  const rests = running.flatMap(({ clock, holiday }): RemainingTime[] => (clock === null ? [] : [{ left: clock, holiday }]));
  return rests.toSorted((a, b) => a.left - b.left)[0] ?? null;
}
