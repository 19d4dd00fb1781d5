import type { GameRecord } from '#kernel';
import { isOffline } from '../offline/offlineId.ts';
import { ensureSession } from '../user/currentUser.ts';
import { serverRecord } from '../net/recordApi.ts';

/** The record of a table, from this browser or from the server, which requires a session. */
export async function fetchRecord(table: string): Promise<GameRecord> {
  if (isOffline(table)) return (await import('../offline/offlineRecord.ts')).offlineRecord(table);
  await ensureSession();
  return serverRecord(table);
}
