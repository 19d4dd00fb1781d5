import { NOBODY } from '#kernel';
import type { NewTable, SeriesInfo } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { Series, TableSettings, TableHead } from '../../store/store.ts';
import type { TableViewer } from './viewer.ts';

/** Several games of the same people, one table after another, until one has won more than half of them or all have been played. */

export function newSeries({ series, seats }: NewTable): Pick<TableSettings, 'series'> {
  if (series === undefined) return {};
  if (seats.some(({ kind }) => kind === 'bot' || kind === 'hot-seat'))
    throw new RefusedError('bad-seats', 'A series is played by people, each at a screen of his own', { path: 'series' });
  return { series: { best: series.best, wins: {}, tables: [] } };
}

type Ended = Pick<TableHead, 'id' | 'phase' | 'settings' | 'status'>;

/** The series with the game of this table, when it has a result. */
function counted({ id, phase, settings, status }: Ended, series: Series): Series {
  if (phase !== 'finished') return series;
  const winners = new Set((status.winners ?? []).flatMap((seat) => settings.seats[seat]?.person ?? []));
  const wins = { ...series.wins };
  for (const person of winners) wins[person] = (wins[person] ?? 0) + 1;
  return { ...series, wins, tables: [...series.tables, id] };
}

const isDecided = ({ best, wins, tables }: Series): boolean =>
  tables.length >= best || Object.values(wins).some((count) => count > best / 2);

/** With what the next game begins; nothing when there is no series, or it is decided. */
export function seriesAfter(ended: Ended): Pick<TableSettings, 'series'> {
  const { series } = ended.settings;
  if (series === undefined) return {};
  const after = counted(ended, series);
  return isDecided(after) ? {} : { series: after };
}

/** How it stands, seat by seat. The tables before this one are for those who play. */
export function seriesInfo(head: Ended, viewer: TableViewer): { readonly series?: SeriesInfo } {
  const { series, seats } = head.settings;
  if (series === undefined) return {};
  const after = counted(head, series);
  return {
    series: {
      best: series.best,
      number: series.tables.length + 1,
      wins: seats.map(({ person, reservedFor }) => after.wins[person ?? reservedFor ?? ''] ?? 0),
      decided: isDecided(after),
      tables: viewer.knows === NOBODY ? [] : series.tables,
    },
  };
}

/** Transfers the games of one person to another, or to none. */
export function seriesOf({ series }: TableSettings, from: string, to: string | null): Pick<TableSettings, 'series'> {
  if (series === undefined) return {};
  const { [from]: won, ...wins } = series.wins;
  return { series: { ...series, wins: won === undefined || to === null ? wins : { ...wins, [to]: won } } };
}
