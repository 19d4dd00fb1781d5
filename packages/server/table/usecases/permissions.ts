import { includes, type Seat } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { viewerAt } from '../state/viewer.ts';
import type { RequestContext } from './request.ts';

export function mustSit({ listener }: RequestContext, { stored: { settings } }: LoadedTable, seat: Seat): void {
  if (!includes(viewerAt(settings, listener.person.id).plays, seat)) throw new RefusedError('not-your-seat', `Seat ${seat} is not yours`);
}

export function mustPlay(request: RequestContext, loaded: LoadedTable, seat: Seat): void {
  mustSit(request, loaded, seat);
  if (loaded.stored.phase === 'abandoned') throw new RefusedError('not-playing', 'This game was abandoned');
}
