import { cloneState, type Move, type Observation, type Random, type State } from '#kernel';
import type { Bot } from '../bot.ts';
import { PairedComparison } from './paired-comparison.ts';
import { drawSeeds, Playouts } from './playout.ts';
import { forcedOutcomes } from './forced-outcomes.ts';
import type { SearchPolicy } from './search-policy.ts';

/** Search budget of a level. */
export interface SearchBudget {
  /** Worlds per decision; every candidate is played out once in each. */
  readonly worlds: number;
  /** Worlds before the first candidates are dropped. */
  readonly firstCut: number;
  /** Minimum gain over the rule bot's move: in win chance where the game is even (see `minimumGain`), and in standard errors. */
  readonly gain: number;
  readonly errors: number;
}

/** A candidate behind by this many standard errors is dropped. */
const HOPELESS = 1.5;

/** Candidates with their paired gains over the first, which is the rule bot's move. */
interface SearchResult {
  readonly chosen: Move;
  readonly moves: readonly Move[];
  readonly gains: readonly number[];
  readonly errors: readonly number[];
  /** Worlds used; fewer than the budget if time was up or only one candidate was left. */
  readonly worlds: number;
}

const onlyMove = (move: Move): SearchResult => ({ chosen: move, moves: [move], gains: [0], errors: [0], worlds: 0 });

/**
 * Flat Monte Carlo search: compares the candidates of a decision in determinized worlds with common random numbers, so that chance cancels out. It takes a
 * forced win, and a forced loss only if no other move is left. The real state is never used. `isTimeUp` ends the search early; without it the same seed
 * gives the same move.
 */
export class LookAhead<S extends State> {
  private readonly policy: SearchPolicy<S>;
  private readonly playouts: Playouts<S>;
  private readonly budget: SearchBudget;

  constructor(policy: SearchPolicy<S>, budget: SearchBudget) {
    this.policy = policy;
    this.playouts = new Playouts(policy);
    this.budget = budget;
  }

  search(observation: Observation<S>, random: Random, isTimeUp?: () => boolean): SearchResult {
    if (observation.moves.length === 1) return onlyMove(observation.moves[0]);
    const world = observation.determinize(random);
    const { win, losses } = forcedOutcomes(observation, world, random);
    const open = observation.moves.filter((move) => !losses.has(move));
    const worthwhile = this.policy.candidates(world, observation.seat, open.length === 0 ? observation.moves : open, random);
    const moves = win === null || worthwhile.includes(win) ? worthwhile : [...worthwhile, win];
    if (moves.length === 1) return onlyMove(moves[0]);
    const compared = new PairedComparison(moves.length);
    let expected = 0;
    let worlds = 0;
    for (; worlds < this.budget.worlds && isTimeUp?.() !== true; worlds++) {
      if (worlds >= this.budget.firstCut) {
        // Sequential halving: worlds are spent on candidates that may win.
        if (worlds % this.budget.firstCut === 0) compared.keep(Math.ceil(compared.left() / 2));
        compared.drop(HOPELESS);
        if (compared.left() === 0) break;
      }
      expected += this.oneWorld(observation, moves, compared, random);
    }
    return {
      chosen: win ?? moves[this.override(compared, worlds === 0 ? 0.5 : expected / worlds)],
      moves,
      gains: moves.map((_, c) => compared.mean(c)),
      errors: moves.map((_, c) => compared.error(c)),
      worlds,
    };
  }

  /** Plays every candidate out in one world; returns the value of the rule bot's move there. */
  private oneWorld(observation: Observation<S>, moves: readonly Move[], compared: PairedComparison, random: Random): number {
    const world = observation.determinize(random);
    const chance = drawSeeds(random);
    let base = 0;
    for (let c = 0; c < moves.length; c++) {
      if (!compared.isCompared(c)) continue;
      const value = this.playouts.valueAfter(cloneState(world), observation.seat, moves[c], chance);
      if (c === 0) base = value;
      compared.add(c, value - base);
    }
    return base;
  }

  private override(compared: PairedComparison, expected: number): number {
    const best = compared.best();
    const gain = compared.mean(best);
    return gain >= minimumGain(this.budget.gain, expected) && gain > this.budget.errors * compared.error(best) ? best : 0;
  }
}

/**
 * The gain that a move needs at an expected win chance. A step in log-odds moves the chance by p(1 - p) of it, so the threshold shrinks alike:
 * a bot that believes the game nearly won or lost still tells good moves from bad ones.
 */
export const minimumGain = (evenGain: number, expected: number): number => evenGain * 4 * expected * (1 - expected);

/** Bot that looks ahead with a budget. */
export function lookAheadBot<S extends State>(policy: SearchPolicy<S>, budget: SearchBudget): Bot<S> {
  const lookAhead = new LookAhead(policy, budget);
  return (observation, random, isTimeUp) => lookAhead.search(observation, random, isTimeUp).chosen;
}
