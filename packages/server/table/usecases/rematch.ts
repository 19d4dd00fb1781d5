import type { NewTableAnswer } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { Person, StoredTable } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { newId, newSecret, newTable } from '../state/create-table.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { rotatedSeats } from '../state/seating.ts';
import { seriesAfter } from '../state/series.ts';
import { codesOf } from '../view/table-info.ts';
import { retryIfStale } from './retry-if-stale.ts';
import { addFollowingTable, enterFollowingTable, type FollowRequest } from './following-table.ts';

/** A player asks for a rematch: the first one creates the table, the others sit down at it. */
export async function rematch(session: TableSession, { person, origin, blockedBy, openTable }: FollowRequest): Promise<NewTableAnswer> {
  // At two nodes both may be the first: the one that lost finds the other's table.
  const answer = await retryIfStale(session, async (loaded): Promise<NewTableAnswer> => {
    const { settings, phase } = loaded.stored;
    if (phase !== 'finished' && phase !== 'abandoned')
      throw new RefusedError('not-over', 'A rematch can be asked for when the game is over');
    if (!settings.seats.some((seat) => seat.person === person.id))
      throw new RefusedError('not-your-seat', 'Only those who played can ask for a rematch');
    if (settings.rematch !== null) return { table: settings.rematch, codes: [] };
    const next = rematchTable(loaded, person, session.context.now());
    await addFollowingTable(session.context, next, origin);
    await session.commitSettings(loaded, { ...settings, rematch: next.id }, phase);
    return { table: next.id, codes: codesOf(next.settings) };
  });
  return enterFollowingTable(openTable(answer.table), answer, person, blockedBy);
}

function rematchTable({ stored, opened: { game } }: LoadedTable, person: Person, now: number): StoredTable {
  const { settings } = stored;
  // Sequel, series and tournament belong to the game that was played.
  const { sequel: _sequel, sequelOf: _sequelOf, series: _series, tournament: _tournament, ...agreed } = settings;
  return newTable({
    ...agreed,
    rulesVersion: game.version,
    options: game.readOptions(settings.options, settings.seats.length),
    seats: rotatedSeats(settings, person.id, newId),
    host: person.id,
    secret: newSecret(),
    chance: 2,
    rematch: null,
    ...seriesAfter(stored),
    createdAt: now,
  });
}
