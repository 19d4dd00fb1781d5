import type { ClientMessage, ServerMessage } from '#wire';
import { startFrom } from './storedTable.ts';
import { loadGame } from './loadGame.ts';
import { Outbox } from './outbox.ts';
import type { LocalStart } from './localStart.ts';
import { addEntry, StaleWriteError, readTable } from './tableDatabase.ts';
import { LocalTable } from './LocalTable.ts';

/**
 * Worker of a local table, because rules and bots are heavy. The first message is a start, or the id of a stored table; then come client messages.
 */

/** Resumes a stored table. */
export interface ResumeRequest {
  readonly resume: string;
  readonly pause: number;
}

/** As text, like over a socket, so that the page gets a copy. */
const send = (message: ServerMessage): void => self.postMessage(JSON.stringify(message), { transfer: [] });

const sendError = (error: unknown): void =>
  send({ t: 'error', code: 'server-error', message: error instanceof Error ? error.message : String(error) });

const opened = (start: LocalStart) =>
  loadGame(
    start.game,
    start.seats.flatMap((seat) => (seat.kind === 'bot' && seat.level !== null ? [seat.level] : [])),
    start.reasons,
  );

const startTable = async (start: LocalStart): Promise<LocalTable> => new LocalTable(start, await opened(start), send);

async function resumeTable({ resume: id, pause }: ResumeRequest): Promise<LocalTable | null> {
  const found = await readTable(id);
  if (found === null) {
    send({ t: 'error', code: 'no-table', message: `There is no table ${id} in this browser` });
    return null;
  }
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const start = startFrom(found.table, found.entries, pause, seed);
  const outlet = new Outbox<ServerMessage>(send, (error) => {
    // `stale`: another page moved on. Either way nothing was emitted, and the page reads the table again.
    const code = error instanceof StaleWriteError ? 'stale' : 'not-saved';
    send({ t: 'error', code, message: error instanceof Error ? error.message : String(error) });
    at?.close();
  });
  let at: LocalTable | null = null;
  let { entries } = found.table;
  at = new LocalTable(
    start,
    await opened(start),
    (message) => outlet.emit(message),
    (entry, moment) => {
      const number = entries++;
      outlet.persist(() => addEntry(id, number, entry, moment));
    },
  );
  return at;
}

/** The first message sets the table up; the others are for it. */
function receiver(): (message: LocalStart | ResumeRequest | ClientMessage) => void {
  let table: Promise<LocalTable | null> | null = null;
  return (message) => {
    if (!('t' in message)) {
      table = 'resume' in message ? resumeTable(message) : startTable(message);
      table.catch(sendError);
      return;
    }
    table?.then((at) => at?.receive(message)).catch(sendError);
  };
}

const receive = receiver();
self.addEventListener('message', ({ data }: MessageEvent<LocalStart | ResumeRequest | ClientMessage>) => receive(data));
