import { unchecked } from '#kernel';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { moveOf } from '../store/wal.ts';
import { entriesOf } from '../store/rows.ts';
import type { TableSettings } from '../store/store.ts';

/** What stays the same of a table, as it is stored. */
export function frameIn(database: DatabaseSync, table: string): TableSettings {
  const row = database.prepare('SELECT frame FROM frames WHERE table_id = ?').get(table);
  return unchecked<TableSettings>(JSON.parse(String(row?.frame)));
}

/** As another edition might have stored it. */
export function keepFrame(database: DatabaseSync, table: string, frame: object): void {
  database.prepare('UPDATE frames SET frame = ? WHERE table_id = ?').run(JSON.stringify(frame), table);
}

/** What is on the disk for a table, read past the server: in its place, or still in the journal. */
export function peek(
  dataDir: string,
  table: string,
): { version: number; sequence: number; state: string | null; log: number; clientIds: string[] } {
  const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'), { readOnly: true });
  try {
    // One transaction, so that the server cannot settle anything between two readings.
    database.exec('BEGIN');
    const row = unchecked<{ version: number; sequence: number; state: string | null }>(
      database.prepare('SELECT version, sequence, state FROM tables WHERE id = ?').get(table),
    );
    const entries = entriesOf(database.prepare('SELECT entries FROM log WHERE table_id = ? ORDER BY sequence').all(table));
    const journal = unchecked<{ lines: string }[]>(database.prepare('SELECT lines FROM journal ORDER BY id').all())
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
