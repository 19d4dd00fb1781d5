import { type ForcedOutcome, ForcedRandom, type Random, SeededRandom, type Shuffleable } from '#kernel';

/**
 * The chance of an engine: a seeded generator, in front of which dictated outcomes or the draws of a record can be put for a
 * while.
 */
export class EngineChance implements Random {
  private readonly seeded: SeededRandom;
  private now: Random;

  constructor(seed: number) {
    this.seeded = new SeededRandom(seed);
    this.now = this.seeded;
  }

  /** A copy of the generator as it stands, for a trial that must leave no trace. */
  trial(forced: readonly ForcedOutcome[]): ForcedRandom {
    return new ForcedRandom(forced, this.seeded.clone());
  }

  /** While `act` runs, outcomes come from `source` (given the generator to fall back on). */
  during<T>(source: (after: Random) => Random, act: () => T): T {
    this.now = source(this.seeded);
    try {
      return act();
    } finally {
      this.now = this.seeded;
    }
  }

  roll(sides: number, faces?: readonly string[]): number {
    return this.now.roll(sides, faces);
  }

  draw(count: number, names?: readonly string[]): number {
    return this.now.draw(count, names);
  }

  shuffle(items: Shuffleable, names?: readonly string[]): void {
    this.now.shuffle(items, names);
  }
}
