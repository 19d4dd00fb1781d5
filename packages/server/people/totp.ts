import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) with the values that every authenticator app takes: SHA-1, six digits, 30 seconds. */

const STEP = 30_000;
const DIGITS = 6;
/** Steps before and after the present one whose codes are taken, too: clocks of phones differ, and typing takes time. */
const WINDOW = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (now: number): number => Math.floor(now / STEP);

export function totp(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step whose code this is; null when it is none of those that hold now. All of them are compared. */
export function matchingStep(secret: Uint8Array, code: string, now: number): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step++) {
    const right = Buffer.from(totp(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** As authenticator apps take a secret (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += BASE32[(value >> (bits - 5)) & 31] ?? '';
  }
  return bits === 0 ? text : text + (BASE32[(value << (5 - bits)) & 31] ?? '');
}
