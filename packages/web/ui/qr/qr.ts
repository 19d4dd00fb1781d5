import type { Version } from './versions.ts';
import { versionFor, wordsOf } from './codewords.ts';

/** Dark squares, row by row. */
export type Squares = readonly (readonly boolean[])[];

type Field = (boolean | null)[][];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code with medium error correction; null when it is too long. */
export function qrOf(text: string): Squares | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes);
  if (version === null) return null;
  const words = wordsOf(bytes, version);
  const codes = MASKS.map((mask, number) => draw(version, words, mask, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

function draw(version: Version, words: readonly number[], mask: (x: number, y: number) => boolean, number: number): Squares {
  const size = 17 + 4 * version.number;
  const field: Field = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = field[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  for (const [left, top] of [[0, 0] as const, [size - 7, 0] as const, [0, size - 7] as const])
    for (let y = -1; y <= 7; y++)
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        set(left + x, top + y, ring !== 2 && ring !== 4);
      }
  for (const y of version.marks)
    for (const x of version.marks)
      if (field[y]?.[x] === null)
        for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  drawFormat(set, size, number);
  if (version.number >= 7) drawVersion(set, size, version.number);
  fill(field, words, mask);
  return field.map((row) => row.map((dark) => dark === true));
}

/** `value` followed by what is left when it is divided by a polynomial, as codes correct their own settings. */
function checked(value: number, polynomial: number, bits: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

/** Medium correction (00) and the mask, twice. */
function drawFormat(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  const bits = checked(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else if (i === 8) set(7, 8, dark);
    else set(14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
}

function drawVersion(set: (x: number, y: number, dark: boolean) => void, size: number, version: number): void {
  const bits = checked(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** In columns of two from the right, up and down in turn, wherever nothing stands yet. */
function fill(field: Field, words: readonly number[], mask: (x: number, y: number) => boolean): void {
  const size = field.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        const row = field[y];
        if (row === undefined || row[x] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== mask(x, y);
        bit++;
      }
  }
}

const FINDER = [true, false, true, true, true, false, true];
const [CLEAR_BEFORE, CLEAR_AFTER] = [
  [false, false, false, false, ...FINDER],
  [...FINDER, false, false, false, false],
];

/** How hard a code would be to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(code: Squares): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    let run = 0;
    for (const [at, dark] of line.entries()) {
      run = at > 0 && line[at - 1] === dark ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum++;
      for (const shape of [CLEAR_BEFORE, CLEAR_AFTER]) if (shape.every((wanted, along) => line[at + along] === wanted)) sum += 40;
    }
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = code[y]?.[x];
      if (dark === code[y]?.[x - 1] && dark === code[y - 1]?.[x] && dark === code[y - 1]?.[x - 1]) sum += 3;
    }
  const share = code.flat().filter((dark) => dark).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
