import { asId } from '#kernel/id.ts';
import { type EffectId, RING, type SymbolIndex } from '../content/box.ts';
import type { JourneyBox } from '../content/box.ts';
import { victim } from '../rules/nazgul.ts';
import type { Journey } from '../rules/state.ts';
import { LOOSE, NO_ONE, ONESELF, OPPONENT, worthOf } from './code.ts';
import type { PlanBook } from './plans.ts';

/** All rolls of a set of dice and what can be done with each, flat: `offsets[first[i] .. first[i + 1]]` are the ways to go on from roll `i`. */
interface Rolls {
  readonly chance: Float64Array;
  readonly first: Int32Array;
  /** What to add to the sum so far: the worth of the dice set aside, and the dice still loose above it. */
  readonly offsets: Int32Array;
}

/** Whom the Nazgûl of each die would hit in the turn under way; opponents are numbered in turn order. */
export function targetsOf(s: Journey): number[] {
  const { active, hobbit } = s.open;
  return s.box.dice.map((_, die) => {
    const seat = victim(s, asId(die));
    if (seat < 0) return NO_ONE;
    return seat === active ? ONESELF : OPPONENT + ((seat - active + hobbit.length) % hobbit.length) - 1;
  });
}

const facesOf = ({ dice }: JourneyBox, die: number): string => dice[die].faces.toSorted((a, b) => a - b).join('');

/**
 * Dice with the same faces change places until their targets are in order, so that turns which differ only in who sits where are one.
 * Entry `die` is the place where that die goes.
 */
export function ordered(box: JourneyBox, targets: readonly number[]): number[] {
  const places = targets.map(() => -1);
  for (const faces of new Set(box.dice.map((_, die) => facesOf(box, die)))) {
    const group = box.dice.flatMap((_, die) => (facesOf(box, die) === faces ? [die] : []));
    const sorted = [...group].sort((a, b) => targets[a] - targets[b] || a - b);
    for (const [at, die] of sorted.entries()) places[die] = group[at];
  }
  return places;
}

/**
 * The rolls of one kind of turn: which effect, and whom the dice hit. Two dice with the same faces and the same target are as good as
 * one another, so only one of each such pair of situations is looked at.
 */
export class RollBook {
  readonly targets: readonly number[];
  /** For each set of loose dice, the one that stands for it. */
  readonly alike: Int32Array;
  private readonly box: JourneyBox;
  private readonly effect: EffectId | null;
  private readonly plans: PlanBook;
  /** For each die, the first one as good as it. */
  private readonly kinds: readonly number[];
  private readonly pages: (Rolls | undefined)[] = [];
  private readonly numbers = new Map<number, number>();
  private readonly keys: number[] = [];
  private readonly ways: (Int32Array | undefined)[] = [];

  constructor(box: JourneyBox, targets: readonly number[], effect: EffectId | null, plans: PlanBook) {
    this.box = box;
    this.targets = targets;
    this.effect = effect;
    this.plans = plans;
    const names = targets.map((target, die) => `${facesOf(box, die)}/${target}`);
    this.kinds = names.map((name) => names.indexOf(name));
    this.alike = Int32Array.from({ length: 1 << names.length }, (_, loose) => this.representative(loose));
  }

  /** The rolls of these loose dice. */
  of(loose: number): Rolls {
    return (this.pages[loose] ??= this.write(loose));
  }

  /** How many situations have been numbered so far. */
  get size(): number {
    return this.keys.length;
  }

  /** The number of a situation: a sum with the loose dice above it. */
  numberOf(key: number): number {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.keys.length;
      this.numbers.set(key, number);
      this.keys.push(key);
    }
    return number;
  }

  keyOf(number: number): number {
    return this.keys[number];
  }

  /** Where the ways of `of(loose).offsets` lead from a situation, as numbers. */
  leadsTo(number: number): Int32Array {
    let ways = this.ways[number];
    if (ways === undefined) {
      const key = this.keys[number];
      const code = key & ((1 << LOOSE) - 1);
      ways = this.of(key >> LOOSE).offsets.map((offset) => this.numberOf(code + offset));
      this.ways[number] = ways;
    }
    return ways;
  }

  /** The first dice of each kind, as many of them as are loose. */
  private representative(loose: number): number {
    let chosen = 0;
    for (let die = 0; die < this.kinds.length; die++) {
      if (((loose >> die) & 1) === 0) continue;
      chosen |= 1 << this.kinds.findIndex((kind, at) => kind === this.kinds[die] && ((chosen >> at) & 1) === 0);
    }
    return chosen;
  }

  /** Every roll that differs from the others by more than the names of equal dice. */
  private write(loose: number): Rolls {
    const { dice } = this.box;
    const chance: number[] = [];
    const first: number[] = [0];
    const offsets: number[] = [];
    const shows = dice.map(() => RING);
    const roll = (die: number, probability: number): void => {
      if (die === dice.length) {
        chance.push(probability);
        for (const way of this.waysOn(loose, shows)) offsets.push(way);
        first.push(offsets.length);
      } else if (((loose >> die) & 1) === 0) roll(die + 1, probability);
      else {
        const { least, number, run } = this.equals(loose, shows, die);
        const { faces } = dice[die];
        for (let symbol: SymbolIndex = asId(least); symbol < 6; symbol++) {
          const sides = faces.filter((face) => face === symbol).length;
          if (sides === 0) continue;
          shows[die] = symbol;
          // Equal dice are counted in one order only; this is how many orders there are, die by die.
          const orders = number / (symbol === least ? run : 1);
          roll(die + 1, (probability * orders * sides) / faces.length);
        }
        shows[die] = RING;
      }
    };
    roll(0, 1);
    return { chance: Float64Array.from(chance), first: Int32Array.from(first), offsets: Int32Array.from(offsets) };
  }

  /** Among the loose dice equal to this one, those before it: the symbol of the last, how many with this one, and how many show that symbol, with this one. */
  private equals(loose: number, shows: readonly number[], die: number): { least: number; number: number; run: number } {
    let least = 0;
    let number = 1;
    let run = 1;
    for (let other = 0; other < die; other++) {
      if (this.kinds[other] !== this.kinds[die] || ((loose >> other) & 1) === 0) continue;
      number++;
      run = shows[other] === least ? run + 1 : 2;
      least = shows[other];
    }
    return { least, number, run: number === 1 ? 1 : run };
  }

  private waysOn(loose: number, shows: readonly number[]): number[] {
    const ways: number[] = [];
    for (const { adds, ends } of this.plans.plans(loose, shows)) {
      let offset = ends ? 0 : this.alike[loose & ~adds] << LOOSE;
      for (let die = 0; die < shows.length; die++) if ((adds >> die) & 1) offset += worthOf(shows[die], this.targets[die], this.effect);
      if (!ways.includes(offset)) ways.push(offset);
    }
    return ways;
  }
}
