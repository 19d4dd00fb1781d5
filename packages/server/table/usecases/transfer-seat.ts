import type { TableSession } from '../session/session.ts';
import { withTransferredSeats } from '../state/seating.ts';

/** A guest has signed in: the seats of the guest become those of the account. */
export function transferSeat(session: TableSession, from: string, to: string): Promise<void> {
  return session.ask(async (loaded) => {
    const next = withTransferredSeats(loaded.stored.settings, from, to);
    if (next !== null) await session.commitSettings(loaded, next, loaded.stored.phase);
  });
}
