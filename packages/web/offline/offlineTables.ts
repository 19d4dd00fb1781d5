import type { SeatInfo, TableSummary } from '#wire';
import type { StoredLocalTable } from '../local/storedTable.ts';
import { allTables } from '../local/tableDatabase.ts';

/** An offline table as one line of a list. */
export function summaryOf({ plan, moment, updatedAt }: StoredLocalTable): TableSummary {
  const waiting = moment?.waiting ?? [];
  const mine = (seat: number): boolean => plan.seats[seat]?.kind === 'me';
  return {
    id: plan.id,
    game: plan.game,
    phase: moment?.phase ?? 'playing',
    seats: plan.seats.map(
      (seat): SeatInfo => ({
        ...(seat.kind === 'me' ? { kind: 'human', name: seat.name } : { kind: 'bot', name: null, level: seat.level ?? '' }),
        yours: seat.kind === 'me',
        connected: true,
        clock: null,
        contributed: true,
        wantsToAbandon: false,
      }),
    ),
    waiting,
    yourTurn: waiting.some(mine),
    rounds: moment?.rounds ?? 0,
    clock: { kind: 'none' },
    updatedAt,
    winners: moment?.phase === 'finished' ? moment.winners : null,
    offline: true,
  };
}

/** The tables of this browser, without those that were imported to the server and are listed there. */
export async function offlineTables(there: readonly TableSummary[]): Promise<readonly TableSummary[]> {
  // No IndexedDB, no tables.
  const kept = await allTables().catch(() => []);
  return kept.filter(({ taken }) => !there.some(({ id }) => id === taken)).map(summaryOf);
}
