import { asId } from '#kernel/id.ts';
import { only, type Seat, type Seats } from '#kernel';
import type { JoinRequest, Phase } from '#wire';
import { distinct, isSameName } from '../../people/names.ts';
import { RefusedError } from '../../refused-error.ts';
import type { Person, StoredSeat, TableSettings } from '../../store/store.ts';
import { mustHaveAccount } from './rating-rules.ts';
import { seriesOf } from './series.ts';

/** Who sits where while a table gathers, and what they agree on. Every function answers new settings and leaves the old ones alone. */

export const withSeat = (settings: TableSettings, seat: Seat, change: Partial<StoredSeat>): TableSettings => ({
  ...settings,
  seats: settings.seats.map((each, index) => (index === seat ? { ...each, ...change } : each)),
});

export const isFull = (settings: TableSettings): boolean => settings.seats.every(({ kind }) => kind === 'human' || kind === 'bot');

export const isFree = ({ kind }: StoredSeat): boolean => kind === 'open' || kind === 'invited';

export const seatsPlayedBy = (settings: TableSettings, person: string): Seats =>
  asId(
    settings.seats.reduce((seats, each, seat) => (each.kind === 'human' && each.person === person ? seats | only(asId(seat)) : seats), 0),
  );

/** Seats whose secrets this person has seen; also those that a bot has taken over. */
export const seatsKnownTo = (settings: TableSettings, person: string): Seats =>
  asId(settings.seats.reduce((seats, each, seat) => (each.person === person ? seats | only(asId(seat)) : seats), 0));

export const botSeats = (settings: TableSettings): Seats =>
  asId(settings.seats.reduce((seats, { kind }, seat) => (kind === 'bot' ? seats | only(asId(seat)) : seats), 0));

/** People whom the host did not invite: spectators, and players who sat down without a link and without a reserved seat. */
export const isStranger = ({ host, seats }: TableSettings, person: string): boolean =>
  host !== person && !seats.some((seat) => seat.person === person && seat.came !== 'uninvited');

/** The settings as a blocked person finds them: no seat is free, and the refusal is that of a table for invited people. */
export const withClosedSeats = (settings: TableSettings): TableSettings => ({
  ...settings,
  seats: settings.seats.map((seat) => (isFree(seat) ? { ...seat, kind: 'invited', code: null, reservedFor: null } : seat)),
});

/** Transfers seats from a guest to an account. A person who plays under both keeps them apart, to keep their secrets apart. */
export function withTransferredSeats(settings: TableSettings, from: string, to: string): TableSettings | null {
  const { seats, host } = settings;
  const isHis = ({ person, reservedFor }: StoredSeat): boolean => person === from || reservedFor === from;
  if (seats.some(({ person }) => person === to) || !(host === from || seats.some(isHis))) return null;
  const heir = (person: string | null): string | null => (person === from ? to : person);
  return {
    ...settings,
    ...seriesOf(settings, from, to),
    host: host === from ? to : host,
    seats: seats.map((seat) => ({ ...seat, person: heir(seat.person), reservedFor: heir(seat.reservedFor) })),
  };
}

export function withSeated(settings: TableSettings, person: Person, request: JoinRequest): { settings: TableSettings; seat: Seat } {
  const seat = findSeat(settings, person, request);
  if (settings.rated === true) mustHaveAccount(person);
  const { kind, reservedFor, came } = settings.seats[seat];
  const expected = reservedFor === person.id ? (came ?? 'invited') : 'uninvited';
  const taken = settings.seats.flatMap((each) => (each.name === null ? [] : [each.name]));
  const name = request.name ?? distinct(person.name, taken);
  if (taken.some((other) => isSameName(other, name))) throw nameTaken(name, 'name');
  return {
    seat,
    settings: withSeat(settings, seat, {
      kind: 'human',
      person: person.id,
      name,
      code: null,
      reservedFor: null,
      keptName: '',
      came: request.code === undefined ? expected : 'invited',
      ...(kind === 'open' || kind === 'invited' ? { offered: kind } : {}),
      ...(reservedFor === person.id ? {} : { promise: '' }),
    }),
  };
}

export const nameTaken = (name: string, path: string): RefusedError =>
  new RefusedError('name-taken', `Somebody at this table is called "${name}" already; choose another name`, { path });

export function mustHaveSeat({ seats }: TableSettings, seat: Seat, path: string): void {
  if (seats[seat] === undefined)
    throw new RefusedError('no-seat', `There is no seat ${seat}; seats are numbered 0 to ${seats.length - 1}`, { path });
}

/** The seat that a request takes. */
export function findSeat(settings: TableSettings, person: Person, { code, seat }: JoinRequest): Seat {
  const { seats } = settings;
  if (code !== undefined) {
    const found: Seat = asId(seats.findIndex((each) => each.code === code && isFree(each)));
    if (found < 0) throw new RefusedError('seat-gone', 'This invitation is not valid any more: the seat is taken');
    return found;
  }
  if (seat !== undefined) mustHaveSeat(settings, asId(seat), 'seat');
  const mayTake = (each: StoredSeat): boolean => each.kind === 'open' || (isFree(each) && each.reservedFor === person.id);
  const reserved = seats.findIndex((each) => isFree(each) && each.reservedFor === person.id);
  const found: Seat = asId(seat ?? (reserved >= 0 ? reserved : seats.findIndex(mayTake)));
  if (found < 0) throw new RefusedError('seat-gone', 'There is no open seat left at this table');
  if (!isFree(seats[found])) throw new RefusedError('seat-gone', `Seat ${found} is taken`);
  if (!mayTake(seats[found])) throw new RefusedError('invitation-needed', `Seat ${found} is only for those who have its link`);
  return found;
}

export const voteToAbandon = (settings: TableSettings, person: string, wantsToAbandon: boolean): TableSettings => ({
  ...settings,
  seats: settings.seats.map((each) => (each.kind === 'human' && each.person === person ? { ...each, wantsToAbandon } : each)),
});

export function allVotedToAbandon({ seats }: TableSettings): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  return people.length > 0 && people.every(({ wantsToAbandon }) => wantsToAbandon);
}

/** A bot decides from now on; the person keeps the secrets of the seat. */
export const withSubstitute = (settings: TableSettings, seat: Seat, level: string): TableSettings =>
  withSeat(settings, seat, { kind: 'bot', level, wantsToAbandon: false });

/** The same people, each one seat further on. The asking player sits down at once, the others when they ask too. */
export function rotatedSeats(settings: TableSettings, person: string, newCode: () => string): readonly StoredSeat[] {
  const count = settings.seats.length;
  return settings.seats.map((_, seat) => {
    const {
      offered: _offered,
      came: _came,
      promise: _promise,
      orders: _orders,
      holidays: _holidays,
      keptName: _keptName,
      gone: _gone,
      ...old
    } = settings.seats[(seat + count - 1) % count];
    const blank = { ...old, words: '', wantsToAbandon: false, code: null, reservedFor: null };
    // The seat of a deleted account is open.
    if (old.person === null && old.kind === 'human') return { ...blank, kind: 'open', name: null, level: null, code: newCode() };
    if (old.person === null || old.person === person) return old.person === null ? blank : { ...blank, kind: 'human', level: null };
    return { ...blank, kind: 'invited', person: null, name: null, level: null, code: newCode(), reservedFor: old.person };
  });
}

/** With another name at all seats of a person; null when the person has none. Two seats of one person keep two names. */
export function withRenamedPerson(settings: TableSettings, person: string, name: string): TableSettings | null {
  if (!settings.seats.some((seat) => seat.person === person && seat.name !== null)) return null;
  const taken = settings.seats.flatMap((seat) => (seat.name === null || seat.person === person ? [] : [seat.name]));
  const seats = settings.seats.map((seat) => {
    if (seat.person !== person || seat.name === null) return seat;
    const given = distinct(name, taken);
    taken.push(given);
    return { ...seat, name: given };
  });
  return { ...settings, seats };
}

/**
 * Removes a deleted account: a gathering table frees the seat, in a running game a bot plays on and the game is not rated any more, in a finished
 * game the seat has no name.
 */
export function withoutPerson(
  { rated, ...settings }: TableSettings,
  { person, gone }: { readonly person: string; readonly gone: string },
  phase: Phase,
  substitute: string | null,
  newCode: () => string,
): TableSettings {
  const leave = (seat: StoredSeat): StoredSeat => {
    const nobody = { ...seat, person: null, wantsToAbandon: false };
    if (phase === 'gathering') return { ...nobody, kind: 'open', name: null, code: newCode(), words: '' };
    return phase === 'playing' && substitute !== null && seat.kind === 'human'
      ? { ...nobody, kind: 'bot', level: substitute, name: null }
      : { ...nobody, name: null, ...(rated === true ? { gone } : {}) };
  };
  const seats = settings.seats.map((seat) => {
    if (seat.person === person) return leave(seat);
    return seat.reservedFor === person ? { ...seat, reservedFor: null, keptName: '' } : seat;
  });
  const heir = seats.find(({ person: other }) => other !== null)?.person ?? '';
  const kept = { ...settings, ...seriesOf(settings, person, null), ...(rated === true && phase !== 'playing' ? { rated } : {}) };
  return { ...kept, host: settings.host === person ? heir : settings.host, seats };
}
