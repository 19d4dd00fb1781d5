import { asId } from '#kernel/id.ts';
import { openGame } from '#games';
import { type Action, parseState } from '#kernel';
import { type BotHint, hintFor } from './hint.ts';
import type { Deadline } from './bot.ts';
import { cachedBox } from './content-cache.ts';
import { choose } from './choose.ts';
import type { HintRequest, ChoiceRequest, ReasonRequest } from './pool.ts';
import { bestExplainerOf, findBot, publicExplainerOf } from './registry.ts';
import { explainPublicly } from './explain-publicly.ts';
import type { Reason } from './explanation.ts';

/** Time limit of a move in milliseconds; then the bot answers with the best move found so far. */
const MOVE_MS = 2500;
/** Time limit of a hint: longer than a move, because reasons are searched after the move. Only the player who asked waits. */
const HINT_MS = 6000;

/** Time limit of public reasons: no request waits, but the table moves on. */
const REASON_MS = 2000;

const within = (milliseconds: number): Deadline => {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
};

/** Entry point of a worker thread: one move, one hint, or the reasons of one move. */
export default function think(request: ReasonRequest): Promise<readonly Reason[]>;
export default function think(request: HintRequest): Promise<BotHint>;
export default function think(request: ChoiceRequest): Promise<Action>;
export default async function think(request: ChoiceRequest | HintRequest | ReasonRequest): Promise<Action | BotHint | readonly Reason[]> {
  const { seat, seed, pack } = request;
  const game = await openGame(request.game);
  const state = parseState(request.state, cachedBox(game, pack));
  if ('action' in request) {
    const tells = await publicExplainerOf(request.game);
    return tells === undefined ? [] : explainPublicly(game, tells, state, asId(seat), request.action, seed, within(REASON_MS));
  }
  if (request.level === 'advice') {
    const explain = await bestExplainerOf(request.game);
    return hintFor(game, explain, state, asId(seat), seed, within(HINT_MS));
  }
  const bot = await findBot(request.game, request.level);
  return choose(game, bot, state, asId(seat), seed, within(MOVE_MS));
}
