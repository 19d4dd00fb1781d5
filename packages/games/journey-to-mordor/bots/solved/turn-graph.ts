import { type Limits, LOOSE, NOTHING, simplify } from '../code.ts';
import type { RollBook } from '../rolls.ts';

/** Chances are compared first; where they are equal, what is left to the other decides. */
const SPITE = 1e-7;

/** The chances of the one who plays the turn and of the other. */
export interface BothSeats {
  readonly own: number;
  readonly other: number;
}

/** What the turn is worth when it is played in the best way. */
export interface TurnResult {
  own: number;
  other: number;
  /** How likely the turn ends where everything is as it was. */
  stays: number;
}

/** How good every situation of a turn is for the one who plays it: his chance and, where chances are equal, what is left to the other. */
export interface Worths {
  readonly each: Float64Array;
  /** The same for a roll that has to be taken as it falls; null where no roll may be repeated. */
  readonly taken: Float64Array | null;
}

/**
 * A turn as lists of numbers, so that it can be worked through hundreds of thousands of times: situations in an order in which each leads only to earlier
 * ones, first of all the ends. Rolls after which the same can be done are one.
 */
export class TurnGraph {
  /** The sums with which the turn can end; they are the first situations. */
  readonly ends: readonly number[];
  private readonly repeats: boolean;
  private readonly firstRoll: Int32Array;
  private readonly chance: Float64Array;
  /** An earlier roll of the same situation all whose ways this one has too, or -1; `ways` are those it has besides. */
  private readonly less: Int32Array;
  private readonly firstWay: Int32Array;
  private readonly ways: Int32Array;
  private readonly own: Float64Array;
  private readonly other: Float64Array;
  private readonly stays: Float64Array;
  private readonly key: Float64Array;
  private readonly best: Int32Array;
  private readonly limits: Limits;
  private readonly numbers: ReadonlyMap<number, number>;

  constructor(book: RollBook, limits: Limits, repeats: boolean) {
    this.repeats = repeats;
    this.limits = limits;
    const { ends, numbers, firstRoll, chance, less, firstWay, ways } = compile(book, limits);
    this.ends = ends;
    this.numbers = numbers;
    this.firstRoll = Int32Array.from(firstRoll);
    this.chance = Float64Array.from(chance);
    this.less = Int32Array.from(less);
    this.firstWay = Int32Array.from(firstWay);
    this.ways = Int32Array.from(ways);
    const size = ends.length + firstRoll.length - 1;
    this.own = new Float64Array(size);
    this.other = new Float64Array(size);
    this.stays = new Float64Array(size);
    this.key = new Float64Array(size);
    this.best = new Int32Array(chance.length);
  }

  /** Says what it is worth to end with `ends[end]`; `stay` where nothing has changed. */
  setEnd(end: number, own: number, other: number, stay: boolean): void {
    this.own[end] = own;
    this.other[end] = other;
    this.stays[end] = stay ? 1 : 0;
    this.key[end] = own - SPITE * other;
  }

  play(into: TurnResult): void {
    const { ends, firstRoll, chance, less, firstWay, ways, own, other, stays, key, best } = this;
    const size = own.length;
    for (let node = ends.length; node < size; node++) {
      const begin = firstRoll[node - ends.length];
      const end = firstRoll[node - ends.length + 1];
      let [sumOwn, sumOther, sumStays] = [0, 0, 0];
      for (let roll = begin; roll < end; roll++) {
        const last = firstWay[roll + 1];
        let way = firstWay[roll];
        let chosen = less[roll] >= 0 ? best[less[roll]] : ways[way++];
        let most = key[chosen];
        for (; way < last; way++) {
          const next = ways[way];
          if (key[next] > most) {
            most = key[next];
            chosen = next;
          }
        }
        best[roll] = chosen;
        const share = chance[roll];
        sumOwn += share * own[chosen];
        sumOther += share * other[chosen];
        sumStays += share * stays[chosen];
      }
      if (this.repeats) {
        // A roll that is worse than the average is repeated and then has to be taken.
        const average = sumOwn - SPITE * sumOther;
        let [againOwn, againOther, againStays] = [0, 0, 0];
        for (let roll = begin; roll < end; roll++) {
          const chosen = best[roll];
          const kept = key[chosen] >= average;
          againOwn += chance[roll] * (kept ? own[chosen] : sumOwn);
          againOther += chance[roll] * (kept ? other[chosen] : sumOther);
          againStays += chance[roll] * (kept ? stays[chosen] : sumStays);
        }
        [sumOwn, sumOther, sumStays] = [againOwn, againOther, againStays];
      }
      own[node] = sumOwn;
      other[node] = sumOther;
      stays[node] = sumStays;
      key[node] = sumOwn - SPITE * sumOther;
    }
    into.own = own[size - 1];
    into.other = other[size - 1];
    into.stays = stays[size - 1];
  }

  /** Once it is played: what both have with so much set aside, and the loose dice above it about to be rolled; with none, at that end of the turn. */
  at(key: number): BothSeats {
    const situation = this.situation(key);
    return { own: this.own[situation], other: this.other[situation] };
  }

  /** The same where what falls has to be taken. */
  taken(key: number): BothSeats {
    const node = this.situation(key) - this.ends.length;
    const both = { own: 0, other: 0 };
    for (let roll = this.firstRoll[node]; roll < this.firstRoll[node + 1]; roll++) {
      both.own += this.chance[roll] * this.own[this.best[roll]];
      both.other += this.chance[roll] * this.other[this.best[roll]];
    }
    return both;
  }

  /** Once it is played: what it leads to, to be kept beyond the next play. */
  worths(): Worths {
    const { ends, key, firstRoll, chance, own, other, best } = this;
    if (!this.repeats) return { each: key.slice(), taken: null };
    const taken = new Float64Array(key.length).fill(Number.NEGATIVE_INFINITY);
    for (let node = ends.length; node < key.length; node++) {
      let [sumOwn, sumOther] = [0, 0];
      for (let roll = firstRoll[node - ends.length]; roll < firstRoll[node - ends.length + 1]; roll++) {
        sumOwn += chance[roll] * own[best[roll]];
        sumOther += chance[roll] * other[best[roll]];
      }
      taken[node] = sumOwn - SPITE * sumOther;
    }
    return { each: key.slice(), taken };
  }

  /** The number of a situation among the worths. */
  situation(key: number): number {
    const number = this.numbers.get(simplified(key, this.limits));
    if (number === undefined) throw new Error(`No turn of this kind comes to ${key}`);
    return number;
  }
}

/** Whether the one is better: of equal chances the one that leaves the other less. */
export const isBetter = (one: BothSeats, two: BothSeats): boolean => one.own - SPITE * one.other > two.own - SPITE * two.other;

interface Compiled {
  readonly ends: number[];
  readonly numbers: ReadonlyMap<number, number>;
  readonly firstRoll: number[];
  readonly chance: number[];
  readonly less: number[];
  readonly firstWay: number[];
  readonly ways: number[];
}

const bitCount = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

function simplified(key: number, limits: Limits): number {
  const loose = key >> LOOSE;
  return simplify(key & ((1 << LOOSE) - 1), bitCount(loose), limits) | (loose << LOOSE);
}

function compile(book: RollBook, limits: Limits): Compiled {
  const begin = simplified(NOTHING | ((book.alike.length - 1) << LOOSE), limits);
  // Fewer dice are loose after every roll: situations are found from many dice to none, and numbered the other way.
  const found = new Set([begin]);
  for (const key of found) {
    const loose = key >> LOOSE;
    if (loose === 0) continue;
    const code = key & ((1 << LOOSE) - 1);
    for (const offset of book.of(loose).offsets) found.add(simplified(code + offset, limits));
  }
  const order = [...found].sort((a, b) => bitCount(a >> LOOSE) - bitCount(b >> LOOSE));
  const numbers = new Map(order.map((key, number) => [key, number]));
  const made: Compiled = {
    ends: order.filter((key) => key >> LOOSE === 0),
    numbers,
    firstRoll: [0],
    chance: [],
    less: [],
    firstWay: [0],
    ways: [],
  };
  for (const key of order.slice(made.ends.length)) {
    const code = key & ((1 << LOOSE) - 1);
    const { chance, first, offsets } = book.of(key >> LOOSE);
    const merged = new Map<string, { chance: number; readonly ways: readonly number[] }>();
    for (let roll = 0; roll < chance.length; roll++) {
      const ways = new Set<number>();
      for (let way = first[roll]; way < first[roll + 1]; way++) ways.add(numbers.get(simplified(code + offsets[way], limits)) ?? 0);
      const sorted = [...ways].sort((a, b) => a - b);
      const name = sorted.join();
      const same = merged.get(name);
      if (same === undefined) merged.set(name, { chance: chance[roll], ways: sorted });
      else same.chance += chance[roll];
    }
    addRolls([...merged.values()], made);
  }
  return made;
}

/** Rolls of one situation: fewer ways first, so that a roll after which more can be done begins with the best of one after which less can be done. */
function addRolls(rolls: { readonly chance: number; readonly ways: readonly number[] }[], made: Compiled): void {
  rolls.sort((a, b) => a.ways.length - b.ways.length);
  const begin = made.chance.length;
  const sets = rolls.map(({ ways }) => new Set(ways));
  for (const [at, { chance, ways }] of rolls.entries()) {
    let less = at - 1;
    while (less >= 0 && !rolls[less].ways.every((way) => sets[at].has(way))) less--;
    made.chance.push(chance);
    made.less.push(less < 0 ? -1 : begin + less);
    for (const way of ways) if (less < 0 || !sets[less].has(way)) made.ways.push(way);
    made.firstWay.push(made.ways.length);
  }
  made.firstRoll.push(made.chance.length);
}
