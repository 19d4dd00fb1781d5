import { openGame } from '#games';
import { type Action, parseState } from '#kernel';
import { boxOf } from './boxes.ts';
import { choose } from './choose.ts';
import type { ChoiceRequest } from './pool.ts';
import { findBot } from './registry.ts';

/** Milliseconds after which a bot answers with what it has found so far. */
const THINKING = 2500;

/** One decision, on a thread of the pool. */
export default async function think(request: ChoiceRequest): Promise<Action> {
  const game = await openGame(request.game);
  const bot = await findBot(request.game, request.level);
  const end = performance.now() + THINKING;
  return choose(game, bot, parseState(request.state, boxOf(game, request.pack)), request.seat, request.seed, () => performance.now() > end);
}
