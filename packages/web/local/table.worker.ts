import type { ClientMessage, ServerMessage } from '#wire';
import { startFrom } from './kept.ts';
import { openLocal } from './opened.ts';
import { Outlet } from './outlet.ts';
import type { LocalStart } from './start.ts';
import { addEntry, Overtaken, readTable } from './store.ts';
import { LocalTable } from './table.ts';

/**
 * A table beside the page: rules and bots are heavy, and a bot may think for long. It hears its start first, or the name of a table that is kept; then
 * what a client says.
 */

/** A table that is kept, to be gone on with. */
export interface GoOn {
  readonly goOn: string;
  readonly pause: number;
}

let table: Promise<LocalTable | null> | null = null;

/** As text, as over a socket: what is told is a copy. */
const tell = (message: ServerMessage): void => self.postMessage(JSON.stringify(message), { transfer: [] });

const complain = (error: unknown): void =>
  tell({ t: 'error', code: 'server-error', message: error instanceof Error ? error.message : String(error) });

const opened = (start: LocalStart) =>
  openLocal(
    start.game,
    start.seats.flatMap((seat) => (seat.kind === 'bot' && seat.level !== null ? [seat.level] : [])),
    start.reasons,
  );

const begin = async (start: LocalStart): Promise<LocalTable> => new LocalTable(start, await opened(start), tell);

async function goOn({ goOn: id, pause }: GoOn): Promise<LocalTable | null> {
  const found = await readTable(id);
  if (found === null) {
    tell({ t: 'error', code: 'no-table', message: `There is no table ${id} in this browser` });
    return null;
  }
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const start = startFrom(found.table, found.entries, pause, seed);
  const outlet = new Outlet<ServerMessage>(tell, (error) => {
    // `stale`: another page went on. Either way nothing of it was told, and the table is read again from what is kept.
    const code = error instanceof Overtaken ? 'stale' : 'not-saved';
    tell({ t: 'error', code, message: error instanceof Error ? error.message : String(error) });
    at?.close();
  });
  let at: LocalTable | null = null;
  let { entries } = found.table;
  at = new LocalTable(
    start,
    await opened(start),
    (message) => outlet.tell(message),
    (entry, moment) => {
      const number = entries++;
      outlet.keep(() => addEntry(id, number, entry, moment));
    },
  );
  return at;
}

self.addEventListener('message', ({ data }: MessageEvent<LocalStart | GoOn | ClientMessage>) => {
  if (!('t' in data)) {
    table = 'goOn' in data ? goOn(data) : begin(data);
    table.catch(complain);
    return;
  }
  table?.then((at) => at?.hear(data)).catch(complain);
});
