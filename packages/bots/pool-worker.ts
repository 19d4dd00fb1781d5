import { openGame } from '#games';
import { type Action, Lister, nameMove, parseState, SeededRandom } from '#kernel';
import { boxOf } from './boxes.ts';
import type { ChoiceRequest } from './pool.ts';
import { findBot } from './registry.ts';
import { SeenState } from './seen.ts';

/** One decision, on a thread of the pool. */
export default async function choose(request: ChoiceRequest): Promise<Action> {
  const game = await openGame(request.game);
  const bot = await findBot(request.game, request.level);
  const state = parseState(request.state, boxOf(game, request.pack));
  const seen = new SeenState(game, state, request.seat, new Lister(game));
  const move = bot(seen, new SeededRandom(request.seed));
  if (!seen.moves.includes(move)) throw new Error(`${request.game}: ${request.level} chose ${move}, which was not offered`);
  return nameMove(game.verbs, move, state.box);
}
