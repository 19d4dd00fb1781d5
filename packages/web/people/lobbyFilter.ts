import type { Language } from '#kernel';
import type { TableSummary } from '#wire';

/** Filter of the open tables; empty means any. */
export interface LobbyFilter {
  readonly game: string;
  readonly clock: '' | 'none' | 'live' | 'correspondence';
  readonly rated: '' | 'yes' | 'no';
  readonly language: '' | Language;
  /** At least so many free seats. */
  readonly free: number;
}

export const NO_FILTER: LobbyFilter = { game: '', clock: '', rated: '', language: '', free: 1 };

const freeSeats = ({ seats }: TableSummary): number => seats.filter(({ kind, name }) => kind === 'open' && name === null).length;

const fits = (table: TableSummary, { game, clock, rated, language }: LobbyFilter): boolean =>
  (game === '' || table.game === game) &&
  (clock === '' || table.clock.kind === clock) &&
  (rated === '' || (table.rated === true) === (rated === 'yes')) &&
  // A table without a language fits all.
  (language === '' || table.language === undefined || table.language === language);

/** Tables with a free seat. */
export const joinableTables = (tables: readonly TableSummary[], wanted: LobbyFilter): readonly TableSummary[] =>
  tables.filter((table) => table.phase === 'gathering' && freeSeats(table) >= wanted.free && fits(table, wanted));

/** Tables in play that can be watched. */
export const watchableTables = (tables: readonly TableSummary[], wanted: LobbyFilter): readonly TableSummary[] =>
  tables.filter((table) => table.phase === 'playing' && fits(table, wanted));
