import { asId } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { commitment, seedCommitment } from '#kernel';
import type { Phase } from '#wire';
import type { StoredSeat, StoredTable, TableSettings } from '../../store/store.ts';
import {
  withReturned,
  chanceOf,
  withoutExpired,
  expiresAt,
  isReady,
  withReveal,
  withCommitment,
  withContributor,
} from './seed-contributions.ts';
import { newTable } from './create-table.ts';
import { rotatedSeats, withSeated, withSubstitute } from './seating.ts';
import { frameOf, seat, seatOf } from '../../testing/frame.ts';

const SECRET = '00'.repeat(32);
const FRODO = { id: 'frodo', name: 'Frodo', account: null };
const SAM = { id: 'sam', name: 'Sam', account: null };
const GOLLUM = { id: 'gollum', name: 'Sméagol', account: null };

const frodo = seatOf('Frodo');
const free = seat({ kind: 'open', code: 'c' });
const bot = seat({ kind: 'bot', level: 'casual' });

const gathering = (seats: readonly StoredSeat[], more: Partial<TableSettings> = {}): StoredTable =>
  newTable(frameOf(seats, { secret: SECRET, chance: 2, ...more }));

const promiseFor = (place: number, words: string): string => seedCommitment(commitment(SECRET), place, words);

const at = (stored: StoredTable, frame: TableSettings | null, phase: Phase = 'gathering'): StoredTable => {
  if (frame === null) throw new Error('Something has changed');
  return { ...stored, settings: frame, phase };
};

/** Frodo and Sam at a table, both with a promise. */
function bothPromised(): StoredTable {
  const empty = gathering([frodo, free]);
  let table = at(empty, withSeated(empty.settings, SAM, {}).settings);
  for (const place of [0, 1]) table = at(table, withCommitment(table, asId(place), promiseFor(place, `words ${place}`)));
  return table;
}

describe('the people’s part in the chance', () => {
  it('is opened at once where nobody else plays, and begins the game', () => {
    const table = gathering([frodo, bot, { ...frodo, name: 'Merry' }]);
    expect(isReady(table.settings)).toBe(false);
    const first = at(table, withReveal(table, 0, 'oak'));
    expect(isReady(first.settings)).toBe(false);
    const both = at(first, withReveal(first, 2, 'ash'));
    expect(isReady(both.settings)).toBe(true);
    expect(chanceOf(both.settings)).toMatchObject({
      version: 2,
      promises: [promiseFor(0, 'oak'), '', promiseFor(2, 'ash')],
      seal: { contributions: ['oak', '', 'ash'] },
    });
  });

  it('is opened only when all seats are taken and all people have promised', () => {
    const early = gathering([frodo, free]);
    expect(() => withReveal(early, 0, 'oak')).toThrow(/when all seats are taken/);
    const full = at(early, withSeated(early.settings, SAM, {}).settings);
    const one = at(full, withCommitment(full, 0, promiseFor(0, 'oak')));
    expect(() => withReveal(one, 0, 'oak')).toThrow(/everybody has promised/);
    expect(() => withReveal(one, 1, 'ash')).toThrow(/not the words/);
    const two = at(one, withCommitment(one, 1, promiseFor(1, 'ash')));
    expect(() => withReveal(two, 1, 'elm')).toThrow(/not the words/);
    const open = at(two, withReveal(two, 1, 'ash'));
    expect(isReady(open.settings)).toBe(false);
    expect(isReady(at(open, withReveal(open, 0, 'oak')).settings)).toBe(true);
  });

  it('takes what is sent twice once, and nothing late', () => {
    const table = bothPromised();
    expect(withCommitment(table, 0, promiseFor(0, 'words 0'))).toBeNull();
    const open = at(table, withReveal(table, 0, 'words 0'));
    expect(withReveal(open, 0, 'words 0')).toBeNull();
    const playing = at(open, open.settings, 'playing');
    expect(withReveal(playing, 0, 'words 0')).toBeNull();
    expect(() => withReveal(playing, 1, 'words 1')).toThrow(/before the game begins/);
    expect(() => withCommitment(playing, 1, promiseFor(1, 'elm'))).toThrow(/before the game begins/);
  });

  it('begins anew for all when a promise is changed after somebody has opened', () => {
    const table = bothPromised();
    const open = at(table, withReveal(table, 0, 'words 0'));
    const { settings } = at(open, withCommitment(open, 1, promiseFor(1, 'elm')));
    expect(settings.seats.map(({ words, promise }) => [words, promise])).toEqual([
      ['', ''],
      ['', promiseFor(1, 'elm')],
    ]);
  });

  it('is as it was at tables set before there were promises', () => {
    const { chance: _, ...old } = gathering([{ ...frodo, words: 'oak' }, bot]).settings;
    expect(isReady(old)).toBe(true);
    expect(chanceOf(old)).toEqual({
      kind: 'committed',
      commitment: commitment(SECRET),
      seal: { secret: SECRET, contributions: ['oak', ''] },
    });
    expect(() => withCommitment(at(gathering([]), old), 0, promiseFor(0, 'oak'))).toThrow();
  });

  it('stays with the seat when a bot takes over', () => {
    const table = bothPromised();
    const open = at(table, withReveal(table, 0, 'words 0'));
    expect(chanceOf(withSubstitute(open.settings, 0, 'casual'))).toEqual(chanceOf(open.settings));
  });
});

describe('who sits down and goes away again', () => {
  const MINUTE = 60_000;
  const left = (table: StoredTable): StoredTable => {
    const wakeAt = expiresAt(table.settings, 0);
    return at(
      table,
      withoutExpired({ ...table, wakeAt }, wakeAt ?? 0, () => 'new'),
    );
  };

  it('keeps nobody waiting longer than a minute, by letter longer, and the host’s chair is his', () => {
    const table = bothPromised();
    expect(expiresAt(table.settings, 0)).toBe(MINUTE);
    expect(expiresAt({ ...table.settings, clock: { kind: 'correspondence', daysPerMove: 2 } }, 0)).toBe(2 * 86_400_000);
    expect(withoutExpired({ ...table, wakeAt: MINUTE }, MINUTE - 1, () => 'new')).toBeNull();
    expect(expiresAt(at(table, withReveal(table, 1, 'words 1')).settings, 0)).toBeNull();
    expect(expiresAt(gathering([frodo, free]).settings, 0)).toBeNull();
    expect(expiresAt(gathering([frodo, bot]).settings, 0)).toBeNull();
  });

  it('has the chair back as it was, if nobody else has taken it', () => {
    const table = bothPromised();
    const open = at(table, withReveal(table, 0, 'words 0'));
    const { settings } = left(open);
    expect(settings.seats[1]).toMatchObject({ kind: 'open', person: null, name: null, code: 'new', reservedFor: 'sam' });
    expect(withReturned(settings, GOLLUM)).toBeNull();
    const back = at(open, withReturned(settings, SAM));
    expect(isReady(at(back, withReveal(back, 1, 'words 1')).settings)).toBe(true);
  });

  it('leaves it to another, and then what was opened is worth nothing', () => {
    const table = bothPromised();
    const open = at(table, withReveal(table, 0, 'words 0'));
    const { settings } = left(open);
    const other = withContributor(settings, withSeated(settings, GOLLUM, {})).settings;
    expect(other.seats.map(({ person, words, promise }) => [person, words, promise])).toEqual([
      ['frodo', '', ''],
      ['gollum', '', ''],
    ]);
    expect(withReturned(other, SAM)).toBeNull();
  });

  it('is no matter of those who may sit down in a rematch', () => {
    const table = bothPromised();
    const next = { ...table.settings, seats: rotatedSeats(table.settings, 'frodo', () => 'new') };
    expect(next.seats.map(({ kind, promise }) => [kind, promise])).toEqual([
      ['invited', undefined],
      ['human', undefined],
    ]);
    expect([withReturned(next, SAM), withReturned(next, FRODO)]).toEqual([null, null]);
  });
});
