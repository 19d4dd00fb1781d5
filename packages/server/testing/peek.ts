import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What is on the disk for a table, read past the server. */
export function peek(
  dataDir: string,
  table: string,
): { version: number; sequence: number; state: string | null; log: number; clientIds: string[] } {
  const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'), { readOnly: true });
  try {
    const row = database.prepare('SELECT version, sequence, state FROM tables WHERE id = ?').get(table) as {
      version: number;
      sequence: number;
      state: string | null;
    };
    const entries = database.prepare('SELECT client_id FROM log WHERE table_id = ? ORDER BY sequence').all(table) as {
      client_id: string | null;
    }[];
    return {
      ...row,
      log: entries.length,
      clientIds: entries.flatMap(({ client_id }) => (client_id === null ? [] : [client_id])),
    };
  } finally {
    database.close();
  }
}
