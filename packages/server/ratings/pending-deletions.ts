import { textIn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Who is leaving, and what each is called in the ratings. */
export type PendingDeletions = ReadonlyMap<string, string>;

export const NO_DELETIONS: PendingDeletions = new Map();

/**
 * What somebody was rated by is from now on that of a shade, all at once. His tables are told one after another, which may take long or be cut short:
 * until they are, and he is dropped, whoever reckons with one of them that still names him is to read the shade there.
 */
export async function beginDeletion(store: Store, person: string, shade: string): Promise<void> {
  await store.change(['turnRatings'], ['beginLeaving', shade, person], ['renameResults', shade, person], ['renameRatings', shade, person]);
}

export const pendingDeletionsIn = async (store: Store): Promise<PendingDeletions> =>
  new Map((await store.rows('leaving')).map((row) => [textIn(row, 'id'), textIn(row, 'gone')]));
