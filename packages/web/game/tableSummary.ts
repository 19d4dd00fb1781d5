import type { TableSummary } from '#wire';
import { t } from '../i18n/i18n.ts';
import { withDisplayNames } from './botNames.ts';

/** Cancelled in the waiting room: there is nothing to replay. */
export const isUnplayed = ({ phase, rounds }: TableSummary): boolean => phase === 'abandoned' && rounds === 0;

/** The other players and the progress of a table. */
export function tableSummaryText(table: TableSummary): string {
  const seats = withDisplayNames(table.seats, t('seat.somebody'));
  const others = seats.filter(({ yours, name }) => !yours && name !== null).map(({ name }) => name ?? '');
  const free = seats.filter(({ name }) => name === null).length;
  const parts = [others.length > 0 ? others.join(', ') : ''];
  if (table.phase === 'gathering') parts.push(free === 0 ? t('row.full') : t('row.free', { count: free }));
  if (table.phase === 'playing' && table.rounds > 0) parts.push(t('row.round', { round: table.rounds }));
  if (table.phase === 'finished') parts.push(t(table.winners?.some((seat) => table.seats[seat]?.yours) ? 'row.won' : 'row.finished'));
  if (table.phase === 'abandoned') parts.push(t(isUnplayed(table) ? 'row.never' : 'row.abandoned'));
  if (table.rated === true) parts.push(t('row.rated'));
  return parts.filter((part) => part !== '').join(' · ');
}
