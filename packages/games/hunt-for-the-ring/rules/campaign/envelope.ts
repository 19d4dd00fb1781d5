import { type Detail, detail, InvalidInput } from '#kernel';
import { bytesOf, hex, hmacWith, sha256, unhex } from '#kernel/random/sha256.ts';

/**
 * The envelope around a letter: text to be kept between the parts and handed in again. It shows at once whether a character is missing, and
 * nobody reads a Sorcery hand by looking at it (HR-LETTER-06). It keeps honest eyes out, no more: whoever wants to break it open can, as with
 * the paper one. A campaign at one table needs no letter and keeps every secret.
 */
const MARK = 'hunt-letter-1';
const CHECK_DIGITS = 16;

const checkOf = (bytes: Uint8Array): string => hex(sha256(bytes)).slice(0, CHECK_DIGITS);

/** The same both ways. */
function cover(bytes: Uint8Array, check: string): Uint8Array {
  const page = hmacWith(bytesOf(MARK));
  const covered = bytes.slice();
  for (let at = 0; at < covered.length; at += 32) {
    const mask = page(`${check} ${at}`);
    for (let i = 0; i < 32 && at + i < covered.length; i++) covered[at + i] ^= mask[i];
  }
  return covered;
}

export function sealLetter(letter: object): string {
  const bytes = bytesOf(JSON.stringify(letter));
  const check = checkOf(bytes);
  return `${MARK} ${check} ${hex(cover(bytes, check))}`;
}

const bad = (reason: string, why: Detail): InvalidInput => new InvalidInput(`This is no letter: ${reason}`, ['HR-GEN-06'], 'letter', why);

/** Line breaks and spaces that came in on the way are overlooked; anything else missing or changed is told. */
export function unsealLetter(text: string): unknown {
  const [mark, check, ...pages] = text.trim().split(/\s+/);
  if (mark !== MARK) throw bad(`it begins with "${MARK}"`, detail('letter-mark', { mark: MARK }));
  const digits = pages.join('');
  if (!/^[0-9a-f]+$/.test(check ?? '') || !/^([0-9a-f]{2})+$/.test(digits))
    throw bad('after its mark it has only the digits 0-9 and a-f, in pairs; some are missing or changed', detail('letter-digits'));
  const bytes = cover(unhex(digits), check);
  if (checkOf(bytes) !== check) throw bad('its seal does not fit: a part of it is missing or changed', detail('letter-seal'));
  return JSON.parse(new TextDecoder().decode(bytes));
}
