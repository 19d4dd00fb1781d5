/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), written out because the kernel runs in server, worker and browser alike. */

const ROUND = new Int32Array(64);
const START = new Int32Array(8);
{
  // The constants are the first bits of the fractional parts of roots of primes.
  const fraction = (value: number): number => ((value - Math.floor(value)) * 4294967296) | 0;
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate++) if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  for (const [place, prime] of primes.entries()) {
    ROUND[place] = fraction(Math.cbrt(prime));
    if (place < 8) START[place] = fraction(Math.sqrt(prime));
  }
}

const schedule = new Int32Array(64);

function block(hash: Int32Array, bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4;
    schedule[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15];
    const y = schedule[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = (schedule[i - 16] + s0 + schedule[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + schedule[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

/** The last blocks of a message: its tail, a one bit, zeros and its length in bits. */
function padded(bytes: Uint8Array, whole: number, length: number): Uint8Array {
  const rest = bytes.length - whole;
  const tail = new Uint8Array(rest < 56 ? 64 : 128);
  tail.set(bytes.subarray(whole));
  tail[rest] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(tail.length - 4, length << 3);
  return tail;
}

/** Goes on from a hash that has already taken in `before` bytes (a multiple of 64). */
function finish(from: Int32Array, before: number, bytes: Uint8Array): Uint8Array {
  const hash = from.slice();
  const whole = bytes.length - (bytes.length % 64);
  for (let offset = 0; offset < whole; offset += 64) block(hash, bytes, offset);
  const tail = padded(bytes, whole, before + bytes.length);
  for (let offset = 0; offset < tail.length; offset += 64) block(hash, tail, offset);
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  for (let i = 0; i < 8; i++) words.setInt32(i * 4, hash[i]);
  return out;
}

export const sha256 = (bytes: Uint8Array): Uint8Array => finish(START, 0, bytes);

/** HMAC with one key for many messages: what depends on the key alone is worked out once. */
export function hmacWith(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > 64 ? sha256(key) : key;
  const keyed = (value: number): Int32Array => {
    const hash = START.slice();
    block(
      hash,
      Uint8Array.from({ length: 64 }, (_, i) => (short[i] ?? 0) ^ value),
      0,
    );
    return hash;
  };
  const inner = keyed(0x36);
  const outer = keyed(0x5c);
  return (message) => finish(outer, 64, finish(inner, 64, message));
}

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => hmacWith(key)(message);

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('Expected an even number of hexadecimal digits (0-9, a-f)');
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}
