import { describe, expect, it } from 'vitest';
import { qrOf, type Squares } from './qr.ts';

const draw = (squares: Squares | null): string => (squares ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');

/** As the package uqr 0.1.3 draws it, with which every length of text up to 280 was compared once. */
const EXPECTED = [
  '#######.#.#...#######',
  '#.....#.#.#...#.....#',
  '#.###.#..#.##.#.###.#',
  '#.###.#.#..##.#.###.#',
  '#.###.#..##...#.###.#',
  '#.....#.......#.....#',
  '#######.#.#.#.#######',
  '........#............',
  '#.##.###......#..#.##',
  '###....##...#.#####.#',
  '.##.#.#..#..##.#...##',
  '...#...####.##.#.#.##',
  '...##.###..#....#....',
  '........###..#..#..##',
  '#######.#.#..####....',
  '#.....#.#..####.#.#..',
  '#.###.#..#.#..#####..',
  '#.###.#.#.#..#.....#.',
  '#.###.#.####.#....#..',
  '#.....#..#.##.#.#...#',
  '#######.#####...#....',
];

describe('a QR code', () => {
  it('of a short text is the one that other makers draw', () => {
    expect(draw(qrOf('Red Book')).split('\n')).toEqual(EXPECTED);
  });

  it('grows with its text, and says when it is too long', () => {
    const sizes = [10, 14, 15, 26, 62, 106, 180, 213, 287].map((length) => qrOf('x'.repeat(length))?.length);
    expect(sizes).toEqual([21, 21, 25, 25, 33, 41, 53, 57, 65]);
    expect(qrOf('x'.repeat(300))).toBeNull();
  });
});
