import { describe, expect, it } from 'vitest';
import { commitment, seedCommitment } from '#kernel';
import type { StoredSeat, StoredTable } from '../store/store.ts';
import { filled, mustHost, swapped } from './gathering.ts';
import { isReady, opened, promised } from './lots.ts';
import { newTable } from './plan.ts';
import { sitDown } from './seating.ts';
import { frameOf, seat, seatOf } from '../testing/frame.ts';

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
  table = { ...table, frame: { ...table.frame, seats: [frodo, sam, seat({ kind: 'bot', level: 'casual' })] } };
  for (const place of [0, 1]) {
    const frame = promised(table, place, seedCommitment(commitment(SECRET), place, `words ${place}`));
    if (frame !== null) table = { ...table, frame };
  }
  const frame = opened(table, 0, 'words 0');
  return frame === null ? table : { ...table, frame };
}

describe('empty chairs', () => {
  it('are filled with bots, all of them or the one that is named, and their links hold no more', () => {
    const { frame } = gathering(frodo, open, invited);
    const one = filled(frame, { level: 'casual', seat: 2 }, LEVELS);
    expect(one.seats.map(({ kind, level, code }) => [kind, level, code])).toEqual([
      ['human', null, null],
      ['open', null, 'open'],
      ['bot', 'casual', null],
    ]);
    expect(() => sitDown(one, SAM, { code: 'link' })).toThrow(/not valid any more/);
    expect(filled(frame, { level: 'random' }, LEVELS).seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot']);
    expect(frame.seats[1].kind).toBe('open');
  });

  it('must be there and empty, and the bot must exist', () => {
    const { frame } = gathering(frodo, open);
    expect(() => filled(frame, { level: 'wizard' }, LEVELS)).toThrow(expect.objectContaining({ code: 'no-level', path: 'level' }));
    expect(() => filled(frame, { level: 'casual', seat: 5 }, LEVELS)).toThrow(expect.objectContaining({ code: 'no-seat', path: 'seat' }));
    expect(() => filled(frame, { level: 'casual', seat: 0 }, LEVELS)).toThrow(expect.objectContaining({ code: 'seat-gone' }));
    expect(() => filled(gathering(frodo, sam).frame, { level: 'casual' }, LEVELS)).toThrow(expect.objectContaining({ code: 'seat-gone' }));
  });

  it('that somebody left after promising make all begin anew, and the bot has no part in the chance', () => {
    const table = oneOpened();
    const left = { ...table.frame.seats[1], kind: 'open', person: null, name: null, reservedFor: 'sam' } as const;
    const frame = { ...table.frame, seats: [table.frame.seats[0], left, table.frame.seats[2]] };
    const after = filled(frame, { level: 'casual' }, LEVELS);
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
    const { frame } = gathering(frodo, invited, seat({ kind: 'bot', level: 'casual' }));
    const after = swapped(swapped(frame, [0, 1]), [1, 2]);
    expect(after.seats.map(({ kind, person, code }) => [kind, person, code])).toEqual([
      ['invited', null, 'link'],
      ['bot', null, null],
      ['human', 'frodo', null],
    ]);
    expect(sitDown(after, SAM, { code: 'link' }).seat).toBe(0);
  });

  it('take no promise along, for it was made for another seat, and leave nobody’s words opened', () => {
    const { frame } = oneOpened();
    expect(frame.seats.map(({ words }) => words)).toEqual(['words 0', '', '']);
    expect(swapped(frame, [1, 2]).seats.map(({ person, words, promise = '' }) => [person, words, promise])).toEqual([
      ['frodo', '', ''],
      [null, '', ''],
      ['sam', '', ''],
    ]);
  });

  it('leave the promises of the others standing while nobody has opened anything', () => {
    const table = gathering(frodo, sam, open);
    const promise = seedCommitment(commitment(SECRET), 0, 'oak');
    const frame = promised(table, 0, promise) ?? table.frame;
    expect(swapped(frame, [1, 2]).seats[0].promise).toBe(promise);
    expect(swapped(frame, [0, 1]).seats.map((each) => each.promise ?? '')).toEqual(['', '', '']);
  });

  it('must be there; the same one twice is no change', () => {
    const { frame } = gathering(frodo, open);
    expect(() => swapped(frame, [0, 2])).toThrow(expect.objectContaining({ code: 'no-seat', path: 'seats.1' }));
    expect(swapped(frame, [1, 1])).toBe(frame);
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
