import { describe, expect, it } from 'vitest';
import { qrOf, type Squares } from './qr.ts';
import { type Picture, readQr } from './testing/reader.ts';

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

/** Squares of three points, with the light margin that cameras need. */
const pictureOf = (squares: Squares | null): Picture => {
  const side = ((squares ?? []).length + 8) * 3;
  return { width: side, height: side, isDark: (x, y) => squares?.[Math.floor(y / 3) - 4]?.[Math.floor(x / 3) - 4] ?? false };
};

describe('a QR code', () => {
  it('says its text to a reader that shares nothing with it, in every size', () => {
    for (const length of [1, 13, 14, 15, 26, 41, 42, 43, 60, 62, 84, 100, 106, 120, 150, 152, 180, 200, 213, 250, 251, 270, 287]) {
      const text = 'https://książka.example/join?t=Nazgûl'.repeat(8).slice(0, length);
      const squares = qrOf(text);
      if (squares !== null) expect(readQr(pictureOf(squares))).toBe(text);
      else expect(new TextEncoder().encode(text).length).toBeGreaterThan(287);
    }
  });

  it('that has a stain is not taken for another', () => {
    const stained = (qrOf('https://redbook.example/join/abc') ?? []).map((row, y) =>
      row.map((dark, x) => (x === 12 && y === 12 ? !dark : dark)),
    );
    expect(() => readQr(pictureOf(stained))).toThrow('does not add up');
  });

  it('of a short text is the one that other makers draw', () => {
    expect(draw(qrOf('Red Book')).split('\n')).toEqual(EXPECTED);
  });

  it('grows with its text, and says when it is too long', () => {
    const sizes = [10, 14, 15, 26, 62, 106, 180, 213, 287].map((length) => qrOf('x'.repeat(length))?.length);
    expect(sizes).toEqual([21, 21, 25, 25, 33, 41, 53, 57, 65]);
    expect(qrOf('x'.repeat(300))).toBeNull();
  });
});
