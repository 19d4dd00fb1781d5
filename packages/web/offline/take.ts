import type { GameRecord } from '#kernel';
import { markTaken } from '../local/store.ts';
import { introduce } from '../me.ts';
import { api } from '../net/api.ts';

/** Brings the record of a table of this browser to the server, and answers which table it is there. Twice is as good as once. */
export async function take(table: string, record: GameRecord): Promise<string> {
  await introduce();
  const { table: taken } = await api.bring(record);
  await markTaken(table, taken);
  return taken;
}
