import type { Seat } from '#kernel';

/**
 * Who sits where: always in the order given; one chair on with every game; or so that a deal is played with each seating before the next one
 * is dealt.
 */
export type Seating = 'fixed' | 'rotated' | 'mirrored';

export const SEATINGS: readonly Seating[] = ['fixed', 'rotated', 'mirrored'];

/** What is played: everything but the luck. */
export interface Setup {
  readonly game: string;
  /** One a seat: the entries, which are followed wherever they sit. */
  readonly bots: readonly string[];
  readonly options: unknown;
  /** Content pack, when it is not the standard one. */
  readonly pack?: unknown;
  readonly seating: Seating;
}

/** The luck: game `number` of a run depends on the seed and on its number alone, never on the thread that plays it. Two set-ups with the same seed meet the same luck. */
export interface Luck {
  readonly seed: number;
  readonly number: number;
}

/** Which entry sits on a chair in a game of the run. */
export const entryOn = ({ seating, bots }: Setup, number: number, chair: Seat): number =>
  seating === 'fixed' ? chair : (chair + number) % bots.length;

/** The number of the deal that a game is played with. */
export const dealOf = ({ seating, bots }: Setup, number: number): number =>
  seating === 'mirrored' ? Math.floor(number / bots.length) : number;
