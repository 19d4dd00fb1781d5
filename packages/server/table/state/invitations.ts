import type { Seat } from '#kernel';
import { asId } from '#kernel/id.ts';
import { RefusedError } from '../../refused-error.ts';
import type { StoredSeat, TableSettings } from '../../store/store.ts';
import { isFree, withSeat } from './seating.ts';

/** Who is asked to come to a table that gathers. Every function answers new settings and leaves the old ones alone. */

export interface InvitedPlayer {
  /** Null for a person who has blocked the host: only the host sees the invitation. */
  readonly id: string | null;
  /** The name at the table where they met. */
  readonly name: string | null;
}

const isKept = (seat: StoredSeat, person: string): boolean => isFree(seat) && seat.reservedFor === person;

/** Reserves the first free seat that is not reserved yet. An open seat stays open: the first person to come has it. */
export function withGuest(settings: TableSettings, { id, name }: InvitedPlayer): TableSettings {
  if (id !== null && settings.seats.some((seat) => seat.person === id || isKept(seat, id))) return settings;
  const found = settings.seats.findIndex((seat) => isFree(seat) && seat.reservedFor === null && (seat.keptName ?? '') === '');
  if (found < 0) throw new RefusedError('seat-gone', 'There is no free seat left to which anybody could be invited');
  const { offered: _, ...seat } = settings.seats[found];
  return {
    ...settings,
    seats: settings.seats.toSpliced(found, 1, { ...seat, reservedFor: id, ...(name === null ? {} : { keptName: name }) }),
  };
}

/** The invited person declines. */
export function withoutGuest(settings: TableSettings, person: string): TableSettings {
  const found: Seat = asId(settings.seats.findIndex((seat) => isKept(seat, person)));
  return found < 0 ? settings : withSeat(settings, found, { reservedFor: null, keptName: '' });
}
