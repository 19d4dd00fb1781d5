import { asId } from '#kernel/id.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { withOrder } from '../state/standing-orders.ts';
import { mustPlay } from './permissions.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player gives or withdraws a standing order. Only that player is sent it. */
export function order(
  request: RequestContext,
  loaded: LoadedTable,
  match: AnyMatch,
  { seat, ...given }: RequestOf<'order'>,
): Promise<void> {
  const { open, listener, id } = request;
  mustPlay(request, loaded, asId(seat));
  return open.session.commitPrivateSettings(loaded, withOrder(loaded.stored.settings, match, asId(seat), given), { listener, id });
}
