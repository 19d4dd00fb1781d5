import type { GameRecord } from '#kernel';
import { isObject } from '#kernel/plain.ts';
import type { Chapter } from '#look';
import type { TableSummary } from '#wire';

/** Merges a game with its sequel in the same list into one line. */
export function mergeSequels(tables: readonly TableSummary[]): readonly TableSummary[] {
  const listed = new Set(tables.map(({ id }) => id));
  return tables.filter(({ sequel }) => sequel === undefined || !listed.has(sequel));
}

/** Link of a table in a list: to the game, and after it to the replay or campaign. */
export function tableLink({ id, phase, sequel, sequelOf, invited }: TableSummary): string {
  if (invited === true) return `/join/${id}`;
  if (phase !== 'finished') return `/table/${id}`;
  if (sequelOf !== undefined) return `/campaign/${sequelOf.table}`;
  return sequel === undefined ? `/replay/${id}` : `/campaign/${id}`;
}

/** How records and their chapters are fetched. */
interface RecordReader {
  readonly record: (id: string) => Promise<GameRecord>;
  readonly chapters: (record: GameRecord) => Promise<readonly Chapter[]>;
}

/** Number of tables that are searched: each costs a request. */
const LOOKED_AT = 8;

/**
 * Finds the table of the earlier part, where both were played apart and a text was carried over by hand: the text that one table handed out must be
 * exactly what the other began with. Null when no table fits.
 */
export async function findPrequel(later: TableSummary, tables: readonly TableSummary[], told: RecordReader): Promise<TableSummary | null> {
  if (later.phase !== 'finished') return null;
  const { options } = await told.record(later.id);
  const texts = new Set(isObject(options) ? Object.values(options).filter((value) => typeof value === 'string' && value.length > 40) : []);
  if (texts.size === 0) return null;
  const others = tables.filter(({ id, game, phase }) => game === later.game && id !== later.id && phase === 'finished');
  for (const other of others.slice(0, LOOKED_AT)) {
    const chapters = await told.chapters(await told.record(other.id));
    if (chapters.some(({ keep }) => keep !== undefined && texts.has(keep.text.trim()))) return other;
  }
  return null;
}
