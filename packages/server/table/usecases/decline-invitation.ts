import { RefusedError } from '../../refused-error.ts';
import type { Person } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { withoutGuest } from '../state/invitations.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** An invited person gives the reserved seat up. The caller removes the invitation. */
export function declineInvitation(session: TableSession, person: Person): Promise<void> {
  return retryIfStale(session, async (loaded) => {
    const { settings, phase } = loaded.stored;
    if (settings.tournament !== undefined) throw new RefusedError('not-host', 'Whoever does not want to play leaves the tournament');
    const next = phase === 'gathering' ? withoutGuest(settings, person.id) : settings;
    if (next !== settings) await session.commitSettings(loaded, next, phase);
  });
}
