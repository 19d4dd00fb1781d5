import { type Random, SeededRandom, type Shuffleable } from '#kernel';

/** Streams reserved for each key. */
const STREAMS_PER_KEY = 4096;

/**
 * Common random numbers (variance reduction): each kind of event has its own stream. The second hunt of a turn meets the same dice and the same tile
 * whatever battles came before, so moves compared in one world differ by their effects and not by luck.
 */
export class CommonRandomNumbers implements Random {
  private readonly seed: number;
  private readonly uses = new Map<number, number>();
  private key = 0;
  private current: SeededRandom | null = null;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Selects the stream for the draws that follow. */
  use(name: number): void {
    this.key = name;
    this.current = null;
  }

  roll(sides: number): number {
    return this.stream().below(sides);
  }

  draw(count: number): number {
    return this.stream().below(count);
  }

  shuffle(items: Shuffleable): void {
    this.stream().shuffle(items);
  }

  /** The stream is created by its first draw: an event without chance uses none. */
  private stream(): SeededRandom {
    if (this.current === null) {
      const met = this.uses.get(this.key) ?? 0;
      this.uses.set(this.key, met + 1);
      this.current = new SeededRandom(this.seed, this.key * STREAMS_PER_KEY + met);
    }
    return this.current;
  }
}
