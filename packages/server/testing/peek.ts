import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { moveOf } from '../store/journal.ts';
import { entriesOf } from '../store/rows.ts';

/** What is on the disk for a table, read past the server: in its place, or still in the journal. */
export function peek(
  dataDir: string,
  table: string,
): { version: number; sequence: number; state: string | null; log: number; clientIds: string[] } {
  const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'), { readOnly: true });
  try {
    // One transaction, so that the server cannot settle anything between two readings.
    database.exec('BEGIN');
    const row = database.prepare('SELECT version, sequence, state FROM tables WHERE id = ?').get(table) as {
      version: number;
      sequence: number;
      state: string | null;
    };
    const entries = entriesOf(database.prepare('SELECT entries FROM log WHERE table_id = ? ORDER BY sequence').all(table));
    const journal = (database.prepare('SELECT lines FROM journal ORDER BY id').all() as { lines: string }[])
      .flatMap(({ lines }) => lines.split('\n').map(moveOf))
      .filter((move) => move.table === table && move.version >= row.version);
    const newest = journal[journal.length - 1];
    const log = [...entries, ...journal.map(({ entry }) => entry)];
    return {
      version: newest === undefined ? row.version : newest.version + 1,
      sequence: newest?.sequence ?? row.sequence,
      state: newest?.state ?? row.state,
      log: log.length,
      clientIds: log.flatMap(({ clientId }) => (clientId === null ? [] : [clientId])),
    };
  } finally {
    database.close();
  }
}
