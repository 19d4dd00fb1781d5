import type { SeededRandom } from '../random/seededRandom.ts';
import { argument, type Move, nameMove, pack } from '../verb.ts';
import type { Action } from '../verb.ts';
import type { AnyGame } from '../game.ts';

const ALL = 4000;

/** All actions of the verbs if there are few, otherwise a random sample. */
export function anyActions(game: AnyGame, box: unknown, random: SeededRandom, most = 400): Action[] {
  return anyMoves(game, box, random, most).map((move) => nameMove(game.verbs, move, box));
}

export function anyMoves(game: AnyGame, box: unknown, random: SeededRandom, most = 400): Move[] {
  const sizes = game.verbs.map((verb) => verb.domains.map((domain) => domain.size(box)));
  const total = sizes.reduce((sum, each) => sum + each.reduce((product, size) => product * size, 1), 0);
  const moves: Move[] = [];
  if (total <= Math.min(ALL, most * 4))
    for (const [index, verb] of game.verbs.entries()) {
      const [first = 1, second = 1, third = 1] = sizes[index];
      for (let a = 0; a < first; a++) for (let b = 0; b < second; b++) for (let c = 0; c < third; c++) moves.push(pack(verb, a, b, c));
    }
  else
    while (moves.length < most) {
      const index = random.below(game.verbs.length);
      const [a, b, c] = [0, 1, 2].map((place) => (sizes[index][place] ? random.below(sizes[index][place]) : 0));
      if (sizes[index].every((size) => size > 0)) moves.push(pack(game.verbs[index], a, b, c));
    }
  return moves;
}

/** Listed moves with one argument changed: refusals close to legal moves. */
export function neighbours(game: AnyGame, box: unknown, moves: readonly Move[], random: SeededRandom, most = 100): Move[] {
  const near: Move[] = [];
  for (let i = 0; i < most && moves.length > 0; i++) {
    const move = moves[random.below(moves.length)];
    const verb = game.verbs[move >>> 24];
    const count = verb.domains.length;
    if (count === 0) continue;
    const parts = [0, 1, 2].map((place) => (place < count ? argument(move, count, place) : 0));
    const place = random.below(count);
    parts[place] = random.below(verb.domains[place].size(box));
    near.push(pack(verb, parts[0], parts[1], parts[2]));
  }
  return near;
}
