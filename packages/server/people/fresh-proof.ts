import { numberIn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** A session lives for 400 days. For so long after a login or a proof it counts as proved: sensitive changes need no further one. */
const FRESH = 10 * 60_000;

export const proveSession = (store: Store, session: string, now: number): Promise<number> => store.change(['proveSession', now, session]);

/** Until when the session counts as proved; in the past when it does not. */
export async function provedUntil(store: Store, session: string): Promise<number> {
  const [row] = await store.rows('sessionProof', session);
  return row === undefined ? 0 : numberIn(row, 'proved_at') + FRESH;
}
