import { correction } from './reedSolomon.ts';
import { VERSIONS, type Version, wordsIn } from './versions.ts';

const BYTES = 0b0100;
/** From this version on the length takes two bytes. */
const LONG = 10;
const PADDING = [0xec, 0x11];

const headBits = ({ number }: Version): number => 4 + (number < LONG ? 8 : 16);

/** The smallest code into which the text fits; null when it is too long for all of them. */
export function versionFor(bytes: Uint8Array): Version | null {
  return VERSIONS.find((version) => headBits(version) + bytes.length * 8 <= wordsIn(version) * 8) ?? null;
}

/** What is written into a code: the text with its length, filled up, cut into blocks, each with its correction, and the blocks shuffled together. */
export function wordsOf(bytes: Uint8Array, version: Version): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, headBits(version) - 4);
  for (const byte of bytes) put(byte, 8);
  const room = wordsIn(version);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let at = 0; words.length < room; at++) words.push(PADDING[at % 2] ?? 0);
  let from = 0;
  const blocks = version.blocks.map((count) => {
    from += count;
    return words.slice(from - count, from);
  });
  return [...shuffled(blocks), ...shuffled(blocks.map((block) => correction(block, version.correction)))];
}

/** The first of each, then the second of each. */
function shuffled(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}
