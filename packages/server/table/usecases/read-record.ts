import type { TableSession } from '../session/session.ts';
import { mustBeOver } from '../state/record.ts';
import { readHead } from './read-head.ts';

/** The record of a finished game as JSON. It is made outside the mailbox, so that the table goes on meanwhile. */
export async function readRecord(session: TableSession): Promise<{ readonly game: string; readonly text: Uint8Array }> {
  const stored = await readHead(session);
  mustBeOver(stored);
  return { game: stored.settings.game, text: await session.context.archive.record(stored) };
}
