import { asId } from '#kernel/id.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { commit } from './commit.ts';
import { mustPlay } from './permissions.ts';
import { isRepeat } from './repeats.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player gives up. */
export function resign(
  request: RequestContext,
  loaded: LoadedTable,
  match: AnyMatch,
  { seat }: RequestOf<'resign'>,
): Promise<void> | undefined {
  if (isRepeat(request)) return sendDone(request, loaded);
  mustPlay(request, loaded, asId(seat));
  return commit(request, loaded, match, { kind: 'resign', seat: asId(seat), result: match.resign(asId(seat)) });
}
