import {
  type Action,
  cloneState,
  type Game,
  LegalMoves,
  type Move,
  type Random,
  readMove,
  type Seat,
  SeededRandom,
  type State,
} from '#kernel';
import type { Deadline } from './bot.ts';
import type { PublicMove, Reason, PublicExplainer } from './explanation.ts';

/** Random stream for determinizing, apart from the stream the explainer searches with. */
const DEAL = 1;
/** Worlds to compare in, and attempts to find a world in which the move is legal. */
const WORLDS = 48;
const TRIES = 240;

/** Explains a bot's move with public information only: equal for all states that spectators cannot tell apart (their information set). */
export function explainPublicly<S extends State>(
  game: Game<S>,
  explain: PublicExplainer<S>,
  real: S,
  seat: Seat,
  action: Action,
  seed: number,
  isTimeUp?: Deadline,
): readonly Reason[] {
  if (game.explainedActions?.includes(action.type) !== true) return [];
  const move = readMove(game.verbs, action, real.box);
  if (typeof move !== 'number') return [];
  const publicMove = publicMoveOf(game, real, seat, move, new SeededRandom(seed, DEAL));
  return publicMove === null ? [] : explain(publicMove, new SeededRandom(seed), isTimeUp);
}

/** Null if spectators could not have considered the move legal, or know that the seat had no other choice. */
function publicMoveOf<S extends State>(game: Game<S>, real: S, seat: Seat, move: Move, random: Random): PublicMove<S> | null {
  const legalMoves = new LegalMoves(game);
  const worlds: S[] = [];
  let moves: Move[] = [];
  let choice = false;
  for (let tries = 0; tries < TRIES && worlds.length < WORLDS; tries++) {
    const world = game.redeal(real, 'spectator', random);
    const here = legalMoves.options(world, seat);
    if (!here.has(move)) continue;
    moves = worlds.length === 0 ? here.toArray() : moves.filter((each) => here.has(each));
    choice ||= here.length > 1;
    worlds.push(world);
  }
  if (!choice) return null;
  let next = 0;
  return { game, seat, move, moves, determinize: () => cloneState(worlds[next++ % worlds.length]) };
}
