/**
 * Reads a QR code as a camera does, from light and dark points alone. It shares nothing with what draws one: tables and steps are those of ISO/IEC 18004, for codes with medium
 * error correction up to version 12.
 */

/** Whether the point there is dark. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/** Words of error correction a block, and the number of blocks, by version. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8];

/** A row of a mask is dark there, by row and column, as the standard numbers them. */
const MASKED: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

type Module = (row: number, column: number) => boolean;

/** What a picture with nothing but a code in it says. */
export function readQr(picture: Picture): string {
  const { size, module } = modulesOf(picture);
  const version = (size - 17) / 4;
  const mask = maskOf(module, size);
  const words = wordsOf(size, version, (row, column) => module(row, column) !== mask(row, column));
  return textOf(dataOf(words, version), version);
}

/** The code begins where dark begins, and its corner is seven squares wide. */
function modulesOf({ width, height, isDark }: Picture): { size: number; module: Module } {
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: height }, (_, y) => y);
  const columns = across.filter((x) => down.some((y) => isDark(x, y)));
  const top = down.find((y) => across.some((x) => isDark(x, y)));
  const [left, right] = [columns[0], columns.at(-1)];
  if (top === undefined || left === undefined || right === undefined) throw new Error('There is nothing dark in the picture');
  const corner = across.slice(left).findIndex((x) => !isDark(x, top));
  const size = 17 + 4 * Math.round((((right - left + 1) * 7) / corner - 17) / 4);
  const side = (right - left + 1) / size;
  const quiet = [left, top, width - right - 1].every((edge) => edge >= 4 * side - 2);
  if (!quiet) throw new Error('A code needs four light squares on every side');
  return { size, module: (row, column) => isDark(Math.floor(left + (column + 0.5) * side), Math.floor(top + (row + 0.5) * side)) };
}

/** What is left of these bits when they are divided: nothing, where they were read well. */
function rest(bits: number, divisor: number): number {
  const degree = Math.floor(Math.log2(divisor));
  let left = bits;
  while (left !== 0 && Math.floor(Math.log2(left)) >= degree) left ^= divisor << (Math.floor(Math.log2(left)) - degree);
  return left;
}

const bitsOf = (squares: readonly boolean[]): number => squares.reduce((bits, dark) => bits * 2 + Number(dark), 0);

/** Medium correction and the mask, which stand there twice: round the first corner, and divided between the others. */
function maskOf(module: Module, size: number): Module {
  const first = [...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => module(8, column)), ...[7, 5, 4, 3, 2, 1, 0].map((row) => module(row, 8))];
  const second = [
    ...[1, 2, 3, 4, 5, 6, 7].map((back) => module(size - back, 8)),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((back) => module(8, size - back)),
  ];
  const [one, two] = [bitsOf(first) ^ 0b101010000010010, bitsOf(second) ^ 0b101010000010010];
  if (one !== two || rest(one, 0b10100110111) !== 0) throw new Error('The format cannot be read');
  if (one >> 13 !== 0b00) throw new Error('The correction is not medium');
  const mask = MASKED[(one >> 10) & 7];
  if (mask === undefined) throw new Error('There is no such mask');
  return mask;
}

/** Where the small squares stand, across and down. */
function marksOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.trunc(version / 7) + 2;
  const step = Math.trunc((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => 4 * version + 10 - step * (count - 2 - at))];
}

/** Squares that belong to the form of a code and say nothing. */
function formOf(size: number, version: number): Module {
  const marks = marksOf(version);
  const last = marks.at(-1);
  return (row, column) => {
    if (row === 6 || column === 6) return true;
    const corner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
    if (corner) return true;
    if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
    return marks.some((y) =>
      marks.some((x) => {
        const inCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (y === 6 && x === last);
        return !inCorner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
      }),
    );
  };
}

/** From the right in pairs of columns, upwards first. */
function wordsOf(size: number, version: number, module: Module): number[] {
  const isForm = formOf(size, version);
  const bits: boolean[] = [];
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map((right) => (right > 6 ? right : right - 1));
  for (const [pair, right] of pairs.entries())
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = pair % 2 === 0 ? size - 1 - step : step;
        if (!isForm(row, column)) bits.push(module(row, column));
      }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => bitsOf(bits.slice(8 * at, 8 * at + 8)));
}

/** The blocks, one after the other, without their correction; a block in which something was read wrongly is told by its syndromes. */
function dataOf(words: readonly number[], version: number): number[] {
  const [correction, blocks] = [CORRECTION[version - 1], BLOCKS[version - 1]];
  if (correction === undefined || blocks === undefined) throw new Error(`No tables for version ${version}`);
  const data = words.length - correction * blocks;
  const [short, longer] = [Math.floor(data / blocks), data % blocks];
  return Array.from({ length: blocks }, (_, block) => {
    const own = Array.from({ length: short }, (_, at) => words[at * blocks + block] ?? 0);
    if (block >= blocks - longer) own.push(words[short * blocks + block - (blocks - longer)] ?? 0);
    const checks = Array.from({ length: correction }, (_, at) => words[data + at * blocks + block] ?? 0);
    for (let power = 0, root = 1; power < correction; power++, root = multiplied(root, 2)) {
      const syndrome = [...own, ...checks].reduce((sum, word) => multiplied(sum, root) ^ word, 0);
      if (syndrome !== 0) throw new Error(`Block ${block} does not add up`);
    }
    return own;
  }).flat();
}

/** In the field of 256 elements, by doubling and adding. */
function multiplied(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 === 1 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Bytes alone, with their number before them. */
function textOf(data: readonly number[], version: number): string {
  const bits = data.flatMap((word) => Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) % 2 === 1));
  const counted = version < 10 ? 8 : 16;
  if (bitsOf(bits.slice(0, 4)) !== 0b0100) throw new Error('This is no text in bytes');
  const length = bitsOf(bits.slice(4, 4 + counted));
  const bytes = Array.from({ length }, (_, at) => bitsOf(bits.slice(4 + counted + 8 * at, 12 + counted + 8 * at)));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}
