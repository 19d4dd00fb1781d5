import { cloneState } from '../codec.ts';
import { perform, waiting } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import type { LegalMoves } from '../legalMoves.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import { seatList } from '../seat.ts';
import type { State } from '../state.ts';
import { SilentEffects } from '../effects.ts';
import { type Move, nameMove, verbOf } from '../verb.ts';

/** Longer chains of decisions are not followed. */
const LONGEST = 40;

/**
 * Starts a legal action on a copy and plays on until it is complete: every offered action must lead somewhere, also off the path of the game. Throws at a
 * decision without a legal move, with the path to it.
 */
export function tryOut(game: AnyGame, state: State, random: SeededRandom, legalMoves: LegalMoves<State>): void {
  const copy = cloneState(state);
  const effects = new SilentEffects(new SeededRandom(random.next()));
  const depth = copy.frames.length;
  const way: string[] = [];
  for (let decisions = 0; decisions < LONGEST && copy.outcome === null && copy.frames.length >= depth; decisions++) {
    // Back at the bottom of the flow stack, the action is complete.
    if (decisions > 0 && copy.frames.length === 1 && depth === 1) return;
    const asked = seatList(waiting(game, copy));
    if (asked.length === 0) throw new Error(`nobody is asked, but the game is not over, after ${way.join(', ')}`);
    const seat = asked[random.below(asked.length)];
    const moves = legalMoves.options(copy, seat).toArray();
    if (moves.length === 0) throw new Error(`seat ${seat} is asked but has no option, after ${way.join(', ')}`);
    const move = anyKind(moves, random);
    way.push(`${seat}: ${JSON.stringify(nameMove(game.verbs, move, copy.box))}`);
    perform(game, copy, seat, move, effects);
  }
}

/** All kinds of move are equally likely: one kind may have hundreds of moves, the next a single one. */
function anyKind(moves: readonly Move[], random: SeededRandom): Move {
  const kinds = [...new Set(moves.map(verbOf))];
  const kind = kinds[random.below(kinds.length)];
  const same = moves.filter((move) => verbOf(move) === kind);
  return same[random.below(same.length)];
}
