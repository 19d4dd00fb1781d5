import { cloneState, type Lister } from '#kernel';
import { RING } from '../content/box.ts';
import type { Journey } from '../rules/state.ts';
import { victim } from '../rules/nazgul.ts';
import { LOOSE, NO_ONE, ONESELF, OPPONENT, worthOf } from './code.ts';
import { plansFrom } from './plans.ts';

/** All rolls of a set of dice and what can be done with each, flat: `offsets[first[i] .. first[i + 1]]` are the ways to go on from roll `i`. */
export interface Rolls {
  readonly chance: Float64Array;
  readonly first: Int32Array;
  /** What to add to the sum so far: the worth of the dice set aside, and the dice still loose above it. */
  readonly offsets: Int32Array;
}

/** Whom the Nazgûl of each die would hit in the turn under way; opponents are numbered in turn order. */
export function targetsOf(s: Journey): number[] {
  const { active, hobbit } = s.open;
  return s.box.dice.map((_, die) => {
    const seat = victim(s, die);
    if (seat < 0) return NO_ONE;
    return seat === active ? ONESELF : OPPONENT + ((seat - active + hobbit.length) % hobbit.length) - 1;
  });
}

/**
 * The rolls of one kind of turn: which effect, and whom the dice hit. Two dice with the same faces and the same target are as good as
 * one another, so only one of each such pair of situations is looked at.
 */
export class RollBook {
  readonly targets: readonly number[];
  /** For each set of loose dice, the one that stands for it. */
  readonly alike: Int32Array;
  private readonly s: Journey;
  private readonly lister: Lister<Journey>;
  private readonly kinds: readonly string[];
  private readonly pages: (Rolls | undefined)[] = [];

  constructor(s: Journey, lister: Lister<Journey>) {
    this.s = cloneState(s);
    this.lister = lister;
    this.targets = targetsOf(s);
    this.kinds = s.box.dice.map(({ faces }, die) => `${[...faces].sort().join('')}/${this.targets[die]}`);
    this.alike = Int32Array.from({ length: 1 << this.kinds.length }, (_, mask) => this.representative(mask));
    // Between two rolls, whatever was set aside before: only the dice of the present roll decide what is allowed.
    const { open } = this.s;
    this.s.frames = [{ step: 'setAside' }];
    open.rolls = 2;
    open.repeated = true;
  }

  /** The rolls of these loose dice. */
  of(loose: number): Rolls {
    return (this.pages[loose] ??= this.write(loose));
  }

  /** The first dice of each kind, as many of them as are loose. */
  private representative(mask: number): number {
    let chosen = 0;
    for (const [die, kind] of this.kinds.entries()) {
      if (((mask >> die) & 1) === 0) continue;
      const free = this.kinds.findIndex((other, at) => other === kind && ((chosen >> at) & 1) === 0);
      chosen |= 1 << free;
    }
    return chosen;
  }

  private write(loose: number): Rolls {
    const chance: number[] = [];
    const first: number[] = [0];
    const offsets: number[] = [];
    for (const [shows, probability] of this.outcomes(loose)) {
      chance.push(probability);
      offsets.push(...this.waysOn(loose, shows));
      first.push(offsets.length);
    }
    return { chance: Float64Array.from(chance), first: Int32Array.from(first), offsets: Int32Array.from(offsets) };
  }

  /** Every roll that differs from the others by more than the names of equal dice, with its probability. */
  private outcomes(loose: number): Iterable<[number[], number]> {
    const { dice } = this.s.box;
    const found = new Map<string, [number[], number]>();
    const shows = dice.map(() => RING);
    const roll = (die: number, probability: number): void => {
      if (die === dice.length) {
        const sorted = this.sorted(shows, loose);
        const key = sorted.join();
        const known = found.get(key);
        if (known === undefined) found.set(key, [sorted, probability]);
        else known[1] += probability;
        return;
      }
      if (((loose >> die) & 1) === 0) return roll(die + 1, probability);
      const { faces } = dice[die];
      for (const symbol of new Set(faces)) {
        shows[die] = symbol;
        roll(die + 1, (probability * faces.filter((face) => face === symbol).length) / faces.length);
      }
      shows[die] = RING;
    };
    roll(0, 1);
    return found.values();
  }

  /** Equal dice in the order of their symbols. */
  private sorted(shows: readonly number[], loose: number): number[] {
    const result = [...shows];
    for (const kind of new Set(this.kinds)) {
      const places = this.kinds.flatMap((other, die) => (other === kind && (loose >> die) & 1 ? [die] : []));
      const symbols = places.map((die) => shows[die]).sort((a, b) => a - b);
      for (const [at, die] of places.entries()) result[die] = symbols[at];
    }
    return result;
  }

  private waysOn(loose: number, shows: readonly number[]): Set<number> {
    const { open } = this.s;
    for (let die = 0; die < shows.length; die++) {
      open.shows[die] = shows[die];
      open.asideAt[die] = (loose >> die) & 1 ? 0 : 1;
    }
    const ways = new Set<number>();
    for (const { adds, ends } of plansFrom(this.s, this.lister)) {
      let offset = ends ? 0 : this.alike[loose & ~adds] << LOOSE;
      for (let die = 0; die < shows.length; die++)
        if ((adds >> die) & 1) offset += worthOf(shows[die], this.targets[die], open.effect);
      ways.add(offset);
    }
    return ways;
  }
}
