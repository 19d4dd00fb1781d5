import { cloneState, type Move, type Observation, type Random, type State } from '#kernel';
import type { Deadline } from '../bot.ts';
import type { MoveExplainer, Reason, PublicExplainer } from '../explanation.ts';
import { type SearchBudget, LookAhead } from './look-ahead.ts';
import { drawSeeds, Playouts, shareOf } from './playout.ts';
import type { SearchPolicy } from './search-policy.ts';

/** At most so many reasons, none with a smaller effect on the win chance than this. */
const MOST_REASONS = 3;
const WORTH_TELLING = 0.002;

/** Topic of games that end inside the playout. */
export const ENDING = 'ending';

/** Explains a move by search: which value topics are better at the search horizon than after the second choice, in the same worlds. */
export function searchExplainer<S extends State>(policy: SearchPolicy<S>, budget: SearchBudget): MoveExplainer<S> {
  const lookAhead = new LookAhead(policy, budget);
  const playouts = new Playouts(policy);
  return (observation, random, isTimeUp) => {
    const { chosen, moves, gains, errors } = lookAhead.search(observation, random, isTimeUp);
    const [best, instead] = [moves.indexOf(chosen), nextBest(moves, gains, chosen)];
    if (instead < 0) return { chosen, instead: null, gain: 0, error: 0, reasons: [] };
    return {
      chosen,
      instead: moves[instead],
      gain: gains[best] - gains[instead],
      error: Math.max(errors[best], errors[instead]),
      reasons: reasonsOf(policy, playouts, observation, chosen, moves[instead], budget.worlds, random, isTimeUp),
    };
  };
}

/** Explains a public move against the best alternative that spectators consider legal; empty if nothing speaks for it. */
export function publicSearchExplainer<S extends State>(policy: SearchPolicy<S>, budget: SearchBudget): PublicExplainer<S> {
  const lookAhead = new LookAhead(policy, budget);
  const playouts = new Playouts(policy);
  return (publicMove, random, isTimeUp) => {
    const { moves, gains } = lookAhead.search(publicMove, random, isTimeUp);
    if (moves.length === 1) return [];
    const instead = moves[nextBest(moves, gains, publicMove.move)];
    const reasons = reasonsOf(policy, playouts, publicMove, publicMove.move, instead, budget.worlds, random, isTimeUp);
    return reasons.some(({ gain }) => gain > 0) ? reasons : [];
  };
}

function nextBest(moves: readonly Move[], gains: readonly number[], chosen: Move): number {
  let found = -1;
  for (const [at, move] of moves.entries()) if (move !== chosen && (found < 0 || gains[at] > gains[found])) found = at;
  return found;
}

function reasonsOf<S extends State>(
  policy: SearchPolicy<S>,
  playouts: Playouts<S>,
  observation: Observation<S>,
  chosen: Move,
  instead: Move,
  worlds: number,
  random: Random,
  isTimeUp?: Deadline,
): Reason[] {
  const { topics } = policy;
  if (topics === undefined) return [];
  const sums = new Float64Array(topics.names.length + 1);
  let played = 0;
  for (; played < worlds && isTimeUp?.() !== true; played++) {
    const world = observation.determinize(random);
    const chance = drawSeeds(random);
    for (const [move, sign] of [
      [chosen, 1],
      [instead, -1],
    ] as const) {
      const after = cloneState(world);
      playouts.run(after, observation.seat, move, chance);
      const share = shareOf(policy.game, after, observation.seat);
      if (share !== null) sums[topics.names.length] += sign * (share - 0.5);
      else {
        const terms = topics.terms(after, observation.seat);
        const here = policy.value(after, observation.seat);
        // Derivative of the logistic: the effect of a term on the win chance at this point.
        for (let topic = 0; topic < terms.length; topic++) sums[topic] += sign * terms[topic] * here * (1 - here);
      }
    }
  }
  if (played === 0) return [];
  return [...topics.names, ENDING]
    .map((topic, at) => ({ topic, gain: sums[at] / played }))
    .filter(({ gain }) => Math.abs(gain) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST_REASONS);
}
