import { asId } from '#kernel/id.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { commit } from './commit.ts';
import { mustPlay } from './permissions.ts';
import { isCurrent, isInLog, isRepeat, stale } from './repeats.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player does something in the game. */
export function act(request: RequestContext, loaded: LoadedTable, match: AnyMatch, message: RequestOf<'act'>): Promise<void> | undefined {
  if (isRepeat(request)) return sendDone(request, loaded);
  mustPlay(request, loaded, asId(message.seat));
  return isCurrent(request, loaded, message.seen)
    ? commitAction(request, loaded, match, message)
    : actLate(request, loaded, match, message);
}

/** An aside is never too late; any other action is, unless it is a repeat that the log knows. */
async function actLate(request: RequestContext, loaded: LoadedTable, match: AnyMatch, message: RequestOf<'act'>): Promise<void> {
  if (await isInLog(request)) return sendDone(request, loaded);
  if (!match.isAside(message.action)) throw stale();
  return commitAction(request, loaded, match, message);
}

async function commitAction(
  request: RequestContext,
  loaded: LoadedTable,
  match: AnyMatch,
  { seat, action }: RequestOf<'act'>,
): Promise<void> {
  await commit(request, loaded, match, { kind: 'action', seat: asId(seat), action, result: match.apply(asId(seat), action) });
  request.open.session.context.countAnswer(performance.now() - request.arrivedAt);
}
