import { RefusedError } from '../../refused-error.ts';
import { isOfBots, type TableSettings } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { type LoadedTable, suspended } from '../state/loaded-table.ts';

/** Only bots play at the table, and no client has followed it for a while: it need not go on. */
export const maySuspend = (session: TableSession, settings: TableSettings): boolean =>
  isOfBots(settings) && session.audience.size === 0 && session.context.now() - session.lastViewed > session.context.suspendAfter;

/** Stops the bots; the next client that follows the table wakes them. */
export function suspend(session: TableSession, { stored }: LoadedTable): void {
  if (stored.wakeAt === null) return;
  session.post({
    run: (loaded) => (loaded.stored.wakeAt === null ? undefined : commit(session, loaded)),
    failed: (error) => error instanceof RefusedError || session.context.reportError(error, 'sleep', session.id),
  });
}

async function commit(session: TableSession, loaded: LoadedTable): Promise<void> {
  await session.commit(loaded, suspended(loaded.stored));
}
