import { InterruptedError, RefusedError } from '../../refused-error.ts';
import type { OpenTable } from '../open-table.ts';
import type { Listener } from '../session/listener.ts';
import type { MailboxMessage } from '../session/session.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { abandon } from './abandon.ts';
import { act } from './act.ts';
import { claim } from './claim.ts';
import { commitSeed } from './commit-seed.ts';
import { explain } from './explain.ts';
import { hint } from './hint.ts';
import { inGame } from './in-game.ts';
import { order } from './order.ts';
import { sendFailure } from './replies.ts';
import type { RequestContext, RequestKind, RequestOf, TableRequest } from './request.ts';
import { resign } from './resign.ts';
import { revealSeed } from './reveal-seed.ts';
import { say } from './say.ts';
import { undo } from './undo.ts';

type UseCases = {
  readonly [K in RequestKind]: (request: RequestContext, loaded: LoadedTable, message: RequestOf<K>) => Promise<void> | undefined;
};

const USE_CASES: UseCases = {
  act: inGame(act),
  undo: inGame(undo),
  resign: inGame(resign),
  claim: inGame(claim),
  order: inGame(order),
  explain: inGame(explain),
  hint: inGame(hint),
  abandon,
  promise: commitSeed,
  contribute: revealSeed,
  say,
};

const dispatch = <K extends RequestKind>(
  kind: K,
  message: RequestOf<K>,
  request: RequestContext,
  loaded: LoadedTable,
): Promise<void> | undefined => USE_CASES[kind](request, loaded, message);

/** As many nodes as may write at the same time: one for each seat. */
const ATTEMPTS = 8;

/** Contributions to the seed depend on nothing that happened meanwhile, and a write about the game may only have been interrupted. */
const mayRetry = (error: unknown, { t }: TableRequest): boolean =>
  error instanceof InterruptedError || (error instanceof RefusedError && error.code === 'stale' && (t === 'promise' || t === 'contribute'));

/** Queues one request of a client. It is answered once: done, refused, or unsure. */
export function handleRequest(open: OpenTable, listener: Listener, message: TableRequest): void {
  const request: RequestContext = { open, listener, id: message.id, arrivedAt: performance.now() };
  let attempts = 1;
  const queued: MailboxMessage = {
    run: (loaded) => dispatch(message.t, message, request, loaded),
    failed: (error) => (mayRetry(error, message) && attempts++ < ATTEMPTS ? open.session.post(queued) : sendFailure(request, error)),
  };
  open.session.post(queued);
}
