import type { Id } from './id.ts';

/** A chair at the table, numbered from 0 in turn order. */
export type Seat = Id<'seat'>;

/** A set of seats as a bit mask: seat 0 is 1, seat 1 is 2, seat 2 is 4... */
export type Seats = Id<'seats'>;

export const NOBODY: Seats = 0;

export const only = (seat: Seat): Seats => 1 << seat;
export const everyone = (count: number): Seats => (1 << count) - 1;
export const includes = (seats: Seats, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
export const without = (seats: Seats, seat: Seat): Seats => seats & ~(1 << seat);

/** The lowest seat of the set. */
export const firstOf = (seats: Seats): Seat => 31 - Math.clz32(seats & (~seats + 1));

export function seatList(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seats >> seat !== 0; seat++) if (includes(seats, seat)) list.push(seat);
  return list;
}

/** A viewer of a table: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';
