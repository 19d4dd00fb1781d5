import type { Seat } from '#kernel';
import { abandonGame } from '../session/abandon-game.ts';
import type { TableSession } from '../session/session.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** The entrant of this seat has left the tournament: a gathering table is abandoned, in a game the seat resigns. */
export function leaveTournament(session: TableSession, seat: Seat): Promise<void> {
  return retryIfStale(session, async (loaded) => {
    const { stored, match } = loaded;
    if (stored.phase !== 'playing' || match === null) return stored.phase === 'gathering' ? abandonGame(session, loaded) : undefined;
    const result = match.resign(seat);
    if (!result.ok) return abandonGame(session, loaded);
    await session.commitStep(loaded, match, { kind: 'resign', seat, action: null, person: null, clientId: null }, result, null);
    // A game that goes on without this seat has no opponents left.
    if (loaded.stored.phase === 'playing') await abandonGame(session, loaded);
  });
}
