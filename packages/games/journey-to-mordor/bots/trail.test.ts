import { describe, expect, it } from 'vitest';
import { tableOf } from './testing.ts';
import { afterTurn, trailOf } from './trail.ts';

describe('a trail in two numbers', () => {
  it('begins with seven whole squares', () => {
    expect(trailOf(tableOf(2), 0)).toEqual({ spaces: 7, whole: 7 });
  });

  it('agrees with the squares of the sheet, when the leftmost is always split first', () => {
    // Every short history of Gandalfs and Nazgûl, on the sheet and in numbers.
    const walk = (split: number, crossed: number, spaces: number, whole: number, depth: number): void => {
      const s = tableOf(2);
      s.open.split[0] = split;
      s.open.crossed[0] = crossed;
      expect(trailOf(s, 0)).toEqual({ spaces, whole });
      if (depth === 0) return;
      if (whole > 0) {
        const leftmost = Array.from({ length: 7 }, (_, square) => square).find((square) => isWhole(split, crossed, square));
        const left = afterTurn({ spaces, whole }, 1, 0);
        walk(split | (1 << (leftmost ?? 0)), crossed, left.spaces, left.whole, depth - 1);
      }
      if (spaces > 1) {
        const left = afterTurn({ spaces, whole }, 0, 1);
        walk(split, crossed + 1, left.spaces, left.whole, depth - 1);
      }
    };
    walk(0, 0, 7, 7, 9);
  });

  it('splits before the Nazgûl strike (JM-GANDALF-03), and no more than there is (JM-GANDALF-04)', () => {
    expect(afterTurn({ spaces: 1, whole: 1 }, 1, 1)).toEqual({ spaces: 1, whole: 0 });
    expect(afterTurn({ spaces: 2, whole: 0 }, 3, 1)).toEqual({ spaces: 1, whole: 0 });
    expect(afterTurn({ spaces: 2, whole: 2 }, 0, 3).spaces).toBe(-1);
  });
});

const isWhole = (split: number, crossed: number, square: number): boolean => {
  let before = 0;
  for (let other = 0; other < square; other++) before += (split >> other) & 1 ? 2 : 1;
  return ((split >> square) & 1) === 0 && crossed <= before;
};
