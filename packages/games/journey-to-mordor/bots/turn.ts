import { type Limits, LOOSE, NOTHING, simplify } from './code.ts';
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
  /** By number of the situation in the book; NaN where it is not known yet. */
  private values: Float64Array;
  /** In Rohan, what a roll is worth that may not be repeated. */
  private readonly taken = new Map<number, number>();

  /** `atEnd`: what it is worth when the turn ends with these dice set aside. */
  constructor(book: RollBook, limits: Limits, repeats: boolean, atEnd: (code: number) => number) {
    this.book = book;
    this.limits = limits;
    this.repeats = repeats;
    this.atEnd = atEnd;
    this.values = new Float64Array(book.size + 256).fill(Number.NaN);
  }

  /** Worth of a sum with the loose dice above it; with none, of the end of the turn. */
  worth(key: number): number {
    return this.worthOf(this.book.numberOf(key));
  }

  /** Where a roll may be repeated: worth of rolling these loose dice and having to take what falls. */
  worthTaken(key: number): number {
    const number = this.book.numberOf(this.simplified(key));
    this.worthOf(number);
    return this.taken.get(number) ?? Number.NEGATIVE_INFINITY;
  }

  private worthOf(number: number): number {
    const known = number < this.values.length ? this.values[number] : Number.NaN;
    return known === known ? known : this.workOut(number);
  }

  private workOut(number: number): number {
    const key = this.book.keyOf(number);
    const simple = this.simplified(key);
    const value =
      simple !== key
        ? this.worthOf(this.book.numberOf(simple))
        : key >> LOOSE === 0
          ? this.atEnd(key)
          : this.beforeRoll(number, key >> LOOSE);
    if (number >= this.values.length) {
      const longer = new Float64Array(this.book.size * 2).fill(Number.NaN);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[number] = value;
    return value;
  }

  private simplified(key: number): number {
    const loose = key >> LOOSE;
    return simplify(key & ((1 << LOOSE) - 1), bitCount(loose), this.limits) | (loose << LOOSE);
  }

  private beforeRoll(number: number, loose: number): number {
    const { chance, first } = this.book.of(loose);
    const ways = this.book.leadsTo(number);
    const worth = this.repeats ? new Float64Array(chance.length) : null;
    let taken = 0;
    for (let roll = 0; roll < chance.length; roll++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let way = first[roll]; way < first[roll + 1]; way++) {
        const value = this.worthOf(ways[way]);
        if (value > best) best = value;
      }
      if (worth !== null) worth[roll] = best;
      taken += chance[roll] * best;
    }
    if (worth === null) return taken;
    this.taken.set(number, taken);
    let sum = 0;
    for (let roll = 0; roll < chance.length; roll++) sum += chance[roll] * Math.max(taken, worth[roll]);
    return sum;
  }

  /** With which sums the turn ends, and how likely, when it is always gone on from in the best way. */
  endings(): Map<number, number> {
    const all = this.book.alike.length - 1;
    const weights = new Map<number, number>([[this.simplified(NOTHING | (all << LOOSE)), 1]]);
    const endings = new Map<number, number>();
    // Fewer dice are loose after every roll, so a situation is complete when all with more dice are done.
    for (let dice = bitCount(all); dice > 0; dice--)
      for (const [key, weight] of weights) {
        if (bitCount(key >> LOOSE) !== dice) continue;
        this.spread(key, weight, (next, share) => {
          const simple = this.simplified(next);
          const into = simple >> LOOSE === 0 ? endings : weights;
          into.set(simple, (into.get(simple) ?? 0) + share);
        });
        weights.delete(key);
      }
    return endings;
  }

  private spread(key: number, weight: number, into: (key: number, share: number) => void): void {
    const number = this.book.numberOf(key);
    const { chance, first } = this.book.of(key >> LOOSE);
    const ways = this.book.leadsTo(number);
    const next = new Int32Array(chance.length);
    const worth = new Float64Array(chance.length).fill(Number.NEGATIVE_INFINITY);
    for (let roll = 0; roll < chance.length; roll++)
      for (let way = first[roll]; way < first[roll + 1]; way++) {
        const value = this.worthOf(ways[way]);
        if (value <= worth[roll]) continue;
        worth[roll] = value;
        next[roll] = ways[way];
      }
    const mean = this.repeats ? worth.reduce((sum, value, roll) => sum + value * chance[roll], 0) : Number.NEGATIVE_INFINITY;
    let repeated = 0;
    for (let roll = 0; roll < chance.length; roll++) if (worth[roll] < mean) repeated += chance[roll];
    for (let roll = 0; roll < chance.length; roll++)
      into(this.book.keyOf(next[roll]), weight * chance[roll] * ((worth[roll] < mean ? 0 : 1) + repeated));
  }
}
