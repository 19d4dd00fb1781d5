import { Refused } from '../refused.ts';
import type { StoredSeat, TableSettings } from '../store/store.ts';
import { isFree, withSeat } from './seating.ts';

/** Who is asked to come to a table that gathers. Every function answers a new frame and leaves the old one alone. */

export interface InvitedPlayer {
  /** Null for somebody who is asked only as far as the host can see. */
  readonly id: string | null;
  /** As he was called where they met. */
  readonly name: string | null;
}

const isKept = (seat: StoredSeat, person: string): boolean => isFree(seat) && seat.reservedFor === person;

/** A chair is kept for somebody: the first free one that is kept for nobody. A chair for all stays one: whoever comes first has it. */
export function withGuest(settings: TableSettings, { id, name }: InvitedPlayer): TableSettings {
  if (id !== null && settings.seats.some((seat) => seat.person === id || isKept(seat, id))) return settings;
  const found = settings.seats.findIndex((seat) => isFree(seat) && seat.reservedFor === null && (seat.keptName ?? '') === '');
  if (found < 0) throw new Refused('seat-gone', 'There is no free seat left to which anybody could be invited');
  const { offered: _, ...seat } = settings.seats[found];
  return {
    ...settings,
    seats: settings.seats.toSpliced(found, 1, { ...seat, reservedFor: id, ...(name === null ? {} : { keptName: name }) }),
  };
}

/** Somebody does not come. */
export function withoutGuest(settings: TableSettings, person: string): TableSettings {
  const found = settings.seats.findIndex((seat) => isKept(seat, person));
  return found < 0 ? settings : withSeat(settings, found, { reservedFor: null, keptName: '' });
}
