import type { StoredSeat, TableSettings } from '../store/store.ts';
import { EMPTY_SEAT } from '../table/state/create-table.ts';

/** Somebody's seat, and who sits there. */
export const seat = (more: Partial<StoredSeat>): StoredSeat => ({ ...EMPTY_SEAT, kind: 'human', ...more });
export const seatOf = (name: string): StoredSeat => seat({ person: name.toLowerCase(), name });

/** A table of Journey to Mordor that Frodo has set, where nothing else is said. */
export const frameOf = (seats: readonly StoredSeat[], more: Partial<TableSettings> = {}): TableSettings => ({
  game: 'journey-to-mordor',
  rulesVersion: 1,
  options: {},
  pack: null,
  seats,
  clock: { kind: 'none' },
  onTimeout: 'bot',
  listed: false,
  host: 'frodo',
  secret: '00'.repeat(32),
  rematch: null,
  createdAt: 0,
  ...more,
});
