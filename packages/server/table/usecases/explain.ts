import { asId } from '#kernel/id.ts';
import { RefusedError } from '../../refused-error.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { explanationMessage } from '../view/messages.ts';
import { mustPlay } from './permissions.ts';
import type { RequestContext, RequestOf } from './request.ts';

/** A player asks whether an action is legal, and if not, by which rules. */
export function explain(request: RequestContext, loaded: LoadedTable, match: AnyMatch, { seat, action }: RequestOf<'explain'>): undefined {
  const { open, listener, id } = request;
  mustPlay(request, loaded, asId(seat));
  const reason = match.explain(asId(seat), action);
  if (reason?.code === 'malformed') throw RefusedError.byRules(reason);
  listener.send(explanationMessage(open.id, id, reason === null, reason?.rules ?? []));
}
