import { hex, sha256 } from './sha256.ts';

/** One line: 1 to 200 characters, without control characters, line breaks and lone surrogates. */
export const CONTRIBUTION_PATTERN = /^[^\p{Cc}\p{Cs}\u2028\u2029]{1,200}$/u;

/** Commitment of a seat to its seed contribution, bound to one table and one seat. */
export const seedCommitment = (commitment: string, seat: number, words: string): string =>
  hex(sha256(['redbook promise 2', commitment, seat, words].join('\n')));
