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

/** An outcome counts as forced if it occurs in so many sampled worlds, each with its own seed. */
const WORLDS = 8;

/** Moves that end the game at once, whatever other seats hold and the dice show. */
interface ForcedOutcomes {
  /** A winning move; null if there is none. */
  readonly win: Move | null;
  /** Losing moves; incomplete if a winning move was found. */
  readonly losses: ReadonlySet<Move>;
}

/** Share of the victory directly after a move; null while the game goes on. */
function shareAfter<S extends State>(game: Game<S>, world: S, seat: Seat, move: Move, seed: number): number | null {
  const after = cloneState(world);
  perform(game, after, seat, move, new SilentEffects(new SeededRandom(seed)));
  return shareOf(game, after, seat);
}

/** `world` is a determinization for the seat; it is not changed. */
export function forcedOutcomes<S extends State>(observation: Observation<S>, world: S, random: Random): ForcedOutcomes {
  const { game, seat, moves } = observation;
  const losses = new Set<Move>();
  for (const move of moves) {
    const share = shareAfter(game, world, seat, move, 0);
    if (share !== 1 && share !== 0) continue;
    let seed = 1;
    while (seed < WORLDS && shareAfter(game, observation.determinize(random), seat, move, seed) === share) seed++;
    if (seed < WORLDS) continue;
    if (share === 1) return { win: move, losses };
    losses.add(move);
  }
  return { win: null, losses };
}
