import {
  cloneState,
  type Game,
  type Move,
  type Observation,
  perform,
  type Random,
  type Seat,
  SeededRandom,
  SilentEffects,
  type State,
} from '#kernel';
import { shareOf } from './playout.ts';

/** Sure is what comes in so many worlds, each with its own luck. */
const WORLDS = 8;

/** How the game ends at once by some moves, whatever others hold and the dice show. */
export interface SureEnds {
  /** A move that wins; null if there is none. */
  readonly victory: Move | null;
  /** The moves that lose; not looked for beyond a victory. */
  readonly defeats: ReadonlySet<Move>;
}

/** The part of the victory that a move brings at once; null while the game goes on. */
function shareAfter<S extends State>(game: Game<S>, world: S, seat: Seat, move: Move, luck: number): number | null {
  const after = cloneState(world);
  perform(game, after, seat, move, new SilentEffects(new SeededRandom(luck)));
  return shareOf(game, after, seat);
}

/** `world` is one that the seat cannot tell from the real one, and is not changed. */
export function sureEnds<S extends State>(seen: Observation<S>, world: S, random: Random): SureEnds {
  const { game, seat, moves } = seen;
  const defeats = new Set<Move>();
  for (const move of moves) {
    const share = shareAfter(game, world, seat, move, 0);
    if (share !== 1 && share !== 0) continue;
    let luck = 1;
    while (luck < WORLDS && shareAfter(game, seen.determinize(random), seat, move, luck) === share) luck++;
    if (luck < WORLDS) continue;
    if (share === 1) return { victory: move, defeats };
    defeats.add(move);
  }
  return { victory: null, defeats };
}
