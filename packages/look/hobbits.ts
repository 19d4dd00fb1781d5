import { isKeyOf } from '#kernel/plain.ts';
import type { Hatching } from './hatch.ts';

/** How a hobbit is told apart: colour, hatching, silhouette and letter; any one of them is enough. */
interface Tincture {
  readonly fill: string;
  /** Text and lines on the fill: at least 4.5 to 1. */
  readonly on: string;
  readonly hatching: Hatching;
  /** Outline of the badge on a field of 32 by 32. */
  readonly outline: string;
  readonly letter: string;
}

const INK = '#2A1B10';
const VELLUM = '#FFFAEE';
const SQUARE = 'M5 5h22v22H5z';

export const HOBBITS = {
  frodo: { fill: '#E0B02E', on: INK, hatching: 'or', outline: 'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z', letter: 'F' },
  sam: { fill: '#B3342A', on: VELLUM, hatching: 'gules', outline: SQUARE, letter: 'S' },
  merry: { fill: '#2C639C', on: VELLUM, hatching: 'azure', outline: 'M16 1l13 15-13 15L3 16z', letter: 'M' },
  pippin: { fill: '#3F7D43', on: VELLUM, hatching: 'vert', outline: 'M16 1c10 6 14 14 10 24-6 6-14 6-20 0C2 15 6 7 16 1z', letter: 'P' },
} as const satisfies { readonly [hobbit: string]: Tincture };

type HobbitId = keyof typeof HOBBITS;

/** In seat order: players of games without colours of their own borrow these badges. */
export const HOBBIT_IDS = ['frodo', 'sam', 'merry', 'pippin'] as const satisfies readonly HobbitId[];

/** The hobbit whose colour a seat has; null for a seat beyond the four. */
export const hobbitOfSeat = (seat: number): HobbitId | null => HOBBIT_IDS.find((_, at) => at === seat) ?? null;

/** The black die, and whoever has no hobbit. */
const SABLE: Tincture = { fill: '#2A221C', on: VELLUM, hatching: 'sable', outline: SQUARE, letter: '' };

export const tinctureOf = (hobbit: string | null): Tincture => (hobbit !== null && isKeyOf(HOBBITS, hobbit) ? HOBBITS[hobbit] : SABLE);
