import type { Holiday } from '#wire';
import type { TableSession } from '../session/session.ts';
import { withHolidays } from '../state/clock-pauses.ts';
import { retryIfStale } from './retry-if-stale.ts';

/** The holidays of a player have changed. A gathering table is written too, so that a node that begins its game at the same time conflicts. */
export function applyHolidays(session: TableSession, person: string, holidays: readonly Holiday[]): Promise<void> {
  return retryIfStale(session, async (loaded) => {
    const { settings, phase } = loaded.stored;
    const next = phase === 'playing' || phase === 'gathering' ? withHolidays(settings, person, holidays) : settings;
    if (next !== settings) await session.commitSettings(loaded, next, phase);
  });
}
