import { describe, expect, test } from 'vitest';
import { throughJson } from '#kernel/testing/json.ts';
import { journeyToMordor } from '../index.ts';
import { position } from '../position/index.ts';
import { at, lastDie, player, squares, TestTable } from '../testing/table.ts';

const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const three = { players: [player('frodo'), player('sam'), player('merry')] };

describe('giving up', () => {
  test('JM-OUT-05: of three the others play on; the turn of the one who left is over', () => {
    const table = at({ ...three, turn: { step: 'roll' } });
    const left = table.match.resign(0);
    expect(left.ok ? left.events.map(({ event }) => event) : []).toContainEqual({ type: 'resigned', seat: 0 });
    expect(table.view()).toMatchObject({ active: 1, round: 1 });
    expect(table.player(0).out).toBe(true);
    expect(table.match.state.outcome).toBeNull();
    const sheets = journeyToMordor.outline(table.view()).filter(({ id }) => id === 'sheet');
    expect(sheets.map(({ lines }) => lines.at(-1)?.id)).toEqual(['gaveUp', 'spaces', 'spaces']);
  });

  test('of two the other has won, whatever the ending', () => {
    const table = at({ players: [player('frodo', 8), player('sam')], turn: { step: 'roll' } });
    table.match.resign(0);
    expect(table.match.state.outcome).toMatchObject({ winners: [1], reason: 'othersResigned', rules: ['JM-OUT-05'] });
  });

  test('JM-RULING-17: a last survivor who gives up leaves nobody who wins', () => {
    const gone = squares('xxxxxxx');
    const table = at({ players: [player('frodo', 0, gone), player('sam')], active: 1, turn: { step: 'roll' } });
    table.match.resign(1);
    expect(table.match.state.outcome).toMatchObject({ winners: [] });
  });

  test('JM-OUT-04: the colour of the one who left is neutral', () => {
    const table = at({ ...three, turn: lastDie({ ...NONE, red: 'nazgul' }) });
    table.match.resign(1);
    table.setAside('green');
    expect(table.view().players.map(({ spaces }) => spaces)).toEqual([6, 7, 7]);
    expect(table.view().active).toBe(2);
  });

  test('JM-RULING-08: but not while squares are split: the Nazgûl strike with the colours as they were when phase 2 began', () => {
    const table = at({ ...three, turn: lastDie({ ...NONE, red: 'nazgul', black: 'gandalf' }) }).setAside('green');
    table.match.resign(1);
    const written = throughJson(position.write(table.match.state));
    expect(written.turn?.leavers).toEqual([1]);
    table.do({ type: 'split', square: 1 });
    // The red one would have hit Sam, who is gone; it does not turn on Frodo.
    expect(table.view().players.map(({ spaces }) => spaces)).toEqual([8, 7, 7]);
    const again = at(written).do({ type: 'split', square: 1 });
    expect(again.match.hash()).toBe(table.match.hash());
    // From the next turn on red is neutral.
    table.do({ type: 'roll' }, ['white-tree', 'orc', 'nazgul', 'orc', 'orc']).setAside('black', 'red').do({ type: 'finishRolling' });
    expect(table.view().players.map(({ spaces }) => spaces)).toEqual([8, 7, 6]);
  });

  test('in a turn of another nothing changes for the one who plays', () => {
    const table = at({ ...three, active: 1, turn: { step: 'roll' } });
    table.match.resign(0);
    expect(table.view()).toMatchObject({ active: 1, stage: 'roll' });
    table.match.resign(1);
    expect(table.match.state.outcome).toMatchObject({ winners: [2], reason: 'othersResigned' });
  });

  test('JM-END-03: whoever gives up in Mordor does not win', () => {
    const players = [player('frodo', 9), player('sam', 4), player('merry')];
    const table = at({ players, active: 1, turn: { step: 'roll' } });
    table.match.resign(0);
    table.do({ type: 'roll' }, ['white-tree', 'orc', 'orc', 'orc', 'orc']).setAside('black').do({ type: 'finishRolling' });
    table.do({ type: 'roll' }, ['white-tree', 'orc', 'orc', 'orc', 'orc']).setAside('black').do({ type: 'finishRolling' });
    expect(table.match.state.outcome).toBeNull();
    expect(table.view()).toMatchObject({ active: 1, round: 2 });
  });

  test('JM-SETUP-03: while hobbits are chosen the others go on choosing, and the next one begins for a first player who left', () => {
    const table = new TestTable({ seats: 3, options: { first: 0 } });
    table.match.resign(0);
    expect(table.match.waitingList()).toEqual([1]);
    table.do({ type: 'chooseHobbit', hobbit: 'sam' }).do({ type: 'chooseHobbit', hobbit: 'merry' });
    expect(table.view()).toMatchObject({ active: 1, round: 1, stage: 'roll' });
    // Seat 0 still has to choose when another one leaves.
    const early = new TestTable({ seats: 3, options: { first: 0 } });
    early.match.resign(1);
    expect(early.match.waitingList()).toEqual([0]);
    expect(early.options().map(({ type }) => type)).toContain('chooseHobbit');
    const last = new TestTable({ seats: 3, options: { first: 0 } });
    last.do({ type: 'chooseHobbit', hobbit: 'sam' }).do({ type: 'chooseHobbit', hobbit: 'merry' });
    last.match.resign(2);
    expect(last.view()).toMatchObject({ active: 0, stage: 'roll' });
  });

  test('nobody gives up twice', () => {
    const table = at({ ...three, turn: { step: 'roll' } });
    table.match.resign(2);
    const before = table.match.hash();
    expect(table.match.resign(2)).toMatchObject({ ok: true, events: [] });
    expect(table.match.hash()).toBe(before);
  });
});
