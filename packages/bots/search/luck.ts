import { type Random, SeededRandom, type Shuffled } from '#kernel';

/** So many moments of one name have chance of their own. */
const MOMENTS = 4096;

/**
 * Chance of an imagined world, sorted by what it is about: the second hunt of a turn meets the same dice and the same tile whatever was fought before it. Moves
 * that are compared in one world then differ by what they do, and not by whose turn it was to be lucky.
 */
export class Luck implements Random {
  private readonly seed: number;
  private readonly met = new Map<number, number>();
  private name = 0;
  private now: SeededRandom | null = null;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** What comes next is about this. */
  about(name: number): void {
    this.name = name;
    this.now = null;
  }

  roll(sides: number): number {
    return this.here().below(sides);
  }

  draw(count: number): number {
    return this.here().below(count);
  }

  shuffle(items: Shuffled): void {
    this.here().shuffle(items);
  }

  /** A moment that needs no chance uses none up. */
  private here(): SeededRandom {
    if (this.now === null) {
      const met = this.met.get(this.name) ?? 0;
      this.met.set(this.name, met + 1);
      this.now = new SeededRandom(this.seed, this.name * MOMENTS + met);
    }
    return this.now;
  }
}
