import { RefusedError } from '../../refused-error.ts';
import type { TableSession } from '../session/session.ts';
import type { LoadedTable } from '../state/loaded-table.ts';

/** Retries once: while a table gathers, another node may write a seed contribution at the same time, and the caller need not ask twice. */
export function retryIfStale<T>(session: TableSession, work: (loaded: LoadedTable) => Promise<T>): Promise<T> {
  return session.ask(work).catch((error: unknown) => {
    if (error instanceof RefusedError && error.code === 'stale') return session.ask(work);
    throw error;
  });
}
