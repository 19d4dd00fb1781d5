import { cloneState, type Game, type Move, perform, type Random, type Seat, SeededRandom, SilentTable, type State } from '#kernel';
import type { Seen } from '../bot.ts';
import { shareOf } from './playout.ts';

/** A victory is sure that comes in so many worlds, each with its own luck. */
const WORLDS = 8;

function wins<S extends State>(game: Game<S>, world: S, seat: Seat, move: Move, luck: number): boolean {
  const after = cloneState(world);
  perform(game, after, seat, move, new SilentTable(new SeededRandom(luck)));
  return shareOf(game, after, seat) === 1;
}

/** The move that wins at once, whatever others hold and the dice show; null if there is none. `world` is one that the seat cannot tell from the real one, and is not changed. */
export function sureVictory<S extends State>(seen: Seen<S>, world: S, random: Random): Move | null {
  const { game, seat, moves } = seen;
  for (const move of moves) {
    if (!wins(game, world, seat, move, 0)) continue;
    let luck = 1;
    while (luck < WORLDS && wins(game, seen.imagine(random), seat, move, luck)) luck++;
    if (luck === WORLDS) return move;
  }
  return null;
}
