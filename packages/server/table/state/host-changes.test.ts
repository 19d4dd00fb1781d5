import { asId } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { commitment, seedCommitment } from '#kernel';
import type { StoredSeat, StoredTable } from '../../store/store.ts';
import { withBots, mustHost, withSwappedSeats } from './host-changes.ts';
import { isReady, withReveal, withCommitment } from './seed-contributions.ts';
import { newTable } from './create-table.ts';
import { withSeated } from './seating.ts';
import { frameOf, seat, seatOf } from '../../testing/frame.ts';

const SECRET = '00'.repeat(32);
const LEVELS = ['random', 'casual'];
const FRODO = { id: 'frodo', name: 'Frodo', account: null };
const SAM = { id: 'sam', name: 'Sam', account: null };

const frodo = seatOf('Frodo');
const sam = seatOf('Sam');
const open = seat({ kind: 'open', code: 'open' });
const invited = seat({ kind: 'invited', code: 'link' });

const gathering = (...seats: StoredSeat[]): StoredTable => newTable(frameOf(seats, { game: 'war-of-the-ring', secret: SECRET, chance: 2 }));

/** Both have promised, and Frodo has opened his words. */
function oneOpened(): StoredTable {
  let table = gathering(frodo, sam, open);
  table = { ...table, settings: { ...table.settings, seats: [frodo, sam, seat({ kind: 'bot', level: 'casual' })] } };
  for (const place of [0, 1]) {
    const frame = withCommitment(table, asId(place), seedCommitment(commitment(SECRET), place, `words ${place}`));
    if (frame !== null) table = { ...table, settings: frame };
  }
  const frame = withReveal(table, 0, 'words 0');
  return frame === null ? table : { ...table, settings: frame };
}

describe('empty chairs', () => {
  it('are filled with bots, all of them or the one that is named, and their links hold no more', () => {
    const { settings } = gathering(frodo, open, invited);
    const one = withBots(settings, { level: 'casual', seat: 2 }, LEVELS);
    expect(one.seats.map(({ kind, level, code }) => [kind, level, code])).toEqual([
      ['human', null, null],
      ['open', null, 'open'],
      ['bot', 'casual', null],
    ]);
    expect(() => withSeated(one, SAM, { code: 'link' })).toThrow(/not valid any more/);
    expect(withBots(settings, { level: 'random' }, LEVELS).seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot']);
    expect(settings.seats[1].kind).toBe('open');
  });

  it('must be there and empty, and the bot must exist', () => {
    const { settings } = gathering(frodo, open);
    expect(() => withBots(settings, { level: 'wizard' }, LEVELS)).toThrow(expect.objectContaining({ code: 'no-level', path: 'level' }));
    expect(() => withBots(settings, { level: 'casual', seat: 5 }, LEVELS)).toThrow(
      expect.objectContaining({ code: 'no-seat', path: 'seat' }),
    );
    expect(() => withBots(settings, { level: 'casual', seat: 0 }, LEVELS)).toThrow(expect.objectContaining({ code: 'seat-gone' }));
    expect(() => withBots(gathering(frodo, sam).settings, { level: 'casual' }, LEVELS)).toThrow(
      expect.objectContaining({ code: 'seat-gone' }),
    );
  });

  it('that somebody left after promising make all begin anew, and the bot has no part in the chance', () => {
    const table = oneOpened();
    const left = { ...table.settings.seats[1], kind: 'open', person: null, name: null, reservedFor: 'sam' } as const;
    const settings = { ...table.settings, seats: [table.settings.seats[0], left, table.settings.seats[2]] };
    const after = withBots(settings, { level: 'casual' }, LEVELS);
    expect(after.seats.map(({ words, promise = '', reservedFor }) => [words, promise, reservedFor])).toEqual([
      ['', '', null],
      ['', '', null],
      ['', '', null],
    ]);
    expect(isReady(after)).toBe(false);
  });
});

describe('two chairs', () => {
  it('change their people, bots and links', () => {
    const { settings } = gathering(frodo, invited, seat({ kind: 'bot', level: 'casual' }));
    const after = withSwappedSeats(withSwappedSeats(settings, [0, 1]), [1, 2]);
    expect(after.seats.map(({ kind, person, code }) => [kind, person, code])).toEqual([
      ['invited', null, 'link'],
      ['bot', null, null],
      ['human', 'frodo', null],
    ]);
    expect(withSeated(after, SAM, { code: 'link' }).seat).toBe(0);
  });

  it('take no promise along, for it was made for another seat, and leave nobody’s words opened', () => {
    const { settings } = oneOpened();
    expect(settings.seats.map(({ words }) => words)).toEqual(['words 0', '', '']);
    expect(withSwappedSeats(settings, [1, 2]).seats.map(({ person, words, promise = '' }) => [person, words, promise])).toEqual([
      ['frodo', '', ''],
      [null, '', ''],
      ['sam', '', ''],
    ]);
  });

  it('leave the promises of the others standing while nobody has opened anything', () => {
    const table = gathering(frodo, sam, open);
    const promise = seedCommitment(commitment(SECRET), 0, 'oak');
    const settings = withCommitment(table, 0, promise) ?? table.settings;
    expect(withSwappedSeats(settings, [1, 2]).seats[0].promise).toBe(promise);
    expect(withSwappedSeats(settings, [0, 1]).seats.map((each) => each.promise ?? '')).toEqual(['', '', '']);
  });

  it('must be there; the same one twice is no change', () => {
    const { settings } = gathering(frodo, open);
    expect(() => withSwappedSeats(settings, [0, 2])).toThrow(expect.objectContaining({ code: 'no-seat', path: 'seats.1' }));
    expect(withSwappedSeats(settings, [1, 1])).toBe(settings);
  });
});

describe('the host', () => {
  it('alone arranges the table, and only while it gathers', () => {
    const table = gathering(frodo, open);
    expect(() => mustHost(table, FRODO)).not.toThrow();
    expect(() => mustHost(table, SAM)).toThrow(expect.objectContaining({ code: 'not-host' }));
    expect(() => mustHost({ ...table, phase: 'playing' }, FRODO)).toThrow(expect.objectContaining({ code: 'has-begun' }));
  });
});
