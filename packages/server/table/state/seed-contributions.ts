import { asId } from '#kernel/id.ts';
import { commitment, type GameRecord, seedCommitment, type Seal, type Seat } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { Person, StoredSeat, StoredTable, TableSettings } from '../../store/store.ts';
import { isFull, withSeated, withSeat } from './seating.ts';

/**
 * The people's part in the chance of a table: who has the commitment promises words, and opens them when all have promised. The game begins with the
 * last words opened. Every function answers new settings, or null when there is nothing to change.
 */

/** A player who has not contributed this long after the table was full counts as absent: the seat is freed. */
const PATIENCE = 60_000;
const DAY = 86_400_000;

export const chanceSeal = ({ chance, secret, seats }: TableSettings): Seal => ({
  version: chance,
  secret,
  contributions: seats.map(({ words }) => words),
});

export const commitmentsOf = ({ chance, seats }: TableSettings): readonly string[] | null =>
  chance === undefined ? null : seats.map(({ promise }) => promise ?? '');

/** The same for the record, when the game is over. */
export function chanceOf(settings: TableSettings): GameRecord['chance'] {
  const { secret, contributions } = chanceSeal(settings);
  const promises = commitmentsOf(settings);
  const seal = { secret, contributions };
  return {
    kind: 'committed',
    ...(promises === null ? {} : { version: 2, promises }),
    commitment: commitment(secret),
    seal,
  };
}

const people = ({ seats }: TableSettings): readonly StoredSeat[] => seats.filter(({ kind }) => kind === 'human');

/** All seats are filled, and every person at the table has a part in its chance. */
export const isReady = (settings: TableSettings): boolean =>
  isFull(settings) && (settings.chance === undefined || people(settings).every(({ words }) => words !== ''));

/** Revealed contributions are void while another player may still commit: that player could choose knowing them. */
const fromTheBeginning = (settings: TableSettings): TableSettings =>
  settings.seats.every(({ words }) => words === '')
    ? settings
    : { ...settings, seats: settings.seats.map((seat) => ({ ...seat, words: '', promise: '' })) };

function mustGather({ phase, settings }: StoredTable): void {
  if (phase !== 'gathering' || settings.chance === undefined)
    throw new RefusedError('wrong-moment', 'Words are added before the game begins; this one has begun');
}

export function withCommitment(stored: StoredTable, seat: Seat, promise: string): TableSettings | null {
  const { settings } = stored;
  if (settings.seats[seat].promise === promise) return null;
  mustGather(stored);
  return withSeat(fromTheBeginning(settings), seat, { promise });
}

export function withReveal(stored: StoredTable, seat: Seat, words: string): TableSettings | null {
  const { settings } = stored;
  const { person, promise = '', words: before } = settings.seats[seat];
  if (before === words) return null;
  mustGather(stored);
  const mine = seedCommitment(commitment(settings.secret), seat, words);
  const others = people(settings).filter((each) => each.person !== person);
  if (!isFull(settings) || others.some((each) => (each.promise ?? '') === ''))
    throw new RefusedError('wrong-moment', 'Words are opened when all seats are taken and everybody has promised theirs');
  // With one contributor the commitment may come with the reveal.
  if (promise !== mine && (others.length > 0 || before !== ''))
    throw new RefusedError('wrong-moment', 'These are not the words that this seat has promised');
  return withSeat(settings, seat, { words, promise: mine });
}

/** A player sat down. On a seat that another left, contributions begin anew, for others may have revealed theirs to the one who left. */
export function withContributor(before: TableSettings, seated: { readonly settings: TableSettings; readonly seat: Seat }): typeof seated {
  const same = (before.seats[seated.seat].promise ?? '') === (seated.settings.seats[seated.seat].promise ?? '');
  return same ? seated : { ...seated, settings: fromTheBeginning(seated.settings) };
}

/**
 * Other people, bots or chairs in the place of those that stood there. A promise is made for one seat and holds at no other; where one goes, what others
 * have opened is worth nothing any more.
 */
export function withNewContributor(before: TableSettings, places: ReadonlyMap<Seat, StoredSeat>): TableSettings {
  const settings = [...places.keys()].some((seat) => (before.seats[seat].promise ?? '') !== '') ? fromTheBeginning(before) : before;
  const seats = settings.seats.map((seat, place): StoredSeat => {
    const put = places.get(asId(place));
    return put === undefined ? seat : { ...put, words: '', promise: '' };
  });
  return { ...settings, seats };
}

const hasGone = (settings: TableSettings, { kind, person, words }: StoredSeat): boolean =>
  kind === 'human' && words === '' && person !== settings.host;

/** When the seats of absent players become free; null when none is waited for, or only the host. */
export function expiresAt(settings: TableSettings, now: number): number | null {
  if (settings.chance === undefined || !isFull(settings) || !settings.seats.some((seat) => hasGone(settings, seat))) return null;
  return now + (settings.clock.kind === 'correspondence' ? settings.clock.daysPerMove * DAY : PATIENCE);
}

/** Their chairs stand there as before they came. They have them back as they were if they come before another does. */
export function withoutExpired({ settings, phase, wakeAt }: StoredTable, now: number, newCode: () => string): TableSettings | null {
  if (phase !== 'gathering' || wakeAt === null || wakeAt > now || expiresAt(settings, now) === null) return null;
  const seats = settings.seats.map((seat): StoredSeat => {
    if (!hasGone(settings, seat)) return seat;
    return { ...seat, kind: seat.offered ?? 'invited', person: null, name: null, code: newCode(), reservedFor: seat.person };
  });
  return { ...settings, seats };
}

/** A player who was away comes back to the freed seat, if no other took it. In a rematch viewing takes no seat. */
export function withReturned(settings: TableSettings, person: Person): TableSettings | null {
  const seat = settings.seats.findIndex(({ offered, kind, reservedFor }) => kind === offered && reservedFor === person.id);
  return seat < 0 ? null : withSeated(settings, person, { seat }).settings;
}
