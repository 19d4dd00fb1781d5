import type { GameRecord } from '#kernel';
import type { TableProps } from './table.ts';

/** The whole of a finished game: a replay has it, after a game at a table it lies where the table stands. Null where it cannot be had. */
export async function loadRecord({ record, recorded, info }: Pick<TableProps, 'record' | 'recorded' | 'info'>): Promise<GameRecord | null> {
  if (record !== undefined) return record;
  // Nothing was sealed there: the table of a lesson, of which nobody keeps a record.
  if (info.commitment === '' || recorded === undefined) return null;
  return recorded().catch(() => null);
}
