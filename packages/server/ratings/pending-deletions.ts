import { textIn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Who is leaving, and what each is called in the ratings. */
export type PendingDeletions = ReadonlyMap<string, string>;

/**
 * The ratings of a deleted account become those of its pseudonym at once. Its tables are changed one after another, which may take long or be
 * interrupted: until then a reader that finds the person at a table replaces it by the pseudonym.
 */
export async function beginDeletion(store: Store, person: string, shade: string): Promise<void> {
  await store.change(['turnRatings'], ['beginLeaving', shade, person], ['renameResults', shade, person], ['renameRatings', shade, person]);
}

export const pendingDeletionsIn = async (store: Store): Promise<PendingDeletions> =>
  new Map((await store.rows('leaving')).map((row) => [textIn(row, 'id'), textIn(row, 'gone')]));
