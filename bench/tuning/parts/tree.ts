import type { Bot } from '../../../packages/bots/bot.ts';
import { PairedComparison } from '../../../packages/bots/search/paired-comparison.ts';
import { drawSeeds, Playouts } from '../../../packages/bots/search/playout.ts';
import { forcedOutcomes } from '../../../packages/bots/search/forced-outcomes.ts';
import type { SearchPolicy } from '../../../packages/bots/search/search-policy.ts';
import { cloneState, LegalMoves, type Move, type Random, type Seat, type State } from '../../../packages/kernel/index.ts';
import type { Search } from './searches.ts';

/** How much a branch that was seldom tried is tried all the same. */
const CURIOUS = 0.15;
/** So many of one's own decisions are branched on after the first. */
const DEEP = 2;

/** One later decision of the searcher, as far as he can tell it apart: what he has done since, and what he is offered. */
class Branch {
  readonly moves: readonly Move[];
  readonly sums: Float64Array;
  readonly counts: Int32Array;
  visits = 0;

  constructor(moves: readonly Move[]) {
    this.moves = moves;
    this.sums = new Float64Array(moves.length);
    this.counts = new Int32Array(moves.length);
  }

  private mean = (at: number): number => this.sums[at] / this.counts[at];

  /** Another one is tried when the visits have a whole root more. */
  curious(): number {
    const width = Math.min(this.moves.length, Math.ceil(Math.sqrt(this.visits + 1)));
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < width; at++) {
      const hope =
        this.counts[at] === 0 ? Number.POSITIVE_INFINITY : this.mean(at) + CURIOUS * Math.sqrt(Math.log(this.visits) / this.counts[at]);
      if (hope > most) [best, most] = [at, hope];
    }
    return best;
  }

  /** What was found best; the rule bot's move where too little is known. */
  settled(): number {
    let best = 0;
    for (let at = 1; at < this.moves.length; at++) if (this.counts[at] >= 4 && this.mean(at) > this.mean(best)) best = at;
    return best;
  }
}

/** The decisions of the searcher that follow after one move. */
class Tree {
  private readonly branches = new Map<string, Branch>();
  private readonly way: { branch: Branch; at: number }[] = [];
  private path = '';
  exploring = true;

  begin(): void {
    this.way.length = 0;
    this.path = '';
  }

  choose(moves: readonly Move[], candidates: () => readonly Move[]): Move | null {
    if (this.way.length >= DEEP) return null;
    const key = `${this.path}:${moves.join()}`;
    let branch = this.branches.get(key);
    if (branch === undefined) {
      if (!this.exploring) return null;
      branch = new Branch(candidates());
      this.branches.set(key, branch);
    }
    if (branch.moves.length === 1) return null;
    const at = this.exploring ? branch.curious() : branch.settled();
    this.way.push({ branch, at });
    this.path += `/${branch.moves[at]}`;
    return branch.moves[at];
  }

  learn(value: number): void {
    for (const { branch, at } of this.way) {
      branch.visits++;
      branch.sums[at] += value;
      branch.counts[at]++;
    }
  }
}

/**
 * A search with a tree: in half of the worlds the searcher tries how else he could go on after each candidate, wherever he can tell moments apart; in the other half, fresh ones, candidates
 * are compared with what was found best. Everybody else goes on by the rule bot.
 */
export function branching<S extends State>({ policy, budget }: Search<S>): Bot<S> {
  const legalMoves = new LegalMoves(policy.game);
  let tree = new Tree();
  let searcher: Seat = 0;
  const play = (world: S, seat: Seat, random: Random): Move => {
    if (seat !== searcher) return policy.play(world, seat, random);
    const moves = legalMoves.options(world, seat).toArray();
    if (moves.length === 1) return moves[0];
    return tree.choose(moves, () => policy.candidates(world, seat, moves, random)) ?? policy.play(world, seat, random);
  };
  const playouts = new Playouts<S>({ ...policy, play } satisfies SearchPolicy<S>);
  return (observation, random) => {
    if (observation.moves.length === 1) return observation.moves[0];
    const imagined = observation.determinize(random);
    const { win: sure } = forcedOutcomes(observation, imagined, random);
    if (sure !== null) return sure;
    const moves = policy.candidates(imagined, observation.seat, observation.moves, random);
    if (moves.length === 1) return moves[0];
    searcher = observation.seat;
    const trees = moves.map(() => new Tree());
    const compared = new PairedComparison(moves.length);
    const half = Math.ceil(budget.worlds / 2);
    for (let number = 0; number < budget.worlds; number++) {
      const world = observation.determinize(random);
      const chance = drawSeeds(random);
      let base = 0;
      if (number > half) compared.drop(1.5);
      for (const [c, move] of moves.entries()) {
        if (!compared.isCompared(c)) continue;
        tree = trees[c];
        tree.begin();
        tree.exploring = number < half;
        const value = playouts.valueAfter(cloneState(world), observation.seat, move, chance);
        if (number < half) {
          tree.learn(value);
          continue;
        }
        if (c === 0) base = value;
        compared.add(c, value - base);
      }
    }
    const best = compared.best();
    const gain = compared.mean(best);
    return moves[gain >= budget.gain && gain > budget.errors * compared.error(best) ? best : 0];
  };
}
