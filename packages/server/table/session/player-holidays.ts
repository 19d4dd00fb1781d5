import { holidaysOf } from '../../people/holidays.ts';
import type { Store, TableSettings } from '../../store/store.ts';
import { withHolidays } from '../state/clock-pauses.ts';

/** The settings with the holidays of the players; only correspondence games have them. */
export async function withPlayerHolidays(store: Store, settings: TableSettings): Promise<TableSettings> {
  if (settings.clock.kind !== 'correspondence') return settings;
  let rested = settings;
  for (const { person, kind } of settings.seats)
    if (kind === 'human' && person !== null) rested = withHolidays(rested, person, await holidaysOf(store, person));
  return rested;
}
