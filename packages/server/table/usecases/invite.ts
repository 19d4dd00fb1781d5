import type { Person } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { type InvitedPlayer, withGuest } from '../state/invitations.ts';
import { changeAsHost } from './change-as-host.ts';

/** The host reserves a seat for a person. The caller stores the invitation. */
export const invite = (session: TableSession, host: Person, guest: InvitedPlayer): Promise<void> =>
  changeAsHost(session, host, (settings) => withGuest(settings, guest));
