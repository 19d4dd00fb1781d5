import { asId } from '#kernel/id.ts';
import { includes } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { opponentsOf } from '../state/teams.ts';
import { viewerAt } from '../state/viewer.ts';
import { commit } from './commit.ts';
import { isRepeat } from './repeats.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** An opponent claims that the time of a seat is over: the seat resigns. A partner cannot claim. */
export function claim(
  request: RequestContext,
  loaded: LoadedTable,
  match: AnyMatch,
  { seat }: RequestOf<'claim'>,
): Promise<void> | undefined {
  if (isRepeat(request)) return sendDone(request, loaded);
  const { open, listener } = request;
  const { settings, phase } = loaded.stored;
  if (phase === 'abandoned') throw new RefusedError('not-playing', 'This game was abandoned');
  if (!includes(opponentsOf(settings, loaded.opened.game, viewerAt(settings, listener.person.id).plays), asId(seat)))
    throw new RefusedError('not-your-seat', `Only an opponent of seat ${seat} can claim that its time is over`);
  if (!open.clocks.isClaimable(loaded, asId(seat))) throw new RefusedError('not-late', `The time of seat ${seat} is not over`);
  open.session.context.count('timeout');
  return commit(request, loaded, match, { kind: 'resign', seat: asId(seat), result: match.resign(asId(seat)) });
}
