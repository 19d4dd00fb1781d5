import { asId } from '#kernel/id.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { withCommitment } from '../state/seed-contributions.ts';
import { mustSit } from './permissions.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player commits to a contribution to the seed, before any contribution is revealed. */
export async function commitSeed(request: RequestContext, loaded: LoadedTable, { seat, promise }: RequestOf<'promise'>): Promise<void> {
  mustSit(request, loaded, asId(seat));
  const next = withCommitment(loaded.stored, asId(seat), promise);
  if (next !== null) await request.open.session.commitSettings(loaded, next, 'gathering');
  sendDone(request, loaded);
}
