import { asId, type Id } from './id.ts';

/** A chair at the table, numbered from 0 in turn order. The five that a table can have are seats as they stand; any other number needs `asId`. */
export type Seat = Id<'seat'> | 0 | 1 | 2 | 3 | 4;

/** Whether a value from outside can be a seat. */
export const isSeat = (value: unknown): value is Seat => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4;

/** A set of seats as a bit mask: seat 0 is 1, seat 1 is 2, seat 2 is 4... */
export type Seats = Id<'seats'>;

/** Whether a value from outside can be a set of seats. */
export const isSeats = (value: unknown): value is Seats => typeof value === 'number' && Number.isInteger(value);

export const NOBODY: Seats = asId(0);

export const only = (seat: Seat): Seats => asId(1 << seat);
export const everyone = (count: number): Seats => asId((1 << count) - 1);
export const includes = (seats: Seats, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
export const without = (seats: Seats, seat: Seat): Seats => asId(seats & ~(1 << seat));

/** These seats as a set. */
export const seatSet = (seats: Iterable<number>): Seats => asId([...seats].reduce((bits, seat) => bits | (1 << seat), 0));

/** The lowest seat of the set. */
export const firstOf = (seats: Seats): Seat => asId(31 - Math.clz32(seats & (~seats + 1)));

export function seatList(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let seat: Seat = asId(0); seats >> seat !== 0; seat++) if (includes(seats, seat)) list.push(seat);
  return list;
}

/** A viewer of a table: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';
