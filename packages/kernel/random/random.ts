import type { Seat } from '../seat.ts';

/**
 * The only source of randomness. Open draws (dice) and hidden ones (shuffles) are separate streams, so that dice reveal nothing about decks.
 */
export interface Random {
  /** 0..sides-1, rolled in the open. `faces` names the outcomes, for display and for forcing them. */
  roll(sides: number, faces?: readonly string[]): number;
  /** 0..count-1, hidden from all viewers. */
  draw(count: number, names?: readonly string[]): number;
  /** Shuffles in place, hidden from all viewers. */
  shuffle(items: Shuffleable, names?: readonly string[]): void;
}

/** Open roll for the starting seat. Its named outcomes distinguish it from other rolls with as many outcomes. */
export const rollStarter = (random: Random, seats: readonly Seat[]): Seat => seats[random.roll(seats.length, seats.map(starterName))];

const starterName = (seat: Seat): string => `seat ${seat}`;

export const isStarterRoll = (faces: readonly string[]): boolean => faces.every((name) => /^seat \d+$/.test(name));

export type Shuffleable = number[] | Uint8Array | Int16Array;

export type Stream = 'open' | 'hidden';

/** One draw of a record: its number in its stream, the number of outcomes, and the outcome. */
export interface Draw {
  readonly stream: Stream;
  readonly number: number;
  readonly of: number;
  /** The outcome; of a shuffle, the new order as old indices. */
  readonly got: number | readonly number[];
}

/** Fisher-Yates shuffle from the end: one draw per item. */
export function shuffleWith(items: Shuffleable, below: (count: number) => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const kept = items[last];
    items[last] = items[other];
    items[other] = kept;
  }
}

/** Shuffles and returns the new order as old indices. */
export function shuffleWithOrder(items: Shuffleable, shuffle: (places: number[]) => void): number[] {
  const old = Array.from(items);
  const order = old.map((_, place) => place);
  shuffle(order);
  for (const [place, from] of order.entries()) items[place] = old[from];
  return order;
}
