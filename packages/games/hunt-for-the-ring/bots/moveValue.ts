import { type Move, type Random, type Verb, verbOf } from '#kernel';
import type { HuntBox } from '../content/box.ts';
import { VERBS } from '../rules/verbs.ts';

/** What a move is worth to somebody who sees the game so. */
type MoveValue<Sight> = (sight: Sight, move: Move) => number;

/** One kind of move and how it is judged. */
type VerbValue<Sight> = readonly [verb: Verb<HuntBox>, worth: MoveValue<Sight>];

/** Judges any move: by the line of its verb, or by `otherwise`. */
export function worthOf<Sight>(otherwise: MoveValue<Sight>, lines: readonly VerbValue<Sight>[]): MoveValue<Sight> {
  const byVerb = VERBS.map(() => otherwise);
  for (const [verb, worth] of lines) byVerb[verb.index] = worth;
  return (sight, move) => byVerb[verbOf(move)](sight, move);
}

const FINE = 1 << 20;
/** A number from 0 up to 1. */
export const share = (random: Random): number => random.draw(FINE) / FINE;

/** The move that looks best, with so much whim. */
export function bestOf(moves: readonly Move[], random: Random, whim: number, worth: (move: Move) => number): Move {
  let [best] = moves;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const found = worth(move) + share(random) * whim;
    if (found > most) {
      most = found;
      best = move;
    }
  }
  return best;
}
