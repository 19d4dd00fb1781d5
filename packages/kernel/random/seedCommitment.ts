import { hex, sha256 } from './sha256.ts';

/** One line: 1 to 200 characters, none of them a control character, a break or half a character. */
export const CONTRIBUTION_PATTERN = /^[^\p{Cc}\p{Cs}\u2028\u2029]{1,200}$/u;

/** The fingerprint by which a seat binds itself to its words. It holds for one table and one seat only. */
export const seedCommitment = (commitment: string, seat: number, words: string): string =>
  hex(sha256(['redbook promise 2', commitment, seat, words].join('\n')));
