import type { TableSummary } from '#wire';
import { ensureSession } from '../user/currentUser.ts';
import { api } from '../net/api.ts';

/** The player's tables, on the server and in this browser. `fault`: why the server's are missing. */
interface MyTables {
  readonly tables: readonly TableSummary[];
  readonly fault: unknown;
}

export async function fetchMyTables(): Promise<MyTables> {
  const [there, here] = await Promise.all([
    ensureSession()
      .then(() => api.mine())
      .then(
        (tables) => ({ tables, fault: null }),
        (fault: unknown) => ({ tables: [], fault }),
      ),
    // Without a network this module may be missing on a first visit: then there are no offline tables either.
    import('../offline/offlineTables.ts').catch((fault: unknown) => ({ offlineTables: null, fault })),
  ]);
  if (here.offlineTables === null) return { tables: there.tables, fault: there.fault ?? here.fault };
  return { tables: [...there.tables, ...(await here.offlineTables(there.tables))], fault: there.fault };
}
