import { describe, expect, test } from 'vitest';
import { COMPANIONS } from '../content/box.ts';
import { battleForMiddleEarth } from '../index.ts';
import { size } from './cards.ts';
import { act, BOX, begin, DRAW, END, hand, play, row, view } from '../testing/table.ts';

describe('players', () => {
  test('BM-SETUP-01: two to four take part', () => {
    for (const seats of [2, 3, 4]) expect(begin(seats).state.own).toHaveLength(seats);
    for (const seats of [0, 1, 5, 2.5]) expect(() => begin(seats)).toThrow(expect.objectContaining({ rules: ['BM-SETUP-01'] }));
  });

  test('BM-SETUP-09, BM-RULING-47: the first player is chosen or drawn by lot', () => {
    expect(begin(3, { first: 2 }).waitingList()).toEqual([2]);
    const drawn = new Set(Array.from({ length: 40 }, (_, seed) => begin(4, {}, [], seed).waitingList()[0]));
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    for (const [first, wrong] of [
      [2, 'first must be at most 1'],
      [-1, 'first must be at least 0'],
      [0.5, 'first must be'],
      ['1', 'first must be'],
    ] as const)
      expect(() => begin(2, { first })).toThrow(wrong);
    expect(() => begin(2, { fist: 2 })).toThrow('fist is not known here');
    for (const options of [[], 'first', 1]) expect(() => begin(2, options)).toThrow('must be an object');
    expect(begin(2, null).state.open.options).toEqual({ first: null });
  });

  test('BM-TURN-01: turns go clockwise', () => {
    const match = begin(3, { first: 1 });
    const turns = [];
    for (let turn = 0; turn < 4; turn++) {
      const [seat] = match.waitingList();
      turns.push(seat);
      act(match, seat, play(hand(match, seat).filter((id) => id !== 'angbor')[0]), END);
    }
    expect(turns).toEqual([1, 2, 0, 1]);
    expect(view(match).round).toBe(2);
  });
});

describe('cards', () => {
  test('BM-SETUP-02, BM-SETUP-03, BM-SETUP-04: 21 enemies shuffled, three of them face up, from the right as they came', () => {
    const match = begin(2, { first: 0 }, [['balrog', 'goblin', 'troll', 'shelob']]);
    expect(row(match)).toEqual(['troll', 'goblin', 'balrog']);
    expect(view(match).enemyPile).toBe(18);
    const tops = new Set(Array.from({ length: 30 }, (_, seed) => row(begin(2, {}, [], seed))[2]));
    expect(tops.size).toBeGreaterThan(8);
  });

  test('BM-SETUP-06: three companions each, dealt from companions alone', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = begin(4, {}, [], seed);
      for (const own of match.state.own) expect(size(own.hand)).toBe(3);
    }
  });

  test('BM-SETUP-07: the other companions and all Mordor cards make the Ring pile', () => {
    const { ring } = begin(3).state.hidden;
    expect(ring).toHaveLength(43 - 9);
    expect(ring.filter((each) => each >= COMPANIONS)).toHaveLength(12);
    const mordorOnTop = Array.from({ length: 60 }, (_, seed) => begin(2, {}, [], seed).state.hidden.ring.at(-1) ?? 0).filter(
      (each) => each >= COMPANIONS,
    );
    expect(mordorOnTop.length).toBeGreaterThan(5);
    expect(mordorOnTop.length).toBeLessThan(40);
  });

  test('BM-SETUP-05, BM-SETUP-08: three positions for Mordor cards, two discard piles, all empty', () => {
    const now = view(begin(2));
    expect(now.mordor).toEqual([null, null, null]);
    expect(now.enemyDiscard).toEqual([]);
    expect(now.ringDiscard).toEqual({ companions: [], mordor: [] });
  });

  test('a forced shuffle puts cards on top of the piles by name', () => {
    const match = begin(2, { first: 0 }, [['balrog'], ['frodo', 'sam', 'merry', 'elrond', 'arwen', 'haldir'], ['lose-hand-card', 'gimli']]);
    expect(hand(match, 0)).toEqual(['frodo', 'sam', 'merry']);
    expect(hand(match, 1)).toEqual(['elrond', 'arwen', 'haldir'].sort((a, b) => BOX.companionIds.indexOf(a) - BOX.companionIds.indexOf(b)));
    act(match, 0, DRAW);
    expect(hand(match, 0)).toContain('gimli');
  });

  test('what is lost at set-up would be noticed', () => {
    const { state } = begin(2);
    expect(battleForMiddleEarth.check(state)).toEqual([]);
    state.hidden.enemies.pop();
    expect(battleForMiddleEarth.check(state).length).toBeGreaterThan(0);
  });
});
