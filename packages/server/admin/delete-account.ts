import { pseudonymOf } from '../people/pseudonym.ts';
import { beginDeletion } from '../ratings/pending-deletions.ts';
import type { Store } from '../store/store.ts';
import { MOST_TABLES, type TableRegistry } from '../table/registry.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { ModerationQueue } from './moderation-queue.ts';

/**
 * Somebody was never here: no session of his holds, what he said is gone, a bot goes on for him where he plays, and at games that are over somebody
 * without a name has played; what others are reckoned from stays, under a name by which nobody finds him. Answers at how many tables he was. Begun again after it was cut short, it goes on where it stopped.
 */
export async function deleteAccount(
  id: string,
  { store, desk, rooms, tournaments }: { store: Store; desk: ModerationQueue; rooms: TableRegistry; tournaments: Tournaments },
): Promise<number> {
  for (const session of await desk.sessionsOf(id)) await store.endSession(session);
  const gone = pseudonymOf(await store.secret(), id);
  // Before any table is told, so that games reckoned with meanwhile count for the same player, whichever name is read there.
  await beginDeletion(store, id, gone);
  const tables = await store.tablesOf(id, MOST_TABLES);
  await desk.dropChatOf(id);
  for (const table of tables) await rooms.room(table.id).forget(id, gone);
  await tournaments.forget(id);
  await desk.dropPerson(id);
  await store.peopleChanged();
  return tables.length;
}
