/** Arithmetic in the field of 256 elements that QR codes use, and the error correction of one block. */

const POLYNOMIAL = 0x11d;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value <<= 1;
  if (value > 255) value ^= POLYNOMIAL;
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0));

/** The product of (x - 2^i) for i below the degree, highest power first, without the leading 1. */
function generator(degree: number): number[] {
  let product = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...product, 0];
    for (const [at, coefficient] of product.entries()) next[at + 1] = (next[at + 1] ?? 0) ^ times(coefficient, EXP[i] ?? 0);
    product = next;
  }
  return product.slice(1);
}

/** The words of error correction for these words. */
export function correction(words: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, coefficient] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor);
  }
  return rest;
}
