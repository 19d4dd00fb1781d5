import { type Limits, LOOSE, NOTHING, simplify } from './code.ts';
import { Memo } from './memo.ts';
import type { RollBook } from './rolls.ts';

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The rest of one turn, seen through to its end: for every sum of dice set aside and every set of loose dice, what it is worth on average. */
export class Turn {
  readonly book: RollBook;
  private readonly limits: Limits;
  /** Rohan: each roll may be repeated once. */
  private readonly repeats: boolean;
  private readonly atEnd: (code: number) => number;
  private readonly memo = new Memo();
  /** In Rohan, what a roll is worth that may not be repeated. */
  private readonly single = new Memo(4);

  /** `atEnd`: what it is worth when the turn ends with these dice set aside. */
  constructor(book: RollBook, limits: Limits, repeats: boolean, atEnd: (code: number) => number) {
    this.book = book;
    this.limits = limits;
    this.repeats = repeats;
    this.atEnd = atEnd;
  }

  /** Worth of a sum with the loose dice above it; with none, of the end of the turn. */
  worth(key: number): number {
    const known = this.memo.get(key);
    if (known === known) return known;
    const loose = key >> LOOSE;
    const simple = simplify(key & ((1 << LOOSE) - 1), bitCount(loose), this.limits) | (loose << LOOSE);
    const value = simple !== key ? this.worth(simple) : loose === 0 ? this.atEnd(key) : this.beforeRoll(key);
    this.memo.set(key, value);
    return value;
  }

  /** Where a roll may be repeated: worth of rolling these loose dice and having to take what falls. */
  ofOneRoll(key: number): number {
    const known = this.single.get(key);
    if (known === known) return known;
    this.beforeRoll(key);
    return this.single.get(key);
  }

  private beforeRoll(key: number): number {
    const loose = key >> LOOSE;
    const code = key & ((1 << LOOSE) - 1);
    const { chance, first } = this.book.of(loose);
    const worth = this.repeats ? new Float64Array(chance.length) : null;
    let taken = 0;
    for (let roll = 0; roll < chance.length; roll++) {
      const best = this.best(loose, code, first[roll], first[roll + 1]);
      if (worth !== null) worth[roll] = best;
      taken += chance[roll] * best;
    }
    if (worth === null) return taken;
    this.single.set(key, taken);
    let sum = 0;
    for (let roll = 0; roll < chance.length; roll++) sum += chance[roll] * Math.max(taken, worth[roll]);
    return sum;
  }

  private best(loose: number, code: number, from: number, to: number): number {
    const { offsets } = this.book.of(loose);
    let best = Number.NEGATIVE_INFINITY;
    for (let way = from; way < to; way++) {
      const value = this.worth(code + offsets[way]);
      if (value > best) best = value;
    }
    return best;
  }

  /** With which sums the turn ends, and how likely, when it is always gone on from in the best way. */
  endings(): Map<number, number> {
    const all = this.book.alike.length - 1;
    const weights = new Map<number, number>([[NOTHING | (all << LOOSE), 1]]);
    const endings = new Map<number, number>();
    // Fewer dice are loose after every roll, so a situation is complete when all with more dice are done.
    for (let dice = bitCount(all); dice > 0; dice--)
      for (const [key, weight] of weights) {
        if (bitCount(key >> LOOSE) !== dice) continue;
        this.spread(key, weight, (next, share) => {
          const loose = next >> LOOSE;
          const simple = simplify(next & ((1 << LOOSE) - 1), bitCount(loose), this.limits) | (loose << LOOSE);
          const into = loose === 0 ? endings : weights;
          into.set(simple, (into.get(simple) ?? 0) + share);
        });
        weights.delete(key);
      }
    return endings;
  }

  private spread(key: number, weight: number, into: (key: number, share: number) => void): void {
    const loose = key >> LOOSE;
    const code = key & ((1 << LOOSE) - 1);
    const { chance, first, offsets } = this.book.of(loose);
    const next = new Int32Array(chance.length);
    const worth = new Float64Array(chance.length);
    for (let roll = 0; roll < chance.length; roll++) {
      worth[roll] = Number.NEGATIVE_INFINITY;
      for (let way = first[roll]; way < first[roll + 1]; way++) {
        const value = this.worth(code + offsets[way]);
        if (value <= worth[roll]) continue;
        worth[roll] = value;
        next[roll] = code + offsets[way];
      }
    }
    const mean = this.repeats ? worth.reduce((sum, value, roll) => sum + value * chance[roll], 0) : Number.NEGATIVE_INFINITY;
    let repeated = 0;
    for (let roll = 0; roll < chance.length; roll++) if (worth[roll] < mean) repeated += chance[roll];
    for (let roll = 0; roll < chance.length; roll++) into(next[roll], weight * chance[roll] * ((worth[roll] < mean ? 0 : 1) + repeated));
  }
}
