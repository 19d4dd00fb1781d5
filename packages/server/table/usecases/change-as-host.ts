import type { Person, TableSettings } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { mustHost } from '../state/host-changes.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** The host changes the settings while the table gathers. */
export function changeAsHost(session: TableSession, person: Person, change: (settings: TableSettings) => TableSettings): Promise<void> {
  return retryIfStale(session, async (loaded) => {
    mustHost(loaded.stored, person);
    const next = change(loaded.stored.settings);
    if (next === loaded.stored.settings) return;
    await session.commitSettings(loaded, next, 'gathering');
    await session.startIfReady(loaded);
  });
}
