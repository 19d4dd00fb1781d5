import type { FillRequest } from '#wire';
import type { Person } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { withBots } from '../state/host-changes.ts';
import { changeAsHost } from './change-as-host.ts';

/** The host puts bots on empty seats. */
export const fillWithBots = (session: TableSession, host: Person, request: FillRequest): Promise<void> =>
  changeAsHost(session, host, (settings) => withBots(settings, request, session.context.games.levels(settings.game)));
