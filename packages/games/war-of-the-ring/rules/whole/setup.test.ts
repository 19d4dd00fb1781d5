import { InvalidInput } from '#kernel';
import { describe, expect, test } from 'vitest';
import { readOptions } from './setup.ts';
import { fresh as begun, box, type WarTable } from '../../testing/war.ts';

const fresh = (link = 'none'): WarTable => begun({ link });

describe('set-up', () => {
  test('Free Peoples armies and reserves (WR-SETUP-14 to WR-SETUP-18, WR-SETUP-22)', () => {
    const play = fresh();
    expect(play.at('erebor')).toEqual({ 'dwarves-regular': 1, 'dwarves-elite': 2, 'dwarves-leader': 1 });
    expect(play.at('rivendell')).toEqual({ 'elves-elite': 2, 'elves-leader': 1 });
    expect(play.at('minas-tirith')).toEqual({ 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 });
    expect(play.at('osgiliath')).toEqual({ 'gondor-regular': 2 });
    expect(play.at('dale')).toEqual({ 'north-regular': 1, 'north-leader': 1 });
    expect(play.at('fords-of-isen')).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1 });
    expect(play.at('reinforcements')).toMatchObject({
      'dwarves-regular': 2,
      'dwarves-elite': 3,
      'dwarves-leader': 3,
      'elves-regular': 2,
      'elves-elite': 4,
      'gondor-regular': 6,
      'gondor-elite': 4,
      'gondor-leader': 3,
      'north-regular': 6,
      'north-elite': 4,
      'north-leader': 3,
      'rohan-regular': 6,
      'rohan-elite': 4,
      'rohan-leader': 3,
    });
  });

  test('WR-TV-002: Shadow armies, Nazgûl and reserves (WR-SETUP-19, WR-SETUP-20, WR-SETUP-21, WR-SETUP-08)', () => {
    const play = fresh();
    const onMap = (figure: string): number => box.placeIds.reduce((sum, place) => sum + (play.at(place)[figure] ?? 0), 0);
    expect(['isengard', 'sauron', 'southrons'].map((nation) => [onMap(`${nation}-regular`), onMap(`${nation}-elite`)])).toEqual([
      [6, 1],
      [28, 2],
      [14, 3],
    ]);
    for (const place of ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon']) expect(play.at(place).nazgul).toBe(1);
    expect(onMap('nazgul')).toBe(4);
    expect(play.at('reinforcements').nazgul).toBe(4);
    for (const minion of ['saruman', 'witch-king', 'mouth-of-sauron'] as const) expect(play.where(minion)).toBe('aside');
  });

  test('the Fellowship (WR-SETUP-02, WR-SETUP-03, WR-SETUP-04, WR-SETUP-05, WR-SETUP-06, WR-CHAR-02)', () => {
    const table = fresh();
    expect(table.state.open.fellowship).toMatchObject({
      at: box.region.rivendell,
      progress: 0,
      hidden: true,
      corruption: 0,
      guide: 0,
      mordor: -1,
    });
    for (const id of ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const)
      expect(table.where(id)).toBe('fellowship');
    for (const id of ['aragorn', 'gandalf-white', 'gollum'] as const) expect(table.where(id)).toBe('aside');
  });

  test('rings, dice, politics and tiles (WR-SETUP-07, WR-SETUP-10, WR-SETUP-11, WR-SETUP-12, WR-SETUP-13, WR-POL-02)', () => {
    const { open } = fresh().state;
    expect([...open.rings]).toEqual([3, 0]);
    expect([...open.pool]).toEqual([4, 7]);
    expect([...open.steps]).toEqual([3, 3, 2, 3, 3, 1, 1, 2]);
    expect([...open.active]).toEqual([0, 1, 0, 0, 0, 1, 1, 1]);
    expect([...open.tiles]).toEqual([...new Array(16).fill(0), ...new Array(8).fill(3)]);
  });

  test('the first turn: each side has drawn one card from each deck (WR-PHASE-03, WR-SETUP-09)', () => {
    const { state } = fresh();
    expect([...state.open.backs]).toEqual([1, 1, 1, 1]);
    expect([...state.open.deckLeft]).toEqual([23, 23, 23, 23]);
    expect(state.own.map(({ hand }) => hand.length)).toEqual([2, 2]);
  });

  test('WR-TV-028: tokens of a linked game (WR-TOKEN-01 to WR-TOKEN-06)', () => {
    const both = fresh('shadow-both');
    expect([...both.state.open.tokens]).toEqual([0, 0, 1, 1]);
    const each = fresh('each-one');
    expect(each.step).toBe('chooseToken');
    expect(each.choices('chooseToken', 'token')).toEqual(['draw-event', 'free-diplomacy']);
    each.free('chooseToken', { token: 'free-diplomacy' });
    expect(each.choices('chooseToken', 'token')).toEqual(['move-minions', 'shadow-diplomacy']);
    each.shadow('chooseToken', { token: 'move-minions' });
    expect([...each.state.open.tokens]).toEqual([0, 1, 1, 0]);
    expect(fresh('free-both').state.open.tokens[0]).toBe(1);
    expect(fresh('shadow-one').asked).toEqual([1]);
    expect(fresh('free-one').asked).toEqual([0]);
  });

  test('options that make no sense are refused', () => {
    expect(() => readOptions({ link: 'x' }, 2)).toThrow(InvalidInput);
    expect(() => readOptions({ colour: 1 }, 2)).toThrow(/colour is not known here/);
    expect(() => readOptions({}, 5)).toThrow(/seats must be at most 4/);
  });
});
