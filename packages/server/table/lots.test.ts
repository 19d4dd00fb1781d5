import { describe, expect, it } from 'vitest';
import { commitment, seedCommitment } from '#kernel';
import type { Phase } from '#wire';
import type { StoredSeat, StoredTable, TableFrame } from '../store/store.ts';
import { cameBack, chanceOf, emptied, emptiesAt, isReady, opened, promised, taken } from './lots.ts';
import { newTable } from './plan.ts';
import { rotated, sitDown, takenOver } from './seating.ts';
import { frameOf, seat, seatOf } from '../testing/frame.ts';

const SECRET = '00'.repeat(32);
const FRODO = { id: 'frodo', name: 'Frodo', account: null };
const SAM = { id: 'sam', name: 'Sam', account: null };
const GOLLUM = { id: 'gollum', name: 'Sméagol', account: null };

const frodo = seatOf('Frodo');
const free = seat({ kind: 'open', code: 'c' });
const bot = seat({ kind: 'bot', level: 'casual' });

const gathering = (seats: readonly StoredSeat[], more: Partial<TableFrame> = {}): StoredTable =>
  newTable(frameOf(seats, { secret: SECRET, chance: 2, ...more }));

const promiseFor = (place: number, words: string): string => seedCommitment(commitment(SECRET), place, words);

const at = (stored: StoredTable, frame: TableFrame | null, phase: Phase = 'gathering'): StoredTable => {
  if (frame === null) throw new Error('Something has changed');
  return { ...stored, frame, phase };
};

/** Frodo and Sam at a table, both with a promise. */
function bothPromised(): StoredTable {
  const empty = gathering([frodo, free]);
  let table = at(empty, sitDown(empty.frame, SAM, {}).frame);
  for (const place of [0, 1]) table = at(table, promised(table, place, promiseFor(place, `words ${place}`)));
  return table;
}

describe('the people’s part in the chance', () => {
  it('is opened at once where nobody else plays, and begins the game', () => {
    const table = gathering([frodo, bot, { ...frodo, name: 'Merry' }]);
    expect(isReady(table.frame)).toBe(false);
    const first = at(table, opened(table, 0, 'oak'));
    expect(isReady(first.frame)).toBe(false);
    const both = at(first, opened(first, 2, 'ash'));
    expect(isReady(both.frame)).toBe(true);
    expect(chanceOf(both.frame)).toMatchObject({
      version: 2,
      promises: [promiseFor(0, 'oak'), '', promiseFor(2, 'ash')],
      seal: { contributions: ['oak', '', 'ash'] },
    });
  });

  it('is opened only when all seats are taken and all people have promised', () => {
    const early = gathering([frodo, free]);
    expect(() => opened(early, 0, 'oak')).toThrow(/when all seats are taken/);
    const full = at(early, sitDown(early.frame, SAM, {}).frame);
    const one = at(full, promised(full, 0, promiseFor(0, 'oak')));
    expect(() => opened(one, 0, 'oak')).toThrow(/everybody has promised/);
    expect(() => opened(one, 1, 'ash')).toThrow(/not the words/);
    const two = at(one, promised(one, 1, promiseFor(1, 'ash')));
    expect(() => opened(two, 1, 'elm')).toThrow(/not the words/);
    const open = at(two, opened(two, 1, 'ash'));
    expect(isReady(open.frame)).toBe(false);
    expect(isReady(at(open, opened(open, 0, 'oak')).frame)).toBe(true);
  });

  it('takes what is sent twice once, and nothing late', () => {
    const table = bothPromised();
    expect(promised(table, 0, promiseFor(0, 'words 0'))).toBeNull();
    const open = at(table, opened(table, 0, 'words 0'));
    expect(opened(open, 0, 'words 0')).toBeNull();
    const playing = at(open, open.frame, 'playing');
    expect(opened(playing, 0, 'words 0')).toBeNull();
    expect(() => opened(playing, 1, 'words 1')).toThrow(/before the game begins/);
    expect(() => promised(playing, 1, promiseFor(1, 'elm'))).toThrow(/before the game begins/);
  });

  it('begins anew for all when a promise is changed after somebody has opened', () => {
    const table = bothPromised();
    const open = at(table, opened(table, 0, 'words 0'));
    const { frame } = at(open, promised(open, 1, promiseFor(1, 'elm')));
    expect(frame.seats.map(({ words, promise }) => [words, promise])).toEqual([
      ['', ''],
      ['', promiseFor(1, 'elm')],
    ]);
  });

  it('is as it was at tables set before there were promises', () => {
    const { chance: _, ...old } = gathering([{ ...frodo, words: 'oak' }, bot]).frame;
    expect(isReady(old)).toBe(true);
    expect(chanceOf(old)).toEqual({
      kind: 'committed',
      commitment: commitment(SECRET),
      seal: { secret: SECRET, contributions: ['oak', ''] },
    });
    expect(() => promised(at(gathering([]), old), 0, promiseFor(0, 'oak'))).toThrow();
  });

  it('stays with the seat when a bot takes over', () => {
    const table = bothPromised();
    const open = at(table, opened(table, 0, 'words 0'));
    expect(chanceOf(takenOver(open.frame, 0, 'casual'))).toEqual(chanceOf(open.frame));
  });
});

describe('who sits down and goes away again', () => {
  const MINUTE = 60_000;
  const left = (table: StoredTable): StoredTable => {
    const wakeAt = emptiesAt(table.frame, 0);
    return at(
      table,
      emptied({ ...table, wakeAt }, wakeAt ?? 0, () => 'new'),
    );
  };

  it('keeps nobody waiting longer than a minute, by letter longer, and the host’s chair is his', () => {
    const table = bothPromised();
    expect(emptiesAt(table.frame, 0)).toBe(MINUTE);
    expect(emptiesAt({ ...table.frame, clock: { kind: 'correspondence', daysPerMove: 2 } }, 0)).toBe(2 * 86_400_000);
    expect(emptied({ ...table, wakeAt: MINUTE }, MINUTE - 1, () => 'new')).toBeNull();
    expect(emptiesAt(at(table, opened(table, 1, 'words 1')).frame, 0)).toBeNull();
    expect(emptiesAt(gathering([frodo, free]).frame, 0)).toBeNull();
    expect(emptiesAt(gathering([frodo, bot]).frame, 0)).toBeNull();
  });

  it('has the chair back as it was, if nobody else has taken it', () => {
    const table = bothPromised();
    const open = at(table, opened(table, 0, 'words 0'));
    const { frame } = left(open);
    expect(frame.seats[1]).toMatchObject({ kind: 'open', person: null, name: null, code: 'new', reservedFor: 'sam' });
    expect(cameBack(frame, GOLLUM)).toBeNull();
    const back = at(open, cameBack(frame, SAM));
    expect(isReady(at(back, opened(back, 1, 'words 1')).frame)).toBe(true);
  });

  it('leaves it to another, and then what was opened is worth nothing', () => {
    const table = bothPromised();
    const open = at(table, opened(table, 0, 'words 0'));
    const { frame } = left(open);
    const other = taken(frame, sitDown(frame, GOLLUM, {})).frame;
    expect(other.seats.map(({ person, words, promise }) => [person, words, promise])).toEqual([
      ['frodo', '', ''],
      ['gollum', '', ''],
    ]);
    expect(cameBack(other, SAM)).toBeNull();
  });

  it('is no matter of those who may sit down in a rematch', () => {
    const table = bothPromised();
    const next = { ...table.frame, seats: rotated(table.frame, 'frodo', () => 'new') };
    expect(next.seats.map(({ kind, promise }) => [kind, promise])).toEqual([
      ['invited', undefined],
      ['human', undefined],
    ]);
    expect([cameBack(next, SAM), cameBack(next, FRODO)]).toEqual([null, null]);
  });
});
