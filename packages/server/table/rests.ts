import type { Seat } from '#kernel';
import { afterWorking, type Holiday, workingTime } from '#wire';
import type { StoredSeat, TableFrame } from '../store/store.ts';

/** When the clock of a seat stands still. Holidays are for play by letter: whoever sits at the table has none. */
export type Rests = (seat: Seat) => readonly Holiday[];

const NONE: readonly Holiday[] = [];

export const restsOf = ({ clock, seats }: Pick<TableFrame, 'clock' | 'seats'>): Rests =>
  clock.kind === 'correspondence' ? (seat) => seats[seat]?.holidays ?? NONE : () => NONE;

export const NO_RESTS: Rests = () => NONE;

/** How long the clock of a seat ran between two moments. */
export const ran = (rests: Rests, seat: Seat, from: number, to: number): number => workingTime(from, to, rests(seat));

/** When the clock of a seat has run for so long. */
export const runsUntil = (rests: Rests, seat: Seat, from: number, time: number): number => afterWorking(from, time, rests(seat));

/** With the holidays of one person at all his seats; the same frame when nothing changes. */
export function withHolidays(frame: TableFrame, person: string, holidays: readonly Holiday[]): TableFrame {
  const isNews = ({ person: sits, holidays: known }: StoredSeat): boolean =>
    sits === person && JSON.stringify(known ?? NONE) !== JSON.stringify(holidays);
  if (frame.clock.kind !== 'correspondence' || !frame.seats.some(isNews)) return frame;
  return { ...frame, seats: frame.seats.map((seat) => (isNews(seat) ? { ...seat, holidays } : seat)) };
}
