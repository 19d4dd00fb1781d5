import { asId } from '#kernel/id.ts';
import { only, type Seat } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { ordersOf, withOrder } from '../state/standing-orders.ts';
import { commit } from './commit.ts';
import { mustPlay } from './permissions.ts';
import { isCurrent, isInLog, isRepeat, stale } from './repeats.ts';
import { sendDone } from './replies.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player takes the last action back. */
export async function undo(
  request: RequestContext,
  loaded: LoadedTable,
  match: AnyMatch,
  { seat, seen }: RequestOf<'undo'>,
): Promise<void> {
  if (isRepeat(request)) return sendDone(request, loaded);
  mustPlay(request, loaded, asId(seat));
  if (!isCurrent(request, loaded, seen)) {
    if (!(await isInLog(request))) throw stale();
    return sendDone(request, loaded);
  }
  const result = match.undo(asId(seat));
  if (!result.ok) throw new RefusedError('nothing-to-undo', result.refusal.message, { rules: result.refusal.rules });
  await commit(request, loaded, match, { kind: 'undo', seat: asId(seat), result });
  return withdrawOrders(request, loaded, match, asId(seat));
}

/** A player who takes back what a standing order answered wants to be asked after all. */
async function withdrawOrders({ open }: RequestContext, loaded: LoadedTable, match: AnyMatch, seat: Seat): Promise<void> {
  const { settings } = loaded.stored;
  const answering = ordersOf(match, settings, only(seat)).filter(({ answers }) => answers);
  if (answering.length === 0) return;
  const without = answering.reduce((rest, { kind }) => withOrder(rest, match, seat, { kind, until: null }), settings);
  await open.session.commitPrivateSettings(loaded, without, null);
}
