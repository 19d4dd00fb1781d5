import type { Seat } from '#kernel';
import { afterWorking, type Holiday, workingTime } from '#wire';
import type { StoredSeat, TableSettings } from '../../store/store.ts';

/** When the clock of a seat stands still: holidays, in correspondence games only. */
export type ClockPauses = (seat: Seat) => readonly Holiday[];

const NONE: readonly Holiday[] = [];

export const clockPausesOf = ({ clock, seats }: Pick<TableSettings, 'clock' | 'seats'>): ClockPauses =>
  clock.kind === 'correspondence' ? (seat) => seats[seat]?.holidays ?? NONE : () => NONE;

/** How long the clock of a seat ran between two moments. */
export const elapsedTime = (rests: ClockPauses, seat: Seat, from: number, to: number): number => workingTime(from, to, rests(seat));

/** When the clock of a seat has run for so long. */
export const runsUntil = (rests: ClockPauses, seat: Seat, from: number, time: number): number => afterWorking(from, time, rests(seat));

/** With the holidays of one person at all seats of that person; the same settings when nothing changes. */
export function withHolidays(settings: TableSettings, person: string, holidays: readonly Holiday[]): TableSettings {
  const isNews = ({ person: sits, holidays: known }: StoredSeat): boolean =>
    sits === person && JSON.stringify(known ?? NONE) !== JSON.stringify(holidays);
  if (settings.clock.kind !== 'correspondence' || !settings.seats.some(isNews)) return settings;
  return { ...settings, seats: settings.seats.map((seat) => (isNews(seat) ? { ...seat, holidays } : seat)) };
}
