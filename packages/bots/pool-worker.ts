import { openGame } from '#games';
import { type Action, parseState } from '#kernel';
import { type Advice, advise } from './advice.ts';
import type { Hurry } from './bot.ts';
import { boxOf } from './boxes.ts';
import { choose } from './choose.ts';
import type { AdviceRequest, ChoiceRequest, TellRequest } from './pool.ts';
import { adviserOf, findBot, tellerOf } from './registry.ts';
import { tell } from './tell.ts';
import type { Reason } from './why.ts';

/** Milliseconds after which a bot answers with what it has found so far. */
const THINKING = 2500;
/** Advice takes longer: its reasons are looked for when the move is found. Nobody waits for it but whoever asked. */
const ADVISING = 6000;

/** Nobody waits for what is told, but the table moves on. */
const TELLING = 2000;

const within = (milliseconds: number): Hurry => {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
};

/** One decision, advice for one, or the reasons of one that was made, on a thread of the pool. */
export default function think(request: TellRequest): Promise<readonly Reason[]>;
export default function think(request: AdviceRequest): Promise<Advice>;
export default function think(request: ChoiceRequest): Promise<Action>;
export default async function think(request: ChoiceRequest | AdviceRequest | TellRequest): Promise<Action | Advice | readonly Reason[]> {
  const { seat, seed, pack } = request;
  const game = await openGame(request.game);
  const state = parseState(request.state, boxOf(game, pack));
  if ('action' in request) {
    const tells = await tellerOf(request.game);
    return tells === undefined ? [] : tell(game, tells, state, seat, request.action, seed, within(TELLING));
  }
  if (request.level === 'advice') {
    const explain = await adviserOf(request.game);
    return advise(game, explain, state, seat, seed, within(ADVISING));
  }
  const bot = await findBot(request.game, request.level);
  return choose(game, bot, state, seat, seed, within(THINKING));
}
