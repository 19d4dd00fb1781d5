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
import type { Hurry } from './bot.ts';
import type { Made, Reason, Tells } from './why.ts';

/** As for every decision of a bot: chance of the dealing is kept apart from chance of the thoughts. */
const DEAL = 1;
/** So many worlds are looked at; a move that hardly any hand allows is looked for in so many. */
const WORLDS = 48;
const TRIES = 240;

/** Why a move was made, as far as anybody can know who watches. The same for every state that looks the same to watchers. */
export function tell<S extends State>(
  game: Game<S>,
  tells: Tells<S>,
  real: S,
  seat: Seat,
  action: Action,
  seed: number,
  hurry?: Hurry,
): readonly Reason[] {
  if (game.tells?.includes(action.type) !== true) return [];
  const move = readMove(game.verbs, action, real.box);
  if (typeof move !== 'number') return [];
  const made = watched(game, real, seat, move, new SeededRandom(seed, DEAL));
  return made === null ? [] : tells(made, new SeededRandom(seed), hurry);
}

/** Null where watchers would not have thought the move possible, and where they know that there was nothing to choose. */
function watched<S extends State>(game: Game<S>, real: S, seat: Seat, move: Move, random: Random): Made<S> | null {
  const lister = new LegalMoves(game);
  const worlds: S[] = [];
  let moves: Move[] = [];
  let choice = false;
  for (let tries = 0; tries < TRIES && worlds.length < WORLDS; tries++) {
    const world = game.redeal(real, 'spectator', random);
    const here = lister.options(world, seat);
    if (!here.has(move)) continue;
    moves = worlds.length === 0 ? here.toArray() : moves.filter((each) => here.has(each));
    choice ||= here.length > 1;
    worlds.push(world);
  }
  if (!choice) return null;
  let next = 0;
  return { game, seat, move, moves, determinize: () => cloneState(worlds[next++ % worlds.length]) };
}
