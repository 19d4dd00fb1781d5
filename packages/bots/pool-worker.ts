import { openGame } from '#games';
import { type Action, parseState } from '#kernel';
import { type Advice, advise } from './advice.ts';
import { boxOf } from './boxes.ts';
import { choose } from './choose.ts';
import type { AdviceRequest, ChoiceRequest } from './pool.ts';
import { adviserOf, findBot } from './registry.ts';

/** Milliseconds after which a bot answers with what it has found so far. */
const THINKING = 2500;
/** Advice takes longer: its reasons are looked for when the move is found. Nobody waits for it but whoever asked. */
const ADVISING = 6000;

/** One decision, or advice for one, on a thread of the pool. */
export default function think(request: AdviceRequest): Promise<Advice>;
export default function think(request: ChoiceRequest): Promise<Action>;
export default async function think(request: ChoiceRequest | AdviceRequest): Promise<Action | Advice> {
  const { seat, seed, pack } = request;
  const game = await openGame(request.game);
  const state = parseState(request.state, boxOf(game, pack));
  const mind =
    request.level === 'advice' ? { explain: await adviserOf(request.game) } : { bot: await findBot(request.game, request.level) };
  const end = performance.now() + ('bot' in mind ? THINKING : ADVISING);
  const hurry = (): boolean => performance.now() > end;
  return 'bot' in mind ? choose(game, mind.bot, state, seat, seed, hurry) : advise(game, mind.explain, state, seat, seed, hurry);
}
