import type { Person } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { withStrangerChat } from '../state/host-changes.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** The host lets people who were not invited write in the chat, or stops letting them. */
export function allowChat(session: TableSession, host: Person, allowed: boolean): Promise<void> {
  return retryIfStale(session, async (loaded) => {
    const next = withStrangerChat(loaded.stored, host, allowed);
    if (next !== loaded.stored.settings) await session.commitSettings(loaded, next, loaded.stored.phase);
  });
}
