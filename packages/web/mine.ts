import type { TableSummary } from '#wire';
import { introduce } from './me.ts';
import { api } from './net/api.ts';

/** All my tables: those on the server and those of this browser. `fault`: why the server's are not among them. */
export interface Mine {
  readonly tables: readonly TableSummary[];
  readonly fault: unknown;
}

export async function mine(): Promise<Mine> {
  const [there, here] = await Promise.all([
    introduce()
      .then(() => api.mine())
      .then(
        (tables) => ({ tables, fault: null }),
        (fault: unknown) => ({ tables: [], fault }),
      ),
    // Whoever never was on this page has no tables here, and without a network not this part of it either: that is no other trouble.
    import('./offline/summary.ts').catch((fault: unknown) => ({ tablesHere: null, fault })),
  ]);
  if (here.tablesHere === null) return { tables: there.tables, fault: there.fault ?? here.fault };
  return { tables: [...there.tables, ...(await here.tablesHere(there.tables))], fault: there.fault };
}
