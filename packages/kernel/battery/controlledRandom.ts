import type { Draw, Random, Shuffleable, Stream } from '../random/random.ts';
import { shuffleWith } from '../random/random.ts';
import { SeededRandom } from '../random/seededRandom.ts';

/**
 * Reproducible randomness in which one draw can be changed. Every draw has its own generator, so changing one leaves all others as they were, as long as
 * the rules ask for the same draws.
 */
export class ControlledRandom implements Random {
  private readonly seed: number;
  private readonly changed: Pick<Draw, 'stream' | 'number'> | null;
  private readonly counters = { open: 0, hidden: 0 };

  constructor(seed: number, changed: Pick<Draw, 'stream' | 'number'> | null = null) {
    this.seed = seed;
    this.changed = changed;
  }

  roll(sides: number, faces?: readonly string[]): number {
    return this.next('open', sides, faces);
  }

  draw(count: number, names?: readonly string[]): number {
    return this.next('hidden', count, names);
  }

  shuffle(items: Shuffleable): void {
    const { chance, isChanged } = this.generator('hidden');
    shuffleWith(items, (count) => chance.below(count));
    if (!isChanged || items.length < 2) return;
    const one = chance.below(items.length);
    const other = (one + 1 + chance.below(items.length - 1)) % items.length;
    [items[one], items[other]] = [items[other], items[one]];
  }

  /** A changed draw has another name, where outcomes have names: a die may have the same face twice. */
  private next(stream: Stream, count: number, names?: readonly string[]): number {
    const { chance, isChanged } = this.generator(stream);
    const usual = chance.below(count);
    if (!isChanged) return usual;
    const others = Array.from({ length: count }, (_, outcome) => outcome).filter((outcome) =>
      names === undefined ? outcome !== usual : names[outcome] !== names[usual],
    );
    return others.length === 0 ? usual : others[chance.below(others.length)];
  }

  private generator(stream: Stream): { readonly chance: SeededRandom; readonly isChanged: boolean } {
    const number = this.counters[stream]++;
    return {
      chance: new SeededRandom(this.seed * 4096 + number, stream === 'open' ? 1 : 2),
      isChanged: this.changed?.stream === stream && this.changed.number === number,
    };
  }
}
