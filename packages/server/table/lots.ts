import { commitment, type GameRecord, seedCommitment, type Seal, type Seat } from '#kernel';
import { Refused } from '../refused.ts';
import type { Person, StoredSeat, StoredTable, TableFrame } from '../store/store.ts';
import { isFull, sitDown, withSeat } from './seating.ts';

/**
 * The people's part in the chance of a table: who has the commitment promises words, and opens them when all have promised. The game begins with the
 * last words opened. Every function answers a new frame, or null when there is nothing to change.
 */

/** Whoever sits down and has not added anything this long after the table was full has gone away again: others may have the chair. */
const PATIENCE = 60_000;
const DAY = 86_400_000;

export const sealOf = ({ chance, secret, seats }: TableFrame): Seal => ({
  version: chance,
  secret,
  contributions: seats.map(({ words }) => words),
});

export const promisesOf = ({ chance, seats }: TableFrame): readonly string[] | null =>
  chance === undefined ? null : seats.map(({ promise }) => promise ?? '');

/** The same for the record, when the game is over. */
export function chanceOf(frame: TableFrame): GameRecord['chance'] {
  const { secret, contributions } = sealOf(frame);
  const promises = promisesOf(frame);
  const seal = { secret, contributions };
  return {
    kind: 'committed',
    ...(promises === null ? {} : { version: 2, promises }),
    commitment: commitment(secret),
    seal,
  };
}

const people = ({ seats }: TableFrame): readonly StoredSeat[] => seats.filter(({ kind }) => kind === 'human');

/** All seats are filled, and every person at the table has a part in its chance. */
export const isReady = (frame: TableFrame): boolean =>
  isFull(frame) && (frame.chance === undefined || people(frame).every(({ words }) => words !== ''));

/** Whoever may still promise has not seen what others have opened; so what they have opened is worth nothing any more. */
const fromTheBeginning = (frame: TableFrame): TableFrame =>
  frame.seats.every(({ words }) => words === '')
    ? frame
    : { ...frame, seats: frame.seats.map((seat) => ({ ...seat, words: '', promise: '' })) };

function mustGather({ phase, frame }: StoredTable): void {
  if (phase !== 'gathering' || frame.chance === undefined)
    throw new Refused('wrong-moment', 'Words are added before the game begins; this one has begun');
}

export function promised(stored: StoredTable, seat: Seat, promise: string): TableFrame | null {
  const { frame } = stored;
  if (frame.seats[seat].promise === promise) return null;
  mustGather(stored);
  return withSeat(fromTheBeginning(frame), seat, { promise });
}

export function opened(stored: StoredTable, seat: Seat, words: string): TableFrame | null {
  const { frame } = stored;
  const { person, promise = '', words: before } = frame.seats[seat];
  if (before === words) return null;
  mustGather(stored);
  const mine = seedCommitment(commitment(frame.secret), seat, words);
  const others = people(frame).filter((each) => each.person !== person);
  if (!isFull(frame) || others.some((each) => (each.promise ?? '') === ''))
    throw new Refused('wrong-moment', 'Words are opened when all seats are taken and everybody has promised theirs');
  // With nobody else to wait for, the promise may come with the words.
  if (promise !== mine && (others.length > 0 || before !== ''))
    throw new Refused('wrong-moment', 'These are not the words that this seat has promised');
  return withSeat(frame, seat, { words, promise: mine });
}

/** Somebody sat down. On a chair that another left, everything begins anew, for others may have opened their words to him who left. */
export function taken(before: TableFrame, seated: { readonly frame: TableFrame; readonly seat: Seat }): typeof seated {
  const same = (before.seats[seated.seat].promise ?? '') === (seated.frame.seats[seated.seat].promise ?? '');
  return same ? seated : { ...seated, frame: fromTheBeginning(seated.frame) };
}

/**
 * Other people, bots or chairs in the place of those that stood there. A promise is made for one seat and holds at no other; where one goes, what others
 * have opened is worth nothing any more.
 */
export function seatedAnew(before: TableFrame, places: ReadonlyMap<Seat, StoredSeat>): TableFrame {
  const frame = [...places.keys()].some((seat) => (before.seats[seat].promise ?? '') !== '') ? fromTheBeginning(before) : before;
  const seats = frame.seats.map((seat, place): StoredSeat => {
    const put = places.get(place);
    return put === undefined ? seat : { ...put, words: '', promise: '' };
  });
  return { ...frame, seats };
}

const hasGone = (frame: TableFrame, { kind, person, words }: StoredSeat): boolean =>
  kind === 'human' && words === '' && person !== frame.host;

/** When the chairs of those who have gone again are free; null when there is nobody to wait for, or only the host, whose table it is. */
export function emptiesAt(frame: TableFrame, now: number): number | null {
  if (frame.chance === undefined || !isFull(frame) || !frame.seats.some((seat) => hasGone(frame, seat))) return null;
  return now + (frame.clock.kind === 'correspondence' ? frame.clock.daysPerMove * DAY : PATIENCE);
}

/** Their chairs stand there as before they came. They have them back as they were if they come before another does. */
export function emptied({ frame, phase, wakeAt }: StoredTable, now: number, newCode: () => string): TableFrame | null {
  if (phase !== 'gathering' || wakeAt === null || wakeAt > now || emptiesAt(frame, now) === null) return null;
  const seats = frame.seats.map((seat): StoredSeat => {
    if (!hasGone(frame, seat)) return seat;
    return { ...seat, kind: seat.offered ?? 'invited', person: null, name: null, code: newCode(), reservedFor: seat.person };
  });
  return { ...frame, seats };
}

/** Somebody who sat here, went away and lost the chair to nobody. In a rematch no chair is taken by looking at it. */
export function cameBack(frame: TableFrame, person: Person): TableFrame | null {
  const seat = frame.seats.findIndex(({ offered, kind, reservedFor }) => kind === offered && reservedFor === person.id);
  return seat < 0 ? null : sitDown(frame, person, { seat }).frame;
}
