import type { ClientMessage, ServerMessage } from '#wire';
import { openLocal } from './opened.ts';
import type { LocalStart } from './start.ts';
import { LocalTable } from './table.ts';

/** A table beside the page: rules and bots are heavy, and a bot may think for long. It hears its start first, then what a client says. */

let table: Promise<LocalTable> | null = null;

/** As text, as over a socket: what is told is a copy. */
const tell = (message: ServerMessage): void => self.postMessage(JSON.stringify(message), { transfer: [] });

const complain = (error: unknown): void =>
  tell({ t: 'error', code: 'server-error', message: error instanceof Error ? error.message : String(error) });

async function begin(start: LocalStart): Promise<LocalTable> {
  const levels = start.seats.flatMap((seat) => (seat.kind === 'bot' && seat.level !== null ? [seat.level] : []));
  return new LocalTable(start, await openLocal(start.game, levels), tell);
}

self.addEventListener('message', ({ data }: MessageEvent<LocalStart | ClientMessage>) => {
  if (!('t' in data)) {
    table = begin(data);
    table.catch(complain);
    return;
  }
  table?.then((opened) => opened.hear(data)).catch(complain);
});
