import type { Seat } from '#kernel';
import type { JoinRequest } from '#wire';
import { isBlockedAt } from '../../people/block-lists.ts';
import { RefusedError } from '../../refused-error.ts';
import type { Person, TableSettings } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { findSeat as freeSeat, withClosedSeats } from '../state/seating.ts';

/** The seat that this request takes; refuses where there is none. Tournaments pair people who have blocked each other. */
export function seatFor(settings: TableSettings, person: Person, request: JoinRequest, blockedBy: ReadonlySet<string>): Seat {
  const isClosed = settings.tournament === undefined && isBlockedAt(settings, blockedBy);
  return freeSeat(isClosed ? withClosedSeats(settings) : settings, person, request);
}

/** Where a person would sit who joins with this request; nothing changes. */
export function findSeat(
  session: TableSession,
  person: Person,
  request: JoinRequest,
  blockedBy: ReadonlySet<string>,
): Promise<{ seat: Seat }> {
  return session.ask(({ stored: { settings, phase } }) => {
    if (phase !== 'gathering') throw new RefusedError('seat-gone', 'The game has begun: all seats are taken');
    return { seat: seatFor(settings, person, request, blockedBy) };
  });
}
