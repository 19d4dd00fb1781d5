import { cloneState, type Move, type Observation, type Random, type State } from '#kernel';
import type { Bot } from '../bot.ts';
import { Comparison } from './compare.ts';
import { drawChance, Playouts } from './playout.ts';
import { sureEnds } from './sure.ts';
import type { Thinker } from './thinker.ts';

/** How hard a level thinks. */
export interface Effort {
  /** Worlds that are dealt for one decision; every candidate is played out once in each. */
  readonly worlds: number;
  /** Candidates are first dropped after this many worlds. */
  readonly least: number;
  /** The rule bot's move is left only for a gain of this much, and of this many standard errors. */
  readonly gain: number;
  readonly errors: number;
}

/** Behind by this many standard errors, a candidate is given up. */
const HOPELESS = 1.5;

/** What came of a comparison: the moves with their paired gains over the first, which is the rule bot's. */
export interface Weighed {
  readonly chosen: Move;
  readonly moves: readonly Move[];
  readonly gains: readonly number[];
  readonly errors: readonly number[];
  /** Worlds dealt; fewer than the effort says when time was up or all were decided. */
  readonly worlds: number;
}

const alone = (move: Move): Weighed => ({ chosen: move, moves: [move], gains: [0], errors: [0], worlds: 0 });

/**
 * Compares the candidates of a decision in worlds dealt anew: in each world all of them meet the same cards and the same dice, so that chance cancels out.
 * A victory that is sure is taken, and a defeat that is sure only where nothing else is left. The real state is never seen. `hurry` ends it early; without it the same seed gives the same choice.
 */
export class LookAhead<S extends State> {
  private readonly thinker: Thinker<S>;
  private readonly playouts: Playouts<S>;
  private readonly effort: Effort;

  constructor(thinker: Thinker<S>, effort: Effort) {
    this.thinker = thinker;
    this.playouts = new Playouts(thinker);
    this.effort = effort;
  }

  weigh(seen: Observation<S>, random: Random, hurry?: () => boolean): Weighed {
    if (seen.moves.length === 1) return alone(seen.moves[0]);
    const world = seen.determinize(random);
    const { victory, defeats } = sureEnds(seen, world, random);
    const open = seen.moves.filter((move) => !defeats.has(move));
    const worthwhile = this.thinker.candidates(world, seen.seat, open.length === 0 ? seen.moves : open, random);
    const moves = victory === null || worthwhile.includes(victory) ? worthwhile : [...worthwhile, victory];
    if (moves.length === 1) return alone(moves[0]);
    const compared = new Comparison(moves.length);
    let worlds = 0;
    for (; worlds < this.effort.worlds && hurry?.() !== true; worlds++) {
      if (worlds >= this.effort.least) {
        // Half of them go each time that as many worlds have been seen again: worlds are for those that may win.
        if (worlds % this.effort.least === 0) compared.keep(Math.ceil(compared.left() / 2));
        compared.drop(HOPELESS);
        if (compared.left() === 0) break;
      }
      this.oneWorld(seen, moves, compared, random);
    }
    return {
      chosen: victory ?? moves[this.override(compared)],
      moves,
      gains: moves.map((_, c) => compared.mean(c)),
      errors: moves.map((_, c) => compared.error(c)),
      worlds,
    };
  }

  private oneWorld(seen: Observation<S>, moves: readonly Move[], compared: Comparison, random: Random): void {
    const world = seen.determinize(random);
    const chance = drawChance(random);
    let base = 0;
    for (let c = 0; c < moves.length; c++) {
      if (!compared.isCompared(c)) continue;
      const value = this.playouts.after(cloneState(world), seen.seat, moves[c], chance);
      if (c === 0) base = value;
      compared.add(c, value - base);
    }
  }

  private override(compared: Comparison): number {
    const best = compared.best();
    const gain = compared.mean(best);
    return gain >= this.effort.gain && gain > this.effort.errors * compared.error(best) ? best : 0;
  }
}

/** A level that looks ahead with so much effort. */
export function lookingAhead<S extends State>(thinker: Thinker<S>, effort: Effort): Bot<S> {
  const ahead = new LookAhead(thinker, effort);
  return (seen, random, hurry) => ahead.weigh(seen, random, hurry).chosen;
}
