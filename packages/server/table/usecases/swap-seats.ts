import type { SwapRequest } from '#wire';
import type { Person } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { withSwappedSeats } from '../state/host-changes.ts';
import { changeAsHost } from './change-as-host.ts';

/** The host swaps the players of two seats. */
export const swapSeats = (session: TableSession, host: Person, { seats }: SwapRequest): Promise<void> =>
  changeAsHost(session, host, (settings) => withSwappedSeats(settings, seats));
