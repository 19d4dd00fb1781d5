import { openGame } from '#games';
import { type Action, Lister, nameMove, parseState, SeededRandom } from '#kernel';
import { boxOf } from './boxes.ts';
import type { ChoiceRequest } from './pool.ts';
import { findBot } from './registry.ts';
import { SeenState } from './seen.ts';

/** Chance of the dealing is kept apart from chance of the thoughts. */
const DEAL = 1;

/** Milliseconds after which a bot answers with what it has found so far. */
const THINKING = 2500;

/** One decision, on a thread of the pool. The bot sees a state dealt anew for its seat, never the real one. */
export default async function choose(request: ChoiceRequest): Promise<Action> {
  const game = await openGame(request.game);
  const bot = await findBot(request.game, request.level);
  const real = parseState(request.state, boxOf(game, request.pack));
  const state = game.redeal(real, request.seat, new SeededRandom(request.seed, DEAL));
  const seen = new SeenState(game, state, request.seat, new Lister(game));
  const end = performance.now() + THINKING;
  const move = bot(seen, new SeededRandom(request.seed), () => performance.now() > end);
  if (!seen.moves.includes(move)) throw new Error(`${request.game}: ${request.level} chose ${move}, which was not offered`);
  return nameMove(game.verbs, move, state.box);
}
