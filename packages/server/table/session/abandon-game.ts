import type { LoadedTable } from '../state/loaded-table.ts';
import type { TableSession } from './session.ts';

/** Ends the game without a result. */
export async function abandonGame(session: TableSession, loaded: LoadedTable): Promise<void> {
  await session.commitSettings(loaded, loaded.stored.settings, 'abandoned');
  session.broadcaster.sendUpdate(loaded, []);
}
