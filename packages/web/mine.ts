import type { TableSummary } from '#wire';
import { introduce } from './me.ts';
import { api } from './net/api.ts';

/** All my tables: those on the server and those of this browser. `fault`: why the server's are not among them. */
export interface Mine {
  readonly tables: readonly TableSummary[];
  readonly fault: unknown;
}

export async function mine(): Promise<Mine> {
  const [there, { tablesHere }] = await Promise.all([
    introduce()
      .then(() => api.mine())
      .then(
        (tables) => ({ tables, fault: null }),
        (fault: unknown) => ({ tables: [], fault }),
      ),
    import('./offline/summary.ts'),
  ]);
  return { tables: [...there.tables, ...(await tablesHere(there.tables))], fault: there.fault };
}
