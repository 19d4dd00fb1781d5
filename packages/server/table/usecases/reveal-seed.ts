import { asId } from '#kernel/id.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { withReveal } from '../state/seed-contributions.ts';
import { mustSit } from './permissions.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player reveals a contribution to the seed. The last one begins the game. */
export async function revealSeed(request: RequestContext, loaded: LoadedTable, { seat, words }: RequestOf<'contribute'>): Promise<void> {
  const { session } = request.open;
  mustSit(request, loaded, asId(seat));
  const next = withReveal(loaded.stored, asId(seat), words);
  if (next !== null) await session.commitSettings(loaded, next, 'gathering');
  sendDone(request, await session.startIfReady(loaded));
}
