import { move, workerData } from 'piscina';
import { openGame } from '#games';
import { RefusedError } from '../refused-error.ts';
import type { StoreOptions } from '../store/open.ts';
import type { StoredTable } from '../store/store.ts';
import { recordOf } from '../table/state/record.ts';
import { openLog } from './open-log.ts';

/** What a recorder's thread does: it plays a whole game once more, which takes as long as the game was long. */

/** Why there is no record: a refusal, as it travels between threads. */
export interface NoRecord {
  readonly code: RefusedError['code'];
  readonly message: string;
}

/** The record as the bytes that are sent, handed over and not copied; or why there is none. */
export default async function record(stored: StoredTable): Promise<unknown> {
  const { id, settings, sequence } = stored;
  const place: StoreOptions = workerData;
  const log = openLog(place);
  const game = await openGame(settings.game);
  const pack = settings.pack === null ? null : await log.pack(settings.pack);
  if (settings.pack !== null && pack === null) throw new Error(`The content pack ${settings.pack} is not in the store`);
  const entries = await log.entries(id, -1, sequence);
  try {
    const made = recordOf(stored, { game, pack: pack === null ? undefined : JSON.parse(pack) }, entries);
    return move(new TextEncoder().encode(JSON.stringify(made)));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { code, message } = error;
    return { code, message } satisfies NoRecord;
  }
}
