import type { GameRecord } from '#kernel';
import type { TableProps } from './table.ts';

/** The whole of a finished game: a replay has it, after a game at a table it lies at the server. Null where it cannot be had. */
export async function loadRecord({ record, info }: Pick<TableProps, 'record' | 'info'>): Promise<GameRecord | null> {
  if (record !== undefined) return record;
  // Nothing was sealed there: the table of a lesson, of which nobody keeps a record.
  if (info.commitment === '') return null;
  const answer = await fetch(`/api/tables/${encodeURIComponent(info.id)}/record`);
  if (!answer.ok) return null;
  const kept: GameRecord = await answer.json();
  return kept;
}
