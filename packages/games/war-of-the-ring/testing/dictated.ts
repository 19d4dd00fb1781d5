import { type ForcedOutcome, type Random, SeededRandom, type Shuffleable } from '#kernel';

/** Outcomes dictated one by one; chance goes on as a fixed seed says when they run out. */
export class DictatedRandom implements Random {
  readonly queue: ForcedOutcome[] = [];
  private readonly after = new SeededRandom(1);

  private take(count: number, names?: readonly string[]): number | null {
    const next = this.queue.shift();
    if (next === undefined) return null;
    const index = typeof next === 'string' ? (names?.indexOf(next) ?? -1) : next;
    if (typeof index !== 'number' || index < 0 || index >= count)
      throw new Error(`${String(next)} is no outcome here: ${names?.join(', ') ?? count}`);
    return index;
  }
  roll(sides: number, names?: readonly string[]): number {
    return this.take(sides, names) ?? this.after.roll(sides);
  }
  draw(count: number, names?: readonly string[]): number {
    return this.take(count, names) ?? this.after.draw(count);
  }
  /** A deck from the top, as far as it is given. */
  shuffle(items: Shuffleable, names?: readonly string[]): void {
    this.after.shuffle(items);
    const wanted = this.queue.shift();
    if (wanted === undefined) return;
    if (typeof wanted === 'number' || typeof wanted === 'string') throw new Error(`A shuffle is due, not ${wanted}`);
    for (const [place, name] of wanted.entries()) {
      const from = Array.from(items).findIndex((item, at) => at >= place && (item === name || names?.[item] === name));
      if (from < 0) throw new Error(`${name} is not among the shuffled`);
      [items[place], items[from]] = [items[from], items[place]];
    }
  }
}
