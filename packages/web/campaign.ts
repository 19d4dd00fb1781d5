import type { GameRecord } from '#kernel';
import { isObject } from '#kernel/plain.ts';
import type { Chapter } from '#look';
import type { TableSummary } from '#wire';

/** Tables as lists show them: a game that has led into another one on the same list is told with it, in one line. */
export function asCampaigns(tables: readonly TableSummary[]): readonly TableSummary[] {
  const listed = new Set(tables.map(({ id }) => id));
  return tables.filter(({ sequel }) => sequel === undefined || !listed.has(sequel));
}

/** Where a line of a list leads: on with the game, and afterwards to what is left of it. */
export function wayTo({ id, phase, sequel, sequelOf, invited }: TableSummary): string {
  if (invited === true) return `/join/${id}`;
  if (phase !== 'finished') return `/table/${id}`;
  if (sequelOf !== undefined) return `/campaign/${sequelOf.table}`;
  return sequel === undefined ? `/replay/${id}` : `/campaign/${id}`;
}

/** A finished game as its record tells it. */
export interface Told {
  readonly record: (id: string) => Promise<GameRecord>;
  readonly chapters: (record: GameRecord) => Promise<readonly Chapter[]>;
}

/** So many of one's own tables are looked through: each means fetching a record. */
const LOOKED_AT = 8;

/**
 * The table at which the part before this one was played, where both were played apart and a text went from one to the other. What that table
 * handed out must be, letter for letter, what this one began with: nothing less proves it. Null when none of these tables does.
 */
export async function partBefore(later: TableSummary, tables: readonly TableSummary[], told: Told): Promise<TableSummary | null> {
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
