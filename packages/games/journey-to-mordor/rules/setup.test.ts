import type { Viewer } from '#kernel/seat.ts';
import { describe, expect, test } from 'vitest';
import { journeyToMordor } from '../index.ts';
import { TestTable } from '../testing/table.ts';

const begin = (seats: number, options: unknown = {}) => new TestTable({ seats, options });

describe('setup', () => {
  test('JM-SETUP-01: two to four players take part', () => {
    for (const seats of [2, 3, 4]) expect(begin(seats).view().players).toHaveLength(seats);
    for (const seats of [0, 1, 5, 2.5]) expect(() => begin(seats)).toThrow(expect.objectContaining({ rules: ['JM-SETUP-01'] }));
  });

  test('JM-SETUP-02, JM-RULING-29: every player has an own sheet, and everybody sees every sheet', () => {
    const table = begin(3);
    table.do({ type: 'chooseHobbit', hobbit: 'sam' });
    const sheets = table.view().players;
    expect(sheets.map(({ fields, spaces }) => [fields, spaces])).toEqual([
      [0, 7],
      [0, 7],
      [0, 7],
    ]);
    const project = (viewer: Viewer) => journeyToMordor.view({ ...table.match.state, viewer, own: null, truth: null });
    expect(project(1)).toEqual(project(0));
    expect(project('spectator')).toEqual(project(0));
  });

  test('JM-SETUP-03: a hobbit already chosen is not available', () => {
    const table = begin(2).do({ type: 'chooseHobbit', hobbit: 'sam' });
    expect(table.refused({ type: 'chooseHobbit', hobbit: 'sam' })).toEqual(['JM-SETUP-03']);
    expect(table.options('chooseHobbit').map(({ hobbit }) => hobbit)).toEqual(['frodo', 'merry', 'pippin']);
  });

  test('JM-SETUP-04: the hobbit decides the colour: Frodo yellow, Sam red, Merry blue, Pippin green', () => {
    const table = begin(4, { first: 0 });
    for (const hobbit of ['frodo', 'sam', 'merry', 'pippin']) table.do({ type: 'chooseHobbit', hobbit });
    const hits = Object.fromEntries(table.view().turn?.dice.map(({ id, hits: seat }) => [id, seat]) ?? []);
    // Seat 0 is active, so the black die is hers too.
    expect(hits).toEqual({ black: 0, yellow: 0, red: 1, blue: 2, green: 3 });
  });

  test('JM-SETUP-05: one common side of the sheet for all', () => {
    expect(begin(2, { side: 'advanced' }).view().trail[0].effect).toBe('same-symbols');
    expect(begin(2, { side: 'basic' }).view().trail[0].effect).toBeNull();
    for (const side of [['basic', 'advanced'], 'both', 1])
      expect(() => begin(2, { side })).toThrow(expect.objectContaining({ rules: ['JM-SETUP-05'] }));
  });

  test('JM-SETUP-06, JM-RULING-28: the first player is the one the table names, or drawn by lot', () => {
    expect(begin(4, { first: 2 }).view().first).toBe(2);
    for (const lot of [0, 1, 2, 3]) expect(new TestTable({ seats: 4, draws: [lot] }).view().first).toBe(lot);
    for (const first of [2, -1, 0.5, '1']) expect(() => begin(2, { first })).toThrow(expect.objectContaining({ rules: ['JM-RULING-28'] }));
  });

  test('JM-RULING-33: the optional ending is agreed before the game, for all alike', () => {
    expect(begin(2, { lastSurvivor: true }).view().lastSurvivor).toBe(true);
    expect(begin(2).view().lastSurvivor).toBe(false);
    expect(() => begin(2, { lastSurvivor: [true, false] })).toThrow(expect.objectContaining({ rules: ['JM-RULING-33'] }));
  });

  test('options that do not exist are refused by name', () => {
    expect(() => begin(2, { colour: 'red' })).toThrow(/colour is not known here; there is side, lastSurvivor, first/);
    expect(() => begin(2, 'advanced')).toThrow(/object/);
    expect(() => begin(2, ['advanced'])).toThrow(/object/);
    expect(begin(2, null).view().lastSurvivor).toBe(false);
  });
});
