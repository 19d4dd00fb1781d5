import { type Random, type Shuffleable, shuffleWith } from './random.ts';

/**
 * Fast and reproducible, for simulation only: xoroshiro128+ on four 32-bit words (Blackman and Vigna, public domain).
 * Its state can be recovered from its output, so a real table never uses it.
 */
export class SeededRandom implements Random {
  private low0: number;
  private high0: number;
  private low1: number;
  private high1: number;

  /** Two seeds: the seed of the run and, for example, the number of the game in the run. */
  constructor(seed: number, stream = 0) {
    const mix = mixer(seed | 0, stream | 0);
    this.low0 = mix();
    this.high0 = mix();
    this.low1 = mix();
    this.high1 = mix() | 1;
  }

  /** From raw state words, to compare with other implementations of the same generator. */
  static fromWords(words: readonly [number, number, number, number]): SeededRandom {
    const made = new SeededRandom(0);
    [made.low0, made.high0, made.low1, made.high1] = words;
    return made;
  }

  clone(): SeededRandom {
    return SeededRandom.fromWords([this.low0, this.high0, this.low1, this.high1]);
  }

  words(): readonly [number, number, number, number] {
    return [this.low0, this.high0, this.low1, this.high1];
  }

  /** The lower 32 bits of the next output, as an unsigned number. */
  next(): number {
    const out = (this.low0 + this.low1) | 0;
    const low = this.low1 ^ this.low0;
    const high = this.high1 ^ this.high0;
    const low0 = this.low0;
    const high0 = this.high0;
    this.low0 = (low0 << 24) ^ (high0 >>> 8) ^ low ^ (low << 16);
    this.high0 = (high0 << 24) ^ (low0 >>> 8) ^ high ^ ((high << 16) | (low >>> 16));
    this.low1 = (high << 5) ^ (low >>> 27);
    this.high1 = (low << 5) ^ (high >>> 27);
    return out >>> 0;
  }

  /** Uniform without bias, by rejection. */
  below(count: number): number {
    // Lemire: the high half of a product is the result; the low half tells when to reject it.
    let product = this.next() * count;
    if (product >>> 0 < count) {
      const threshold = 4294967296 % count;
      while (product >>> 0 < threshold) product = this.next() * count;
    }
    return (product / 4294967296) | 0;
  }

  roll(sides: number): number {
    return this.below(sides);
  }

  draw(count: number): number {
    return this.below(count);
  }

  shuffle(items: Shuffleable): void {
    shuffleWith(items, (count) => this.below(count));
  }
}

/** Expands two small seeds to any number of words (splitmix32 with a Murmur finish). */
function mixer(seed: number, stream: number): () => number {
  let a = seed ^ Math.imul(stream, 0x9e3779b9) ^ 0x5bd1e995;
  let b = stream ^ 0x2545f491;
  return () => {
    a = (a + 0x9e3779b9) | 0;
    b = (b + 0x85ebca6b) | 0;
    let word = a ^ Math.imul(b ^ (b >>> 15), 0x2c1b3c6d);
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  };
}
