import { pseudonymOf } from '../people/pseudonym.ts';
import { beginDeletion } from '../ratings/pending-deletions.ts';
import type { Store } from '../store/store.ts';
import { MOST_TABLES, type TableRegistry } from '../table/registry.ts';
import { forgetPerson } from '../table/usecases/forget-person.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { ModerationQueue } from './moderation-queue.ts';

/**
 * Deletes an account (GDPR, right to erasure): ends its sessions, removes its chat, puts a bot in its place in running games and no name in finished
 * ones. Rated games keep a pseudonym, because the ratings of others depend on them. Answers the number of its tables. Idempotent: after an interruption
 * it is run again and goes on where it stopped.
 */
export async function deleteAccount(
  id: string,
  {
    store,
    moderation,
    registry,
    tournaments,
  }: { store: Store; moderation: ModerationQueue; registry: TableRegistry; tournaments: Tournaments },
): Promise<number> {
  for (const session of await moderation.sessionsOf(id)) await store.endSession(session);
  const gone = pseudonymOf(await store.secret(), id);
  // Before any table is told, so that games reckoned with meanwhile count for the same player, whichever name is read there.
  await beginDeletion(store, id, gone);
  const tables = await store.tablesOf(id, MOST_TABLES);
  await moderation.dropChatOf(id);
  for (const table of tables) await forgetPerson(registry.open(table.id).session, id, gone);
  await tournaments.forget(id);
  await moderation.dropPerson(id);
  await store.peopleChanged();
  return tables.length;
}
