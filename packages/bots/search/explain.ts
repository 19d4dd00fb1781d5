import { cloneState, type Move, type Observation, type Random, type State } from '#kernel';
import type { Hurry } from '../bot.ts';
import type { Explain, Reason, Tells } from '../why.ts';
import { type Effort, LookAhead } from './look-ahead.ts';
import { drawChance, Playouts, shareOf } from './playout.ts';
import type { Thinker } from './thinker.ts';

/** So many reasons are told, and none that changes the chance by less than this. */
const MOST_REASONS = 3;
const WORTH_TELLING = 0.002;

/** A game that ended inside the playout is a reason of its own. */
export const ENDING = 'ending';

/** Says what a bot would do and why: which matters stand better by the end of the period than after the next best move, in the same worlds. */
export function explaining<S extends State>(thinker: Thinker<S>, effort: Effort): Explain<S> {
  const ahead = new LookAhead(thinker, effort);
  const playouts = new Playouts(thinker);
  return (seen, random, hurry) => {
    const { chosen, moves, gains, errors } = ahead.weigh(seen, random, hurry);
    const [best, instead] = [moves.indexOf(chosen), nextBest(moves, gains, chosen)];
    if (instead < 0) return { chosen, instead: null, gain: 0, error: 0, reasons: [] };
    return {
      chosen,
      instead: moves[instead],
      gain: gains[best] - gains[instead],
      error: Math.max(errors[best], errors[instead]),
      reasons: reasonsOf(thinker, playouts, seen, chosen, moves[instead], effort.worlds, random, hurry),
    };
  };
}

/** Says of a move that was made what speaks for it rather than for the best of what else watchers saw possible; nothing where nothing does. */
export function telling<S extends State>(thinker: Thinker<S>, effort: Effort): Tells<S> {
  const ahead = new LookAhead(thinker, effort);
  const playouts = new Playouts(thinker);
  return (made, random, hurry) => {
    const { moves, gains } = ahead.weigh(made, random, hurry);
    if (moves.length === 1) return [];
    const instead = moves[nextBest(moves, gains, made.move)];
    const reasons = reasonsOf(thinker, playouts, made, made.move, instead, effort.worlds, random, hurry);
    return reasons.some(({ gain }) => gain > 0) ? reasons : [];
  };
}

function nextBest(moves: readonly Move[], gains: readonly number[], chosen: Move): number {
  let found = -1;
  for (const [at, move] of moves.entries()) if (move !== chosen && (found < 0 || gains[at] > gains[found])) found = at;
  return found;
}

function reasonsOf<S extends State>(
  thinker: Thinker<S>,
  playouts: Playouts<S>,
  seen: Observation<S>,
  chosen: Move,
  instead: Move,
  worlds: number,
  random: Random,
  hurry?: Hurry,
): Reason[] {
  const { reasons } = thinker;
  if (reasons === undefined) return [];
  const sums = new Float64Array(reasons.topics.length + 1);
  let played = 0;
  for (; played < worlds && hurry?.() !== true; played++) {
    const world = seen.determinize(random);
    const chance = drawChance(random);
    for (const [move, sign] of [
      [chosen, 1],
      [instead, -1],
    ] as const) {
      const after = cloneState(world);
      playouts.run(after, seen.seat, move, chance);
      const share = shareOf(thinker.game, after, seen.seat);
      if (share !== null) sums[reasons.topics.length] += sign * (share - 0.5);
      else {
        const terms = reasons.terms(after, seen.seat);
        const here = thinker.value(after, seen.seat);
        // What a topic does for the odds, as a part of the chance at this point.
        for (let topic = 0; topic < terms.length; topic++) sums[topic] += sign * terms[topic] * here * (1 - here);
      }
    }
  }
  if (played === 0) return [];
  return [...reasons.topics, ENDING]
    .map((topic, at) => ({ topic, gain: sums[at] / played }))
    .filter(({ gain }) => Math.abs(gain) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, MOST_REASONS);
}
