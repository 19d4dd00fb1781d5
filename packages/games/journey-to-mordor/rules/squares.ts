import type { Seat } from '#kernel';
import { type Journey, sheetOf } from './state.ts';

/**
 * The Nazgûl trail. Spaces are crossed off from left to right, half by half (JM-RULING-06), so a trail is told by two numbers: which squares
 * are split, and how many spaces are crossed off.
 */

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Spaces to the left of a square: one for each whole square, two for each split one. */
const spacesBefore = (split: number, square: number): number => square + bitCount(split & ((1 << square) - 1));

export const isSplit = (s: Journey, seat: Seat, square: number): boolean => ((s.open.split[seat] >> square) & 1) === 1;

/** How many parts of a square are crossed off: at most one of a whole square, two of a split one. */
export function crossedParts(s: Journey, seat: Seat, square: number): number {
  const parts = isSplit(s, seat, square) ? 2 : 1;
  const reached = s.open.crossed[seat] - spacesBefore(s.open.split[seat], square);
  return Math.max(0, Math.min(parts, reached));
}

/** All spaces of the trail: halves and whole squares count one each. */
const spacesOf = (s: Journey, seat: Seat): number => sheetOf(s).squares + bitCount(s.open.split[seat]);

export const uncrossed = (s: Journey, seat: Seat): number => spacesOf(s, seat) - s.open.crossed[seat];

/** Neither split nor crossed off (JM-RULING-04, JM-GANDALF-06). */
export const canSplit = (s: Journey, seat: Seat, square: number): boolean =>
  !isSplit(s, seat, square) && crossedParts(s, seat, square) === 0;

export function canSplitAny(s: Journey, seat: Seat): boolean {
  for (let square = 0; square < sheetOf(s).squares; square++) if (canSplit(s, seat, square)) return true;
  return false;
}
