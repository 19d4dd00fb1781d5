import type { Person } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { withReasons } from '../state/host-changes.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** The host lets bots explain their moves, or stops letting them. */
export function allowReasons(session: TableSession, host: Person, allowed: boolean): Promise<void> {
  return retryIfStale(session, async (loaded) => {
    const next = withReasons(loaded.stored, host, allowed);
    if (next !== loaded.stored.settings) await session.commitSettings(loaded, next, loaded.stored.phase);
  });
}
