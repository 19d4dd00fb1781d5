import type { Draw, Random, Shuffleable, Stream } from './random.ts';
import { shuffleWithOrder, shuffleWith } from './random.ts';
import { hex, hmac, hmacWith, sha256, unhex } from './sha256.ts';

/**
 * Randomness of real tables, by a commitment scheme. The server draws a 256-bit secret and publishes its hash before players contribute their seeds. Every
 * draw is cut from HMAC-SHA256(key, stream / page), where a page holds five numbers of 48 bits and the key is derived from the secret and the contributions
 * in seat order. After the game the secret is published, and any player can recompute each draw: see docs/randomness.md.
 */
export interface Seal {
  /** Version of the key derivation: 2, or left out for tables from before seed commitments. */
  readonly version?: 2 | undefined;
  /** 64 hexadecimal digits, kept by the server until the game is over. */
  readonly secret: string;
  /** Each seat's contribution, in seat order; empty if it made none. */
  readonly contributions: readonly string[];
}

/** The commitment, published before the first draw. */
export const commitment = (secret: string): string => hex(sha256(unhex(secret)));

function keyOf({ version, secret, contributions }: Seal): Uint8Array {
  const message =
    version === undefined ? JSON.stringify(contributions) : ['redbook dice 2', commitment(secret), ...contributions].join('\n');
  return hmac(unhex(secret), message);
}

const PER_PAGE = 5;

export class CommittedRandom implements Random {
  private readonly mac: (message: string) => Uint8Array;
  /** The latest page of each stream: dice are rolled several at a time. */
  private readonly pages: { readonly [stream in Stream]: { name: string; bytes: Uint8Array } } = {
    open: { name: '', bytes: new Uint8Array() },
    hidden: { name: '', bytes: new Uint8Array() },
  };
  private readonly counters: { open: number; hidden: number };

  /** `counters`: draws already made in each stream, for a game resumed after a restart. */
  constructor(seal: Seal, counters: { readonly open: number; readonly hidden: number } = { open: 0, hidden: 0 }) {
    if (seal.secret.length !== 64) throw new Error('The secret of a table has 64 hexadecimal digits');
    this.mac = hmacWith(keyOf(seal));
    this.counters = { ...counters };
  }

  drawn(): { open: number; hidden: number } {
    return { ...this.counters };
  }

  roll(sides: number): number {
    return this.below('open', '', this.counters.open++, sides);
  }

  draw(count: number): number {
    return this.below('hidden', '', this.counters.hidden++, count);
  }

  /** A whole shuffle is one draw; its steps have their own pages. */
  shuffle(items: Shuffleable): void {
    const chapter = `${this.counters.hidden++}/`;
    let step = 0;
    shuffleWith(items, (count) => this.below('hidden', chapter, step++, count));
  }

  /** Rejection sampling: a number in the incomplete last run of outcomes is discarded and drawn again. */
  private below(stream: Stream, chapter: string, number: number, count: number): number {
    const limit = 2 ** 48 - (2 ** 48 % count);
    let value = this.number48(stream, `${chapter}${Math.floor(number / PER_PAGE)}`, number % PER_PAGE);
    for (let attempt = 1; value >= limit; attempt++) value = this.number48(stream, `${chapter}${number} again ${attempt}`, 0);
    return value % count;
  }

  private number48(stream: Stream, name: string, place: number): number {
    const page = this.pages[stream];
    if (page.name !== name) {
      page.name = name;
      page.bytes = this.mac(`${stream}/${name}`);
    }
    let value = 0;
    for (let i = 0; i < 6; i++) value = value * 256 + page.bytes[place * 6 + i];
    return value;
  }
}

/** The first draw that does not follow from the seal; null if all do. */
export function firstFalseDraw(seal: Seal, draws: readonly Draw[]): { index: number; expected: Draw } | null {
  const random = new CommittedRandom(seal);
  for (const [index, draw] of draws.entries()) {
    const number = draw.stream === 'open' ? random.drawn().open : random.drawn().hidden;
    const got = Array.isArray(draw.got)
      ? shuffleWithOrder(
          draw.got.map((_, place) => place),
          (places) => random.shuffle(places),
        )
      : draw.stream === 'open'
        ? random.roll(draw.of)
        : random.draw(draw.of);
    const expected: Draw = { stream: draw.stream, number, of: draw.of, got };
    if (JSON.stringify(expected) !== JSON.stringify({ stream: draw.stream, number: draw.number, of: draw.of, got: draw.got }))
      return { index, expected };
  }
  return null;
}
