import { describe, expect, test } from 'vitest';
import { at, lastDie, phase2, player, rolled, squares, TestTable } from './rules/testJourney.ts';

/** Worked examples, each a little scene: given a position, when somebody acts, then. Rule by rule tests sit beside the rules. */

const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const two = { players: [player('frodo'), player('sam')] };
const four = (fields: number, who = 0) => ({
  side: 'advanced' as const,
  active: who,
  first: who,
  players: ['frodo', 'sam', 'merry', 'pippin'].map((hobbit, seat) => player(hobbit, seat === who ? fields : 0)),
});
const spaces = (table: TestTable): number[] => table.view().players.map((each) => each.spaces);

describe('one turn of rolling, from the first roll to the last', () => {
  const first = () => at({ ...two, turn: rolled({ black: 'nazgul', yellow: 'ring', red: 'ring', blue: 'weapon', green: 'orc' }) });

  test('JM-EX-01: a Ring, a weapon and the Nazgûl; not the second Ring, and not without the Nazgûl', () => {
    const table = first().setAside('yellow', 'blue');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    table.setAside('black');
    expect(table.refused({ type: 'setAside', die: 'red' })).toEqual(['JM-DICE-04']);
    expect(
      table
        .view()
        .turn?.dice.filter(({ status }) => status === 'loose')
        .map(({ id }) => id),
    ).toEqual(['red', 'green']);
  });

  test('JM-EX-02: two Nazgûl more: one of them, although one lies aside already', () => {
    const table = first().setAside('yellow', 'blue', 'black').do({ type: 'roll' }, ['nazgul', 'nazgul']);
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    table.setAside('red');
    expect(table.refused({ type: 'setAside', die: 'green' })).toContain('JM-DICE-09');
    expect(table.refused({ type: 'roll' })).toBeNull();
  });

  test('JM-EX-03: the last die is set aside and rolling ends after three rolls', () => {
    const table = first().setAside('yellow', 'blue', 'black').do({ type: 'roll' }, ['nazgul', 'nazgul']).setAside('red');
    table.do({ type: 'roll' }, ['ring']);
    expect(table.options()).toEqual([{ type: 'setAside', die: 'green' }]);
    expect(table.view().turn?.roll).toBe(3);
    table.setAside('green');
    expect(table.player(0).fields).toBe(2);
    expect(table.view().active).toBe(1);
  });

  test('JM-EX-10, JM-EX-11, JM-EX-21: the White Tree with and without company', () => {
    const roll = rolled({ black: 'white-tree', yellow: 'ring', red: 'ring', blue: 'nazgul', green: 'orc' });
    const stopped = at({ ...two, turn: roll }).setAside('yellow', 'blue', 'black');
    expect(stopped.refused({ type: 'setAside', die: 'red' })).toEqual(['JM-DICE-04']);
    expect(stopped.do({ type: 'finishRolling' }).player(0).fields).toBe(1);
    const going = at({ ...two, turn: roll })
      .setAside('yellow', 'blue')
      .do({ type: 'roll' }, ['orc', 'ring', 'weapon']);
    expect(
      going
        .view()
        .turn?.dice.filter(({ status }) => status === 'loose')
        .map(({ id }) => id),
    ).toEqual(['black', 'red', 'green']);
    const merry = { players: [player('sam'), player('merry')], active: 1 };
    const table = at({ ...merry, turn: rolled({ black: 'white-tree', yellow: 'orc', red: 'nazgul', blue: 'nazgul', green: 'ring' }) });
    table.setAside('black');
    expect(table.refused({ type: 'finishRolling' })).toContain('JM-TREE-04');
    table.setAside('red', 'green').do({ type: 'finishRolling' });
    expect(spaces(table)).toEqual([6, 7]);
    expect(table.player(1).fields).toBe(1);
  });

  test('JM-EX-22: five different symbols, all set aside at once', () => {
    const table = at({ ...two, turn: rolled({ black: 'white-tree', yellow: 'ring', red: 'gandalf', blue: 'weapon', green: 'orc' }) });
    table.setAside('black', 'yellow', 'red', 'blue', 'green');
    expect(table.player(0).fields).toBe(1);
    expect(table.options('split')).toHaveLength(7);
  });

  test('JM-EX-24, JM-EX-66: a die set aside stays aside, but its symbol may come again', () => {
    const table = at({ ...two, turn: rolled({ black: 'ring', yellow: 'orc', red: 'weapon', blue: 'orc', green: 'ring' }) });
    table.setAside('black', 'yellow', 'red').do({ type: 'roll' }, ['orc', 'ring']);
    expect(table.refused({ type: 'setAside', die: 'black' })).toEqual(['JM-DICE-06']);
    table.setAside('green').do({ type: 'roll' }, ['weapon']);
    expect(
      table
        .view()
        .turn?.dice.filter(({ status }) => status === 'loose')
        .map(({ id }) => id),
    ).toEqual(['blue']);
  });
});

describe('what the symbols do', () => {
  test('JM-EX-04 to JM-EX-07, JM-EX-67: Rings against orcs', () => {
    const moved = (dice: Parameters<typeof lastDie>[0]): number => phase2(two, dice).player(0).fields;
    expect(moved({ ...NONE, black: 'ring' })).toBe(1);
    expect(moved({ black: 'ring', yellow: 'ring', red: 'orc', blue: 'nazgul', green: 'nazgul' })).toBe(0);
    expect(moved({ black: 'ring', yellow: 'orc', red: 'weapon', blue: 'nazgul', green: 'nazgul' })).toBe(1);
    expect(moved({ black: 'ring', yellow: 'ring', red: 'orc', blue: 'orc', green: 'weapon' })).toBe(0);
    expect(moved({ black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'orc', green: 'ring' })).toBe(1);
  });

  test('JM-EX-08, JM-EX-25, JM-EX-26: whom the Nazgûl hits', () => {
    const merrySam = { players: [player('merry'), player('sam')] };
    expect(spaces(phase2(merrySam, { ...NONE, blue: 'nazgul', black: 'nazgul', red: 'nazgul' }))).toEqual([5, 6]);
    expect(spaces(phase2(two, { ...NONE, green: 'nazgul', blue: 'nazgul' }))).toEqual([5, 7]);
    const gone = { players: [player('frodo'), player('sam'), player('merry', 0, squares('xxxxxxx'))], active: 1 };
    expect(spaces(phase2(gone, { ...NONE, blue: 'nazgul' }))).toEqual([7, 6, 0]);
  });

  test('JM-EX-09, JM-EX-13, JM-EX-14: splitting before crossing off, and the other half in the next turn', () => {
    const table = phase2(
      { players: [player('merry'), player('sam')] },
      { black: 'ring', yellow: 'gandalf', red: 'weapon', green: 'orc', blue: 'nazgul' },
    ).do({ type: 'split', square: 1 });
    expect(table.player(0)).toMatchObject({ fields: 1, spaces: 7 });
    expect(table.player(0).squares[0]).toEqual({ split: true, crossed: 1 });
    table.do({ type: 'roll' }, ['ring', 'gandalf', 'nazgul', 'nazgul', 'orc']);
    table.setAside('red', 'yellow', 'black', 'green').do({ type: 'roll' }, ['nazgul']).setAside('blue');
    table.do({ type: 'split', square: 1 });
    expect(table.player(1)).toMatchObject({ fields: 0 });
    expect(table.player(1).squares[0]).toEqual({ split: true, crossed: 1 });
    expect(table.player(0).squares[0]).toEqual({ split: true, crossed: 2 });
  });

  test('JM-EX-29, JM-EX-30: Mordor and the Nazgûl in one turn, without and with Gandalf', () => {
    const start = { players: [player('frodo', 8, squares('xxxxxxo')), player('sam'), player('merry')] };
    expect(phase2(start, { ...NONE, black: 'ring', yellow: 'nazgul' }).player(0)).toMatchObject({ inMordor: true, out: true });
    const saved = phase2(start, { ...NONE, black: 'ring', red: 'gandalf', yellow: 'nazgul' }).do({ type: 'split', square: 7 });
    expect(saved.player(0)).toMatchObject({ inMordor: true, out: false, spaces: 1 });
  });

  test('JM-EX-31, JM-EX-32: which squares Gandalf may split', () => {
    const gandalf = { ...NONE, black: 'gandalf' } as const;
    const none = phase2({ players: [player('frodo', 0, squares('xssssss')), player('sam')] }, gandalf);
    expect(none.view().active).toBe(1);
    const table = phase2({ players: [player('frodo', 0, squares('xxxoooo')), player('sam')] }, { ...gandalf, yellow: 'gandalf' });
    expect(table.refused({ type: 'split', square: 1 })).toEqual(['JM-RULING-04']);
    table.do({ type: 'split', square: 5 });
    expect(table.refused({ type: 'split', square: 5 })).toEqual(['JM-GANDALF-06']);
    expect(table.do({ type: 'split', square: 7 }).player(0).spaces).toBe(6);
  });

  test('JM-EX-59: Gandalf may be declined, the orc may not', () => {
    const table = phase2(two, { black: 'gandalf', yellow: 'orc', red: 'ring', blue: 'ring', green: 'nazgul' });
    expect(table.options().map(({ type }) => type)).toEqual([...Array.from({ length: 7 }, () => 'split'), 'leaveUnsplit']);
    expect(table.do({ type: 'leaveUnsplit' }).player(0).fields).toBe(0);
  });
});

describe('going out and the end', () => {
  test('JM-EX-12, JM-EX-27: out of the game, one or two at a time', () => {
    const pippin = { players: [player('frodo'), player('sam'), player('pippin', 0, squares('xxxxxxo'))] };
    const table = phase2(pippin, { ...NONE, green: 'nazgul' });
    expect(table.player(2).out).toBe(true);
    expect(table.view().active).toBe(1);
    const last = squares('xxxxxxo');
    const both = phase2(
      { players: [player('frodo'), player('sam', 0, last), player('merry', 0, last)], active: 1 },
      { ...NONE, black: 'nazgul', blue: 'nazgul' },
    );
    expect(both.view().players.map(({ out }) => out)).toEqual([false, true, true]);
    expect(both.match.state.outcome).toBeNull();
    expect(both.view().active).toBe(0);
  });

  test('JM-EX-34, JM-EX-35, JM-EX-39: the round is played to its end', () => {
    const players = (a: number, b: number, c: number) => [player('frodo', a), player('sam', b), player('merry', c)];
    const ring = { ...NONE, black: 'ring' } as const;
    const second = phase2({ players: players(0, 8, 0), active: 1, round: 6 }, ring);
    expect(second.view().active).toBe(2);
    const third = phase2({ players: players(0, 9, 0), active: 2, round: 6 }, NONE);
    expect(third.match.state.outcome).toMatchObject({ winners: [1], reason: 'reachedMordor' });
    expect(phase2({ players: players(0, 0, 8), active: 2, round: 5 }, ring).match.state.outcome).toMatchObject({ winners: [2] });
    const firstIsOut = [player('frodo', 0, squares('xxxxxxx')), player('sam', 8), player('merry')];
    expect(phase2({ players: firstIsOut, active: 1, round: 5 }, ring).view().active).toBe(2);
  });

  test('JM-EX-36: whole squares and halves count one each', () => {
    const players = [player('frodo', 9, squares('xxxxooo')), player('sam', 9, squares('xxxxhso')), player('merry')];
    expect(phase2({ players, active: 2 }, NONE).match.state.outcome).toMatchObject({ winners: [1] });
  });

  test('JM-EX-38, JM-EX-40, JM-EX-41: the last one left, with and without the optional ending', () => {
    const players = [player('frodo', 9, squares('xxxxxxo')), player('sam')];
    const normal = phase2({ players, active: 1 }, { ...NONE, yellow: 'nazgul' });
    expect(normal.match.state.outcome).toBeNull();
    expect(normal.view()).toMatchObject({ active: 1, round: 2 });
    const optional = phase2({ players, active: 1, lastSurvivor: true }, { ...NONE, yellow: 'nazgul' });
    expect(optional.match.state.outcome).toMatchObject({ winners: [1], reason: 'lastSurvivor' });
  });
});

describe('places', () => {
  test('JM-EX-15, JM-EX-49, JM-EX-51: equal symbols in Rivendell, not at Bag End', () => {
    const roll = rolled({ black: 'ring', yellow: 'ring', red: 'ring', blue: 'orc', green: 'weapon' });
    const rivendell = at({ ...four(1), turn: roll });
    for (const die of ['black', 'yellow', 'red']) {
      rivendell.setAside(die);
      expect(rivendell.refused({ type: 'roll' })).toBeNull();
    }
    expect(
      at({ ...four(0), turn: roll })
        .setAside('black')
        .refused({ type: 'setAside', die: 'red' }),
    ).toEqual(['JM-DICE-04']);
    const nazgul = at({ ...four(1), turn: rolled({ black: 'nazgul', yellow: 'nazgul', red: 'nazgul', blue: 'ring', green: 'ring' }) });
    nazgul.setAside('blue', 'green');
    expect(nazgul.refused({ type: 'roll' })).toContain('JM-DICE-08');
    nazgul.setAside('black');
    expect(nazgul.refused({ type: 'roll' })).toBeNull();
    nazgul.setAside('yellow', 'red');
  });

  test('JM-EX-16, JM-EX-18, JM-EX-53, JM-EX-54: weapons and orcs that count double', () => {
    const moved = (fields: number, dice: Parameters<typeof lastDie>[0]): number => phase2(four(fields), dice).player(0).fields - fields;
    expect(moved(3, { black: 'gandalf', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'ring' })).toBe(1);
    expect(moved(3, { black: 'nazgul', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'orc' })).toBe(0);
    expect(moved(5, { black: 'gandalf', yellow: 'weapon', red: 'orc', blue: 'ring', green: 'ring' })).toBe(0);
    expect(moved(5, { black: 'weapon', yellow: 'weapon', red: 'orc', blue: 'ring', green: 'ring' })).toBe(2);
  });

  test('JM-EX-17, JM-EX-52: repeating in Rohan', () => {
    const table = at({ ...four(4), turn: rolled({ ...NONE, black: 'nazgul' }) });
    table.do({ type: 'repeatRoll' }, ['ring', 'gandalf', 'weapon', 'orc', 'orc']);
    expect(table.refused({ type: 'repeatRoll' })).toContain('JM-RULING-19');
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    table.setAside('black', 'yellow').do({ type: 'roll' }, ['nazgul', 'orc', 'ring']);
    table.do({ type: 'repeatRoll' }, ['nazgul', 'ring', 'ring']);
    expect(table.refused({ type: 'repeatRoll' })).toContain('JM-RULING-19');
    expect(table.match.explain(0, { type: 'repeatRoll', die: 'red' })?.code).toBe('malformed');
    table.setAside('blue');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
  });

  test('JM-EX-43, JM-EX-45: Gondor and Minas Tirith', () => {
    expect(spaces(phase2(four(6, 1), { ...NONE, red: 'nazgul', black: 'nazgul', green: 'nazgul' }))).toEqual([7, 7, 7, 6]);
    expect(spaces(phase2(four(7, 2), { ...NONE, red: 'nazgul', green: 'nazgul', yellow: 'nazgul' }))).toEqual([7, 7, 4, 7]);
  });

  test('JM-EX-46, JM-EX-47, JM-EX-48: Shelob’s Lair', () => {
    const moved = (fields: number, dice: Parameters<typeof lastDie>[0]): number => phase2(four(fields), dice).player(0).fields;
    expect(moved(8, { black: 'ring', yellow: 'weapon', red: 'weapon', blue: 'gandalf', green: 'gandalf' })).toBe(8);
    expect(moved(8, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'gandalf' })).toBe(9);
    expect(moved(8, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'orc' })).toBe(8);
    expect(moved(7, { ...NONE, black: 'ring', yellow: 'ring' })).toBe(9);
  });

  test('JM-EX-50, JM-EX-56, JM-EX-61: where the turn began, compulsory moving, and the basic side', () => {
    const table = phase2(four(1), { black: 'ring', yellow: 'ring', red: 'gandalf', blue: 'weapon', green: 'weapon' });
    expect(table.player(0).place).toBe('lothlorien');
    expect(table.options('split')).toHaveLength(7);
    expect(phase2(four(6), { ...NONE, black: 'ring' }).player(0).place).toBe('minas-tirith');
    const basic = { players: [player('sam', 6), player('frodo')] };
    expect(phase2(basic, { ...NONE, red: 'nazgul' }).player(0).spaces).toBe(6);
  });
});

describe('setting up', () => {
  test('JM-EX-55, JM-EX-60: hobbits, players and sides', () => {
    const table = new TestTable({ seats: 2 }).do({ type: 'chooseHobbit', hobbit: 'sam' });
    expect(table.refused({ type: 'chooseHobbit', hobbit: 'sam' })).toEqual(['JM-SETUP-03']);
    expect(table.options().map(({ hobbit }) => hobbit)).toEqual(['frodo', 'merry', 'pippin']);
    for (const seats of [1, 5]) expect(() => new TestTable({ seats })).toThrow(/Two to four/);
    expect(() => new TestTable({ seats: 2, options: { side: ['basic', 'advanced'] } })).toThrow(/one side/);
  });
});
