import { asId } from '#kernel/id.ts';
import { type EffectId, RING } from '../content/box.ts';
import type { Journey } from '../rules/state.ts';
import { fieldsCrossed, forceOf, threatOf } from '../rules/symbols.ts';
import { balanceIn, gandalfsIn, hitsIn, type Limits, LOOSE, NOTHING, OPPONENT, ringsIn, struckIn } from './code.ts';
import type { Library } from './library.ts';
import { type RollBook, targetsOf } from './rolls.ts';
import { afterTurn, type Trail } from './trail.ts';
import { Turn } from './turn.ts';
import type { Weights } from './weights.ts';

/** How many turns the race is looked ahead at least; a longer trail takes longer. */
const HORIZON = 14;

/** Longer trails than this are as safe as this: it keeps the tables small for any content. */
const MOST_SPACES = 16;
const MOST_WHOLE = 8;

/** With so many spaces or more, one Nazgûl is as bad as with any number. */
const AT_EASE = 4;

/** So often the fields are worked out anew from those they lead to. */
const SWEEPS = 4;

/** A turn as the race sees it. */
interface Result {
  readonly moves: number;
  readonly gandalfs: number;
  readonly hits: number;
  readonly chance: number;
}

interface Results {
  readonly list: readonly Result[];
  /** How many opponents are struck on average. */
  readonly struck: number;
}

/** What may become of a player, turn by turn from now (index 1 is the next turn). */
export interface Prospect {
  /** Probability to reach Mordor in exactly this turn. */
  readonly arrives: Float64Array;
  /** Spaces left on arrival, on average. */
  readonly spaces: Float64Array;
  /** Probability to be caught in exactly this turn, or by others before the next; index 0 is before the first. */
  readonly caught: Float64Array;
}

export const movesFor = (code: number, fields: number, all: number, effect: EffectId | null): number =>
  fieldsCrossed(balanceIn(code) >= 0 ? ringsIn(code) : 0, fields, all, effect);

export function limitsOf(fields: number, all: number, effect: EffectId | null, whole: number, dice: number): Limits {
  const most = fieldsCrossed(dice, fields, all, effect);
  let rings = 0;
  while (fieldsCrossed(rings, fields, all, effect) < most) rings++;
  return { rings, gandalfs: whole, force: forceOf(1, effect), threat: threatOf(1, effect) };
}

/**
 * The race of one player against time: how soon a sensible player reaches Mordor from any point, or is caught. Worked out from the dice
 * and the sheet for a number of opponents, so it holds for any content of the box.
 */
export class Race {
  /** Probability that an opponent's turn costs this player a space. */
  readonly danger: number;
  /** How many turns are looked ahead. */
  readonly horizon: number;
  private readonly s: Journey;
  private readonly library: Library;
  private readonly weights: Weights;
  /** By spaces left. */
  private readonly dread: readonly number[];
  private readonly effects: readonly (EffectId | null)[];
  private readonly all: number;
  /** Every field is a field further on: no place has an effect, or nobody minds. */
  private readonly plain: boolean;
  /** By dread and field. */
  private readonly worths: (Float64Array | undefined)[] = [];
  private readonly turns = new Map<string, Results>();
  private readonly strikes: Float64Array;
  private readonly mostSpaces: number;
  private readonly mostWhole: number;
  private readonly prospects: Prospect[];
  /** The same after so many opponents' turns. */
  private readonly later = new Map<number, Prospect>();

  constructor(given: Journey, opponents: number, library: Library, weights: Weights) {
    this.s = raceState(given, given.open.options, opponents);
    this.library = library;
    this.weights = weights;
    this.dread = [0, weights.dread1, weights.dread2, weights.dread3, weights.dread4];
    const { fields, squares } = given.box.sheets[given.open.options.side];
    this.all = fields.length;
    this.horizon = Math.max(HORIZON, fields.length + 4);
    // Where a turn begins with so many fields crossed off; Bag End has no effect (JM-RULING-24).
    this.effects = [null, ...fields.map(({ effect }) => effect)];
    this.plain = weights.haste === 0 || this.effects.every((effect) => effect === null);
    this.mostSpaces = Math.min(squares * 2, MOST_SPACES);
    this.mostWhole = Math.min(squares, MOST_WHOLE);
    let struck = 0;
    for (let at = 0; at < this.all; at++) struck += this.turnsAt(at, AT_EASE).struck;
    this.danger = opponents === 0 ? 0 : Math.min(1, (weights.danger * struck) / (this.all * opponents));
    this.strikes = binomial(opponents, this.danger);
    this.prospects = this.lookAhead();
  }

  /** `attackers`: how many opponents have a turn before this player's next one. */
  prospect(fields: number, trail: Trail, attackers: number): Prospect {
    const spaces = Math.min(trail.spaces, this.mostSpaces);
    const whole = Math.min(trail.whole, this.mostWhole);
    const place = this.place(fields, spaces, whole);
    if (attackers === 0) return this.prospects[place];
    const key = place * 4 + attackers;
    let prospect = this.later.get(key);
    if (prospect === undefined) {
      prospect = this.struckBefore(fields, { spaces, whole }, binomial(attackers, Math.min(1, this.danger * this.weights.until)));
      this.later.set(key, prospect);
    }
    return prospect;
  }

  private struckBefore(fields: number, trail: Trail, strikes: Float64Array): Prospect {
    const blank = (): Float64Array => new Float64Array(this.horizon + 1);
    const into = { arrives: blank(), spaces: blank(), caught: blank() };
    for (let hits = 0; hits < strikes.length; hits++) {
      const left = afterTurn(trail, 0, hits);
      if (left.spaces <= 0) {
        into.caught[0] += strikes[hits];
        continue;
      }
      const there = this.prospects[this.place(fields, left.spaces, left.whole)];
      for (let turn = 1; turn <= this.horizon; turn++) {
        const arrives = strikes[hits] * there.arrives[turn];
        into.arrives[turn] += arrives;
        into.spaces[turn] += arrives * there.spaces[turn];
        into.caught[turn] += strikes[hits] * there.caught[turn];
      }
    }
    for (let turn = 1; turn <= this.horizon; turn++) if (into.arrives[turn] > 0) into.spaces[turn] /= into.arrives[turn];
    return into;
  }

  private place(fields: number, spaces: number, whole: number): number {
    return (fields * (this.mostSpaces + 1) + spaces) * (this.mostWhole + 1) + whole;
  }

  /** How a turn begun there comes out for somebody who wants to get on and not to be caught. */
  private turnsAt(fields: number, spaces: number): Results {
    const dread = Math.min(spaces, AT_EASE);
    const effect = this.effects[fields];
    const key = this.plain ? `${effect}/${Math.min(this.all - fields, this.s.box.dice.length)}/${dread}` : `${fields}/${dread}`;
    const known = this.turns.get(key);
    if (known !== undefined) return known;
    const turn = this.turnOn(fields, dread, this.worthAt(dread));
    const sums = new Map<string, Result>();
    let struck = 0;
    for (const [code, chance] of turn.endings()) {
      const moves = movesFor(code, fields, this.all, effect);
      const result = { moves, gandalfs: gandalfsIn(code), hits: hitsIn(code) };
      const name = Object.values(result).join();
      sums.set(name, { ...result, chance: (sums.get(name)?.chance ?? 0) + chance });
      struck += chance * struckIn(code);
    }
    const results = { list: [...sums.values()], struck };
    this.turns.set(key, results);
    return results;
  }

  /** A turn begun there, of somebody who wants to get on and not to be caught, given how far on each field is. */
  private turnOn(fields: number, dread: number, worth: Float64Array): Turn {
    const effect = this.effects[fields];
    const { dice } = this.s.box;
    const { comfort, malice, caught } = this.weights;
    const limits = limitsOf(fields, this.all, effect, dice.length, dice.length);
    return new Turn(this.book(effect), limits, effect === 'repeat-roll', (code) => {
      const gandalfs = gandalfsIn(code);
      const hits = hitsIn(code);
      const isCaught = hits >= dread + gandalfs && dread < AT_EASE;
      const fate = isCaught ? caught : worth[fields + movesFor(code, fields, this.all, effect)] - worth[fields];
      return fate + comfort * gandalfs - this.dread[dread] * hits + malice * struckIn(code);
    });
  }

  /**
   * How far on each field is. Where places have effects, one is left gladly and another is a good place to stay: a field is then as far on as the fields it leads to, less what the turns on
   * the way there cost.
   */
  private worthAt(dread: number): Float64Array {
    const known = this.worths[dread];
    if (known !== undefined) return known;
    const worth = Float64Array.from({ length: this.all + 1 }, (_, field) => field);
    for (let sweep = 0; sweep < (this.plain ? 0 : SWEEPS); sweep++)
      for (let fields = this.all - 1; fields >= 0; fields--) {
        const turn = this.turnOn(fields, dread, worth);
        worth[fields] += turn.worth(NOTHING | ((turn.book.alike.length - 1) << LOOSE)) - this.weights.haste;
      }
    this.worths[dread] = worth;
    return worth;
  }

  private book(effect: EffectId | null): RollBook {
    this.s.open.effect = effect;
    // Opponents are all the same here: who is struck does not matter, only how many (their number stands where their bits would).
    const targets = targetsOf(this.s).map((target) => Math.min(target, OPPONENT));
    return this.library.open(this.s, targets).book;
  }

  private lookAhead(): Prospect[] {
    const blank = (): Float64Array => new Float64Array(this.horizon + 1);
    const count = this.place(this.all, 0, 0);
    const prospects = Array.from({ length: count }, () => ({ arrives: blank(), spaces: blank(), caught: blank() }));
    for (let turn = 1; turn <= this.horizon; turn++) {
      const later = turn === 1 ? null : this.afterOthers(prospects, turn - 1);
      for (let fields = 0; fields < this.all; fields++)
        for (let spaces = 1; spaces <= this.mostSpaces; spaces++)
          for (let whole = 0; whole <= Math.min(spaces, this.mostWhole); whole++)
            this.step(prospects[this.place(fields, spaces, whole)], turn, fields, { spaces, whole }, later);
    }
    for (const { arrives, spaces } of prospects)
      for (let turn = 1; turn <= this.horizon; turn++) if (arrives[turn] > 0) spaces[turn] /= arrives[turn];
    return prospects;
  }

  /** What will be known `turn` turns after the others have had their say. */
  private afterOthers(prospects: readonly Prospect[], turn: number): { arrives: Float64Array; spaces: Float64Array; caught: Float64Array } {
    const later = {
      arrives: new Float64Array(prospects.length),
      spaces: new Float64Array(prospects.length),
      caught: new Float64Array(prospects.length),
    };
    for (let fields = 0; fields < this.all; fields++)
      for (let spaces = 1; spaces <= this.mostSpaces; spaces++)
        for (let whole = 0; whole <= Math.min(spaces, this.mostWhole); whole++) {
          const here = this.place(fields, spaces, whole);
          for (let hits = 0; hits < this.strikes.length && hits < spaces; hits++) {
            const left = afterTurn({ spaces, whole }, 0, hits);
            const there = prospects[this.place(fields, left.spaces, left.whole)];
            later.arrives[here] += this.strikes[hits] * there.arrives[turn];
            later.spaces[here] += this.strikes[hits] * there.spaces[turn];
            later.caught[here] += this.strikes[hits] * there.caught[turn];
          }
        }
    return later;
  }

  private step(into: Prospect, turn: number, fields: number, trail: Trail, later: ReturnType<Race['afterOthers']> | null): void {
    for (const { moves, gandalfs, hits, chance } of this.turnsAt(fields, trail.spaces).list) {
      const left = afterTurn(trail, gandalfs, hits);
      const arrived = fields + moves >= this.all;
      if (later === null) {
        if (left.spaces <= 0) into.caught[turn] += chance;
        else if (arrived) {
          into.arrives[turn] += chance;
          into.spaces[turn] += chance * left.spaces;
        } else for (let more = left.spaces; more < this.strikes.length; more++) into.caught[turn] += chance * this.strikes[more];
      } else if (left.spaces > 0 && !arrived) {
        const there = this.place(fields + moves, Math.min(left.spaces, this.mostSpaces), Math.min(left.whole, this.mostWhole));
        into.arrives[turn] += chance * later.arrives[there];
        into.spaces[turn] += chance * later.spaces[there];
        into.caught[turn] += chance * later.caught[there];
      }
    }
  }
}

/** Probability of each number of successes. */
export function binomial(tries: number, chance: number): Float64Array {
  const result = new Float64Array(tries + 1);
  result[0] = 1;
  for (let each = 0; each < tries; each++)
    for (let successes = each + 1; successes >= 0; successes--)
      result[successes] = result[successes] * (1 - chance) + (successes > 0 ? result[successes - 1] * chance : 0);
  return result;
}

/** A table of so many players with nothing on it: what the dice do depends on how many colours are in play. */
export function raceState(given: Journey, options: Journey['open']['options'], opponents: number): Journey {
  const each = <T>(value: T): T[] => new Array<T>(opponents + 1).fill(value);
  return {
    box: given.box,
    frames: [{ step: 'setAside' }],
    outcome: null,
    open: {
      ...given.open,
      options,
      first: 0,
      active: 0,
      hobbit: each(0).map((_, seat) => asId(seat)),
      fields: each(0),
      split: each(0),
      crossed: each(0),
      out: each(false),
      effect: null,
      began: 0,
      shows: given.box.dice.map(() => RING),
      asideAt: given.box.dice.map(() => 0),
    },
    own: each(null),
    hidden: null,
  };
}
