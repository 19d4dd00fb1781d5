import type { Person } from '../../store/store.ts';
import { abandonGame } from '../session/abandon-game.ts';
import type { TableSession } from '../session/session.ts';
import { mustHost } from '../state/host-changes.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** The host gives the table up before the game has begun. Idempotent. */
export function cancel(session: TableSession, person: Person): Promise<void> {
  return retryIfStale(session, async (loaded) => {
    const { settings, phase, state } = loaded.stored;
    if (settings.host === person.id && phase === 'abandoned' && state === null) return;
    mustHost(loaded.stored, person);
    await abandonGame(session, loaded);
  });
}
