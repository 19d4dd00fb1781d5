import type { Draw, Random, Shuffled, Stream } from './random.ts';
import { shuffleAndTell, shuffleWith } from './random.ts';
import { hex, hmac, hmacWith, sha256, unhex } from './sha256.ts';

/**
 * Chance for a real table. The server draws 256 bits from the operating system and publishes their hash; every person who sits down has kept it before
 * adding words. Every draw is cut from HMAC-SHA256(key, stream / page), where a page holds five numbers of 48 bits and the key is made of the secret and of
 * the words in seat order. When the game is over the secret is shown and anybody can recompute each draw: docs/randomness.md says how.
 */
export interface Seal {
  /** How the key is made: 2, or left out for tables set before people promised their words. */
  readonly version?: 2 | undefined;
  /** 64 hexadecimal digits, kept by the server until the game is over. */
  readonly secret: string;
  /** What each seat added, in seat order; empty where a seat added nothing. */
  readonly contributions: readonly string[];
}

/** What is published before the first draw. */
export const commitment = (secret: string): string => hex(sha256(unhex(secret)));

function keyOf({ version, secret, contributions }: Seal): Uint8Array {
  const message =
    version === undefined ? JSON.stringify(contributions) : ['redbook dice 2', commitment(secret), ...contributions].join('\n');
  return hmac(unhex(secret), message);
}

const PER_PAGE = 5;

export class CommittedRandom implements Random {
  private readonly mac: (message: string) => Uint8Array;
  /** The page last looked at in each stream: dice are rolled in handfuls. */
  private readonly pages: { readonly [stream in Stream]: { name: string; bytes: Uint8Array } } = {
    open: { name: '', bytes: new Uint8Array() },
    hidden: { name: '', bytes: new Uint8Array() },
  };
  private readonly counters: { open: number; hidden: number };

  /** `counters`: how many draws of each stream have been made already, for a game that goes on after a restart. */
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

  /** A whole shuffle is one draw; its steps have pages of their own. */
  shuffle(items: Shuffled): void {
    const chapter = `${this.counters.hidden++}/`;
    let step = 0;
    shuffleWith(items, (count) => this.below('hidden', chapter, step++, count));
  }

  /** Rejection, not remainder: a number that falls into the incomplete last run of outcomes is thrown away and another drawn in its place. */
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

/** The first draw that the seal does not give, or null when all of them are true. */
export function firstFalseDraw(seal: Seal, draws: readonly Draw[]): { index: number; expected: Draw } | null {
  const random = new CommittedRandom(seal);
  for (const [index, draw] of draws.entries()) {
    const number = draw.stream === 'open' ? random.drawn().open : random.drawn().hidden;
    const got = Array.isArray(draw.got)
      ? shuffleAndTell(
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
