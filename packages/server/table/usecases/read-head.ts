import type { SequelInfo } from '#wire';
import type { StoredTable } from '../../store/store.ts';
import type { TableSession } from '../session/session.ts';
import { sequelInfo } from '../view/table-info.ts';

export const readHead = (session: TableSession): Promise<StoredTable> => session.ask(({ stored }) => stored);

/** The same, with what follows the game when it is over. */
export const readHeadAndSequel = (session: TableSession): Promise<{ readonly head: StoredTable; readonly leadsTo: SequelInfo | null }> =>
  session.ask(({ stored, match }) => ({ head: stored, leadsTo: sequelInfo(match, stored.settings) }));
