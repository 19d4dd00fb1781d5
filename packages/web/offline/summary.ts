import type { SeatInfo, TableSummary } from '#wire';
import type { KeptTable } from '../local/kept.ts';
import { allTables } from '../local/store.ts';

/** A table that stands in this browser, as one line of a list. */
export function summaryOf({ plan, moment, updatedAt }: KeptTable): TableSummary {
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

/** The tables of this browser. What was brought to a server is listed there, as long as it is among these. */
export async function tablesHere(there: readonly TableSummary[]): Promise<readonly TableSummary[]> {
  // A browser that keeps nothing has none.
  const kept = await allTables().catch(() => []);
  return kept.filter(({ taken }) => !there.some(({ id }) => id === taken)).map(summaryOf);
}
