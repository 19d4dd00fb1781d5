import type { Draw, Random, Shuffled, Stream } from './random.ts';
import { shuffleAndTell, shuffleWith } from './random.ts';
import { bytesOf, hex, hmac, sha256, unhex } from './sha256.ts';

/**
 * Chance for a real table. The server draws 256 bits from the operating system and publishes their hash before
 * the game; seats add words of their own, which the server could not know when it committed; every draw is
 * HMAC-SHA256(secret, contributions, stream, number). When the game is over the secret is shown and anybody can recompute
 * each draw.
 */
export interface Seal {
  /** 64 hexadecimal digits, kept by the server until the game is over. */
  readonly secret: string;
  /** What each seat added, in seat order; empty where a seat added nothing. */
  readonly contributions: readonly string[];
}

/** What is published before the first draw. */
export const commitment = (secret: string): string => hex(sha256(unhex(secret)));

export class CommittedRandom implements Random {
  private readonly key: Uint8Array;
  private readonly counters: { open: number; hidden: number };

  /** `counters`: how many draws of each stream have been made already, for a game that goes on after a restart. */
  constructor(seal: Seal, counters: { readonly open: number; readonly hidden: number } = { open: 0, hidden: 0 }) {
    if (seal.secret.length !== 64) throw new Error('The secret of a table has 64 hexadecimal digits');
    this.key = hmac(unhex(seal.secret), bytesOf(JSON.stringify(seal.contributions)));
    this.counters = { ...counters };
  }

  drawn(): { open: number; hidden: number } {
    return { ...this.counters };
  }

  roll(sides: number): number {
    return this.below('open', this.counters.open++, 0, sides);
  }

  draw(count: number): number {
    return this.below('hidden', this.counters.hidden++, 0, count);
  }

  /** A whole shuffle is one draw; its steps are told apart by a second number. */
  shuffle(items: Shuffled): void {
    const number = this.counters.hidden++;
    let step = 0;
    shuffleWith(items, (count) => this.below('hidden', number, step++, count));
  }

  /** Rejection, not remainder: 48 bits at a time until one falls into a whole run of outcomes. */
  private below(stream: Stream, number: number, step: number, count: number): number {
    const limit = 2 ** 48 - (2 ** 48 % count);
    for (let attempt = 0; ; attempt++) {
      const bytes = hmac(this.key, bytesOf(`${stream}/${number}/${step}/${attempt}`));
      for (let at = 0; at + 6 <= 30; at += 6) {
        let value = 0;
        for (let i = 0; i < 6; i++) value = value * 256 + bytes[at + i];
        if (value < limit) return value % count;
      }
    }
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
