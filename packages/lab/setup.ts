import type { Seat } from '#kernel';

/**
 * Seating of the entries: always in the given order; rotated by one chair per game; or mirrored, so that each deal is played with every rotation
 * before the next deal.
 */
export type Seating = 'fixed' | 'rotated' | 'mirrored';

export const SEATINGS: readonly Seating[] = ['fixed', 'rotated', 'mirrored'];

/** What is played, without the seeds. */
export interface Setup {
  readonly game: string;
  /** One bot per seat: the entries, which statistics follow from chair to chair. */
  readonly bots: readonly string[];
  readonly options: unknown;
  /** Content pack, when it is not the standard one. */
  readonly pack?: unknown;
  readonly seating: Seating;
}

/** The entry on a chair in a game of the run. */
export const entryOn = ({ seating, bots }: Setup, number: number, chair: Seat): number =>
  seating === 'fixed' ? chair : (chair + number) % bots.length;

/** The deal number of a game. */
export const dealOf = ({ seating, bots }: Setup, number: number): number =>
  seating === 'mirrored' ? Math.floor(number / bots.length) : number;
