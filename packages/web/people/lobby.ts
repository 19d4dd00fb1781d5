import type { TableSummary } from '#wire';

/** What somebody looks for among the open tables; empty means anything. */
export interface Wanted {
  readonly game: string;
  readonly clock: '' | 'none' | 'live' | 'correspondence';
  readonly rated: '' | 'yes' | 'no';
  readonly language: '' | 'en' | 'pl';
  /** At least so many chairs are free. */
  readonly free: number;
}

export const ANYTHING: Wanted = { game: '', clock: '', rated: '', language: '', free: 1 };

export const freeSeats = ({ seats }: TableSummary): number => seats.filter(({ kind, name }) => kind === 'open' && name === null).length;

const fits = (table: TableSummary, { game, clock, rated, language }: Wanted): boolean =>
  (game === '' || table.game === game) &&
  (clock === '' || table.clock.kind === clock) &&
  (rated === '' || (table.rated === true) === (rated === 'yes')) &&
  // Where nothing was said, anything may be spoken.
  (language === '' || table.language === undefined || table.language === language);

/** Those that wait for somebody. */
export const waitingFor = (tables: readonly TableSummary[], wanted: Wanted): readonly TableSummary[] =>
  tables.filter((table) => table.phase === 'gathering' && freeSeats(table) >= wanted.free && fits(table, wanted));

/** Those that are played and can be watched. */
export const underWay = (tables: readonly TableSummary[], wanted: Wanted): readonly TableSummary[] =>
  tables.filter((table) => table.phase === 'playing' && fits(table, wanted));
