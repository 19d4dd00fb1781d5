import type { GameRecord } from '#kernel';
import { markImported } from '../local/tableDatabase.ts';
import { ensureSession } from '../user/currentUser.ts';
import { importRecord } from '../net/recordApi.ts';

/** Imports the record of an offline table to the server and returns its table id there. Idempotent. */
export async function importToServer(table: string, record: GameRecord): Promise<string> {
  await ensureSession();
  const { table: taken } = await importRecord(record);
  await markImported(table, taken);
  return taken;
}
