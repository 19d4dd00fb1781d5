import type { Seat } from '#kernel';
import { canSplit, crossedParts, isSplit, uncrossed } from '../rules/squares.ts';
import { type Journey, sheetOf } from '../rules/state.ts';

/**
 * A Nazgûl trail in two numbers: spaces not crossed off, and squares that can still be split. They tell all there is to know when the
 * leftmost square is split first, which is never worse: a square further right stays whole for longer.
 */
export interface Trail {
  readonly spaces: number;
  readonly whole: number;
}

export function trailOf(s: Journey, seat: Seat): Trail {
  let whole = 0;
  for (let square = 0; square < sheetOf(s).squares; square++) if (canSplit(s, seat, square)) whole++;
  return { spaces: uncrossed(s, seat), whole };
}

/** First Gandalf, then the Nazgûl (JM-RULING-03). Spaces at or below zero: caught. */
export function afterTurn({ spaces, whole }: Trail, gandalfs: number, hits: number): Trail {
  const split = Math.min(gandalfs, whole);
  const more = spaces + split;
  const left = more - hits;
  // Halves are crossed off before whole squares, so whole ones go only when nothing else is left.
  return { spaces: left, whole: Math.max(0, Math.min(whole - split, left)) };
}

/** Whether the leftmost square was always split first, as far as it still matters: no whole square is left of a half. Otherwise two numbers do not tell a trail. */
export function isInOrder(s: Journey, seat: Seat): boolean {
  let whole = false;
  for (let square = 0; square < sheetOf(s).squares; square++) {
    if (canSplit(s, seat, square)) whole = true;
    else if (whole && isSplit(s, seat, square) && crossedParts(s, seat, square) < 2) return false;
  }
  return true;
}
