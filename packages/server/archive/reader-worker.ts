import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import type { StoreOptions } from '../store/open.ts';
import type { LogEntryKey } from '../table/session/context.ts';
import type { LogReader } from './log-reader.ts';
import { openLog } from './open-log.ts';
import { type Pages, type PagesRequest, readPages } from './pages.ts';

/** What a reader's thread does: short errands in the log, with a connection that it keeps. */

const place: StoreOptions = workerData;
const log = (): LogReader => openLog(place);

/** The text is handed over, not copied. */
export async function pages(request: PagesRequest): Promise<unknown> {
  const read: Pages = await readPages(log(), request);
  return move({ [transferableSymbol]: read.text.buffer, [valueSymbol]: read });
}

export const hasEntry = async ({ table, person, clientId }: LogEntryKey): Promise<boolean> => log().hasEntry(table, person, clientId);
