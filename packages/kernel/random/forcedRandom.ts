import type { Random, Shuffleable } from './random.ts';

/** A forced outcome: an index, the name of a face, or (for a shuffle) the items from the top. */
export type ForcedOutcome = number | string | readonly (number | string)[];

export class ForcedDrawError extends Error {}

/** Forced outcomes first, then another source: for tests, puzzles and bug reports, never at a real table. */
export class ForcedRandom implements Random {
  private readonly queue: ForcedOutcome[];
  private readonly after: Random;

  constructor(forced: readonly ForcedOutcome[], after: Random) {
    this.queue = [...forced];
    this.after = after;
  }

  get left(): number {
    return this.queue.length;
  }

  roll(sides: number, faces?: readonly string[]): number {
    return this.single(sides, faces) ?? this.after.roll(sides, faces);
  }

  draw(count: number, names?: readonly string[]): number {
    return this.single(count, names) ?? this.after.draw(count, names);
  }

  shuffle(items: Shuffleable, names?: readonly string[]): void {
    this.after.shuffle(items, names);
    const forced = this.queue.shift();
    if (forced === undefined) return;
    if (typeof forced === 'number' || typeof forced === 'string')
      throw new ForcedDrawError(`A shuffle of ${items.length} is due: give a list, from the top, not ${JSON.stringify(forced)}`);
    for (const [place, wanted] of forced.entries()) {
      const from = Array.from(items).findIndex((item, at) => at >= place && (item === wanted || names?.[item] === wanted));
      if (from < 0) throw new ForcedDrawError(`${JSON.stringify(wanted)} is not among the shuffled`);
      const kept = items[place];
      items[place] = items[from];
      items[from] = kept;
    }
  }

  private single(count: number, names?: readonly string[]): number | null {
    if (this.queue.length === 0) return null;
    const forced = this.queue.shift();
    const index = typeof forced === 'string' ? (names?.indexOf(forced) ?? -1) : forced;
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count)
      throw new ForcedDrawError(
        `${JSON.stringify(forced)} is no outcome here; expected 0..${count - 1}${names ? ` or one of ${names.join(', ')}` : ''}`,
      );
    return index;
  }
}
