import type { NewTableAnswer } from '#wire';
import type { TableSession } from '../session/session.ts';
import { isAvailable, requireSequel, sequelTable } from '../state/sequel.ts';
import { codesOf } from '../view/table-info.ts';
import { retryIfStale } from './retry-if-stale.ts';
import { addFollowingTable, enterFollowingTable, type FollowRequest } from './following-table.ts';

/** A player goes on to the game that follows: the first one creates its table, the others sit down at it. `packs`: content of new tables, by game. */
export async function sequel(
  session: TableSession,
  { person, origin, blockedBy, openTable }: FollowRequest,
  packs: { readonly [game: string]: unknown },
): Promise<NewTableAnswer> {
  const { store, games, now } = session.context;
  const answer = await retryIfStale(session, async (loaded): Promise<NewTableAnswer> => {
    const { settings, phase } = loaded.stored;
    const { game } = requireSequel(loaded, person);
    if (settings.sequel !== undefined && isAvailable(await store.table(settings.sequel))) return { table: settings.sequel, codes: [] };
    const next = await sequelTable(loaded, person, games, packs[game], now());
    await addFollowingTable(session.context, next, origin);
    await session.commitSettings(loaded, { ...settings, sequel: next.id }, phase);
    return { table: next.id, codes: codesOf(next.settings) };
  });
  return enterFollowingTable(openTable(answer.table), answer, person, blockedBy);
}
