import type { Seat } from '../seat.ts';

/**
 * The only source of chance. Open draws (dice) and hidden ones (shuffles) are counted apart, so that watching the
 * dice tells nothing about the decks.
 */
export interface Random {
  /** 0..sides-1, rolled in the open. `faces` names the outcomes where somebody may want to read or force them. */
  roll(sides: number, faces?: readonly string[]): number;
  /** 0..count-1, drawn where nobody looks. */
  draw(count: number, names?: readonly string[]): number;
  /** Puts the items in a random order, in place, where nobody looks. */
  shuffle(items: Shuffled, names?: readonly string[]): void;
}

/** Who begins, by lot and in the open. Named outcomes tell this roll from any other that happens to have as many. */
export const rollStarter = (random: Random, seats: readonly Seat[]): Seat => seats[random.roll(seats.length, seats.map(starterName))];

const starterName = (seat: Seat): string => `seat ${seat}`;

export const isStarterRoll = (faces: readonly string[]): boolean => faces.every((name) => /^seat \d+$/.test(name));

export type Shuffled = number[] | Uint8Array | Int16Array;

export type Stream = 'open' | 'hidden';

/** One draw as it is kept in the record: number in its stream, how many outcomes there were, and which one it was. */
export interface Draw {
  readonly stream: Stream;
  readonly number: number;
  readonly of: number;
  /** The outcome; of a shuffle, the new order as places in the old one. */
  readonly got: number | readonly number[];
}

/** Fisher-Yates, from the end: one draw an item. */
export function shuffleWith(items: Shuffled, below: (count: number) => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const kept = items[last];
    items[last] = items[other];
    items[other] = kept;
  }
}

/** Shuffles and says how: the new order as places in the old one. */
export function shuffleAndTell(items: Shuffled, shuffle: (places: number[]) => void): number[] {
  const old = Array.from(items);
  const order = old.map((_, place) => place);
  shuffle(order);
  for (const [place, from] of order.entries()) items[place] = old[from];
  return order;
}
