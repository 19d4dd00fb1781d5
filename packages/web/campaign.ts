import type { TableSummary } from '#wire';

/** Tables as lists show them: a game that has led into another one on the same list is told with it, in one line. */
export function asCampaigns(tables: readonly TableSummary[]): readonly TableSummary[] {
  const listed = new Set(tables.map(({ id }) => id));
  return tables.filter(({ sequel }) => sequel === undefined || !listed.has(sequel));
}

/** Where a line of a list leads: on with the game, and afterwards to what is left of it. */
export function wayTo({ id, phase, sequel, sequelOf }: TableSummary): string {
  if (phase !== 'finished') return `/table/${id}`;
  if (sequelOf !== undefined) return `/campaign/${sequelOf.table}`;
  return sequel === undefined ? `/replay/${id}` : `/campaign/${id}`;
}
