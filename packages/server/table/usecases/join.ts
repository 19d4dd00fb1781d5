import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel';
import type { JoinRequest } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { Person } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { withSeated } from '../state/seating.ts';
import { withContributor } from '../state/seed-contributions.ts';
import { seatFor } from './find-seat.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** A person takes a seat. `blockedBy`: people who do not want to meet this person; where one of them is, no seat is free. */
export function join(session: TableSession, person: Person, request: JoinRequest, blockedBy: ReadonlySet<string>): Promise<{ seat: Seat }> {
  return retryIfStale(session, async (loaded) => {
    const { settings, phase } = loaded.stored;
    const already = settings.seats.findIndex((seat) => seat.kind === 'human' && seat.person === person.id);
    if (already >= 0) return { seat: asId<Seat>(already) };
    if (phase !== 'gathering') throw new RefusedError('seat-gone', 'The game has begun: all seats are taken');
    seatFor(settings, person, request, blockedBy);
    const seated = withContributor(settings, withSeated(settings, person, request));
    await session.commitSettings(loaded, seated.settings, phase);
    await session.startIfReady(loaded);
    return { seat: seated.seat };
  });
}
