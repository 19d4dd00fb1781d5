import { RefusedError } from '../../refused-error.ts';
import { eventCount } from '../session/broadcaster.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { viewerAt } from '../state/viewer.ts';
import type { RequestContext } from './request.ts';

/** Requests are idempotent: one that was done before, under the same id, is answered and not done again. */
export const isRepeat = ({ open, listener, id }: RequestContext): boolean => open.session.isRepeat(listener.person.id, id);

/** The same for requests of long ago, which only the log knows. */
export const isInLog = ({ open, listener, id }: RequestContext): Promise<boolean> =>
  open.session.context.archive.hasEntry({ table: open.id, person: listener.person.id, clientId: id });

/** Whether the client had heard everything when it sent the request. Remarks do not count: they are no part of the game. */
export function isCurrent({ listener }: RequestContext, loaded: LoadedTable, seen: number): boolean {
  const { settings, status } = loaded.stored;
  const missed = eventCount(loaded, viewerAt(settings, listener.person.id)) - seen;
  return missed >= 0 && missed <= (status.words ?? 0);
}

export const stale = (): RefusedError => new RefusedError('stale', 'Something has happened since; look again');
