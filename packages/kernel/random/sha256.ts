/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), implemented here because the kernel runs in server, worker and browser. */

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
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
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

const tail = new Uint8Array(128);

/** Writes the padded last blocks of a message into `tail` and returns their number of bytes. */
function pad(bytes: Uint8Array, whole: number, rest: number, length: number): number {
  const size = rest < 56 ? 64 : 128;
  for (let i = 0; i < rest; i++) tail[i] = bytes[whole + i];
  tail.fill(0, rest, size);
  tail[rest] = 0x80;
  for (let i = 0; i < 4; i++) {
    tail[size - 8 + i] = Math.floor(length / 0x20000000) >>> (24 - i * 8);
    tail[size - 4 + i] = (length << 3) >>> (24 - i * 8);
  }
  return size;
}

const encoder = new TextEncoder();
/** Reusable buffer for text: allocating one per hash would cost more than the hash. */
let slate = new Uint8Array(1024);

/** Continues a hash that has already consumed `before` bytes (a multiple of 64). */
function finish(from: Int32Array, before: number, message: Uint8Array | string): Uint8Array {
  if (typeof message !== 'string') return finishBytes(from, before, message, message.length);
  if (slate.length < message.length * 3) slate = new Uint8Array(message.length * 6);
  return finishBytes(from, before, slate, encoder.encodeInto(message, slate).written);
}

const work = new Int32Array(8);

function finishBytes(from: Int32Array, before: number, bytes: Uint8Array, length: number): Uint8Array {
  const hash = work;
  for (let i = 0; i < 8; i++) hash[i] = from[i];
  const rest = length % 64;
  const whole = length - rest;
  for (let offset = 0; offset < whole; offset += 64) block(hash, bytes, offset);
  const size = pad(bytes, whole, rest, before + length);
  for (let offset = 0; offset < size; offset += 64) block(hash, tail, offset);
  const out = new Uint8Array(32);
  for (let i = 0; i < 32; i++) out[i] = hash[i >> 2] >>> (24 - (i & 3) * 8);
  return out;
}

export const sha256 = (message: Uint8Array | string): Uint8Array => finish(START, 0, message);

/** HMAC with one key for many messages: key-dependent work is done once. */
export function hmacWith(key: Uint8Array): (message: Uint8Array | string) => Uint8Array {
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

export const hmac = (key: Uint8Array, message: Uint8Array | string): Uint8Array => hmacWith(key)(message);

export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array, count = bytes.length): string {
  let text = '';
  for (let i = 0; i < count; i++) text += DIGITS[bytes[i]];
  return text;
}

export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('Expected an even number of hexadecimal digits (0-9, a-f)');
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}

/** Incremental SHA-256 of a text. */
export class RunningHash {
  private readonly hash = START.slice();
  private readonly open = new Uint8Array(64);
  private filled = 0;
  private whole = 0;

  update(text: string): void {
    for (const byte of encoder.encode(text)) {
      this.open[this.filled++] = byte;
      if (this.filled < 64) continue;
      block(this.hash, this.open, 0);
      this.whole += 64;
      this.filled = 0;
    }
  }

  /** The hash so far; more text may follow. */
  hex(): string {
    return hex(finishBytes(this.hash, this.whole, this.open, this.filled));
  }
}
