import { describe, expect, test } from 'vitest';
import type { SymbolId } from '../content/box.ts';
import { at, phase2, player, rolled, squares, type TestTable } from '../testing/table.ts';
import { GONE, LAST, NONE, outcome, RING, spaces } from '../testing/scenes.ts';

/** Rules that meet in one turn: scenes from the edges of the game, for two, three and four hobbits. */

const [RIVENDELL, MORIA, LOTHLORIEN, ROHAN, HELMS_DEEP, GONDOR, MINAS_TIRITH, SHELOBS_LAIR] = [1, 2, 3, 4, 5, 6, 7, 8];

const advanced = (fields: number, others = ['sam']) => ({
  side: 'advanced' as const,
  players: [player('frodo', fields), ...others.map((hobbit) => player(hobbit))],
});
const fields = (table: TestTable): number[] => table.view().players.map((each) => each.fields);
const dice = (...symbols: SymbolId[]): { [die: string]: SymbolId } =>
  Object.fromEntries(['black', 'yellow', 'red', 'blue', 'green'].map((die, place) => [die, symbols[place]]));
const passTurn = (table: TestTable): TestTable =>
  table.do({ type: 'roll' }, ['white-tree', 'orc', 'orc', 'orc', 'orc']).setAside('black').do({ type: 'finishRolling' });

describe('rolling to the very end', () => {
  test('JM-RULING-19: in Rohan a turn can have five rolls and five repeats; the last die must then be taken as it falls', () => {
    const table = at({ ...advanced(ROHAN), turn: { step: 'roll' } }).do({ type: 'roll' }, dice5('orc'));
    for (const [place, die] of ['black', 'yellow', 'red', 'blue'].entries()) {
      table.do({ type: 'repeatRoll' }, dice5('orc').slice(place)).setAside(die);
      table.do({ type: 'roll' }, dice5('orc').slice(place + 1));
    }
    expect(table.view().turn).toMatchObject({ roll: 5, repeated: false });
    table.do({ type: 'repeatRoll' }, ['nazgul']);
    expect(table.options()).toEqual([{ type: 'setAside', die: 'green' }]);
    expect(spaces(table.setAside('green'))).toEqual([6, 7]);
  });

  test('JM-PLACE-04, JM-DICE-06: a repeat leaves the dice set aside before alone', () => {
    const table = at({ ...advanced(ROHAN), turn: rolled(dice('ring', 'orc', 'orc', 'orc', 'orc')) }).setAside('black');
    table.do({ type: 'roll' }, ['orc', 'orc', 'orc', 'orc']).do({ type: 'repeatRoll' }, ['ring', 'ring', 'ring', 'ring']);
    expect(table.view().turn?.dice[0]).toMatchObject({ symbol: 'ring', status: 'aside' });
    expect(table.view().turn?.roll).toBe(2);
  });

  test('JM-PLACE-01, JM-TREE-03: in Rivendell the White Tree takes equal symbols along', () => {
    const table = at({ ...advanced(RIVENDELL), turn: rolled(dice('white-tree', 'ring', 'ring', 'ring', 'orc')) });
    table.setAside('black', 'yellow', 'red', 'green').do({ type: 'finishRolling' });
    // Two Rings and an orc were taken, the third Ring was left lying: nothing counts.
    expect(fields(table)).toEqual([1, 0]);
  });

  test('JM-PLACE-01: five Rings in one roll of Rivendell end rolling at once', () => {
    const table = at({ ...advanced(RIVENDELL), turn: rolled(dice('ring', 'ring', 'ring', 'ring', 'ring')) });
    table.setAside('black', 'yellow', 'red', 'blue', 'green');
    expect(table.player(0)).toMatchObject({ fields: 6, place: 'gondor' });
    expect(table.view().active).toBe(1);
  });

  test('JM-TREE-01: the White Tree of a later roll leaves the rest of that roll, not what was set aside before', () => {
    const table = at({ players: [player('frodo'), player('sam')], turn: rolled(dice('orc', 'ring', 'nazgul', 'orc', 'orc')) });
    table.setAside('yellow', 'red').do({ type: 'roll' }, ['white-tree', 'ring', 'ring']);
    table.setAside('black', 'blue');
    expect(table.refused({ type: 'setAside', die: 'green' })).toEqual(['JM-DICE-04']);
    table.do({ type: 'finishRolling' });
    expect(fields(table)).toEqual([2, 0]);
    expect(spaces(table)).toEqual([7, 6]);
  });

  test('JM-DICE-08: a Nazgûl that was left lying is rolled again and costs nothing', () => {
    const table = at({ players: [player('frodo'), player('sam')], turn: rolled(dice('nazgul', 'nazgul', 'orc', 'orc', 'orc')) });
    table.setAside('black').do({ type: 'roll' }, ['ring', 'ring', 'ring', 'ring']);
    table.setAside('yellow');
    expect(table.refused({ type: 'roll' })).toBeNull();
    expect(table.view().turn?.forecast.hits).toEqual([1, 0]);
  });
});

const dice5 = (symbol: SymbolId): SymbolId[] => new Array<SymbolId>(5).fill(symbol);

describe('Rings, orcs and places', () => {
  test.each<[string, number, SymbolId[], number]>([
    ['JM-PLACE-03: Lothlórien, no weapon: one orc is enough', LOTHLORIEN, ['ring', 'ring', 'ring', 'ring', 'orc'], 0],
    ['JM-PLACE-03: Lothlórien, one weapon against one orc', LOTHLORIEN, ['ring', 'ring', 'ring', 'weapon', 'orc'], 3],
    ['JM-PLACE-03: Lothlórien, two weapons against three orcs', LOTHLORIEN, ['weapon', 'weapon', 'orc', 'orc', 'orc'], 0],
    ['JM-PLACE-05: Helm’s Deep without orcs is like anywhere', HELMS_DEEP, ['ring', 'ring', 'weapon', 'gandalf', 'nazgul'], 2],
    ['JM-PLACE-05: Helm’s Deep, three weapons against two orcs', HELMS_DEEP, ['weapon', 'weapon', 'weapon', 'orc', 'orc'], 0],
    ['JM-PLACE-05: Helm’s Deep, three weapons against one orc', HELMS_DEEP, ['weapon', 'weapon', 'weapon', 'orc', 'ring'], 1],
    ['JM-RING-03: from Helm’s Deep five Rings, and one is lost beyond Mordor', HELMS_DEEP, ['ring', 'ring', 'ring', 'ring', 'ring'], 4],
    ['JM-PLACE-10: Shelob’s Lair, three Rings', SHELOBS_LAIR, ['ring', 'ring', 'ring', 'weapon', 'weapon'], 1],
    ['JM-RULING-23: Shelob’s Lair, one Ring and a beaten orc', SHELOBS_LAIR, ['ring', 'weapon', 'orc', 'weapon', 'nazgul'], 0],
    ['JM-RULING-22: Minas Tirith, one Ring leads into the Lair', MINAS_TIRITH, ['ring', 'weapon', 'weapon', 'weapon', 'weapon'], 1],
    ['JM-RULING-22: Gondor, three Rings pass through the Lair', GONDOR, ['ring', 'ring', 'ring', 'weapon', 'weapon'], 3],
  ])('%s', (_name, from, symbols, steps) => {
    const table = phase2(advanced(from), dice(...symbols));
    // A Gandalf may still be waiting to be used: the Rings have been.
    expect(table.player(0).fields - from).toBe(steps);
  });

  test('JM-SETUP-07: on the basic side one Ring leads from Shelob’s Lair to Mordor', () => {
    expect(phase2({ players: [player('frodo', 8), player('sam')] }, RING).player(0).inMordor).toBe(true);
  });

  test('JM-PLACE-02, JM-RULING-27: in Moria the Nazgûl takes a whole square, or half of one split before', () => {
    const hit = dice('gandalf', 'nazgul', 'gandalf', 'weapon', 'weapon');
    expect(phase2(advanced(MORIA), hit).player(0).squares[0]).toEqual({ split: false, crossed: 1 });
    const players = [player('frodo', MORIA, squares('soooooo')), player('sam')];
    expect(phase2({ side: 'advanced', players }, hit).player(0).squares[0]).toEqual({ split: true, crossed: 1 });
  });
});

describe('whom the Nazgûl hit', () => {
  const all = dice('nazgul', 'nazgul', 'nazgul', 'nazgul', 'nazgul');

  test('JM-NAZGUL-04, JM-NAZGUL-05: with two players three dice and the own one hit the active player', () => {
    expect(spaces(phase2({ players: [player('frodo'), player('sam')] }, all))).toEqual([3, 6]);
  });

  test('JM-NAZGUL-06: with four players only the black die and the own one do', () => {
    const players = ['frodo', 'sam', 'merry', 'pippin'].map((hobbit) => player(hobbit));
    expect(spaces(phase2({ players, active: 3 }, all))).toEqual([6, 6, 6, 5]);
  });

  test('JM-PLACE-06, JM-PLACE-07, JM-RULING-26: Gondor with two players: only the opponent’s die hits anybody', () => {
    expect(spaces(phase2(advanced(GONDOR), all))).toEqual([7, 6]);
  });

  test('JM-PLACE-08, JM-PLACE-09: Minas Tirith: all five', () => {
    expect(spaces(phase2(advanced(MINAS_TIRITH, ['sam', 'merry', 'pippin']), all))).toEqual([2, 7, 7, 7]);
  });

  test('JM-PLACE-06, JM-OUT-04: in Gondor the die of a player who is out spares you too', () => {
    const players = [player('frodo', GONDOR), player('sam', 0, GONE), player('merry')];
    expect(spaces(phase2({ side: 'advanced', players }, { ...NONE, red: 'nazgul' }))).toEqual([7, 0, 7]);
  });

  test('JM-OUT-04: a colour is neutral from the turn after its player went out', () => {
    const table = phase2({ players: [player('frodo'), player('sam'), player('merry', 0, LAST)], active: 1 }, { ...NONE, blue: 'nazgul' });
    expect(spaces(table)).toEqual([7, 7, 0]);
    table.do({ type: 'roll' }, ['white-tree', 'orc', 'orc', 'nazgul', 'orc']).setAside('black', 'blue').do({ type: 'finishRolling' });
    expect(spaces(table)).toEqual([6, 7, 0]);
  });
});

describe('Gandalf', () => {
  const frodo = (trail: string) => ({ players: [player('frodo', 0, squares(trail)), player('sam')] });

  test('JM-RULING-05: one of two may be used and the other not', () => {
    const table = phase2(frodo('ooooooo'), { ...NONE, black: 'gandalf', yellow: 'gandalf' }).do({ type: 'split', square: 4 });
    expect(table.view().turn?.gandalfs).toBe(1);
    expect(table.do({ type: 'leaveUnsplit' }).player(0).spaces).toBe(8);
    expect(table.view().active).toBe(1);
  });

  test('JM-RULING-04, JM-RULING-06: a square further on is split, but the first one is crossed off', () => {
    const table = phase2(frodo('xoooooo'), { ...NONE, black: 'gandalf', yellow: 'nazgul' }).do({ type: 'split', square: 5 });
    expect(table.player(0).squares.map(({ split, crossed }) => [split, crossed])).toEqual([
      [false, 1],
      [false, 1],
      [false, 0],
      [false, 0],
      [true, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  test('JM-GANDALF-06: a square of which one half is gone cannot be split again', () => {
    const table = phase2(frodo('hoooooo'), { ...NONE, black: 'gandalf' });
    expect(table.refused({ type: 'split', square: 1 })).toEqual(['JM-GANDALF-06']);
  });

  test('JM-GANDALF-04: of two Gandalfs only one finds a square', () => {
    const table = phase2(frodo('xssssso'), { ...NONE, black: 'gandalf', yellow: 'gandalf' });
    expect(table.options('split')).toEqual([{ type: 'split', square: 7 }]);
    expect(table.do({ type: 'split', square: 7 }).view().active).toBe(1);
  });

  test('JM-GANDALF-01: nobody splits squares of another', () => {
    const table = phase2(frodo('ooooooo'), { ...NONE, black: 'gandalf', red: 'nazgul' }).do({ type: 'split', square: 1 });
    expect(table.player(1).squares[0]).toEqual({ split: false, crossed: 1 });
    expect(table.player(0).squares[0]).toEqual({ split: true, crossed: 0 });
  });

  test('JM-RULING-07, JM-RULING-10: two Nazgûl take both halves of the last square', () => {
    const start = { players: [player('frodo', 0, LAST), player('sam'), player('merry')] };
    const table = phase2(start, { ...NONE, red: 'gandalf', black: 'nazgul', yellow: 'nazgul' }).do({ type: 'split', square: 7 });
    expect(table.player(0)).toMatchObject({ spaces: 0, out: true });
  });
});

describe('the last round', () => {
  test('JM-END-02, JM-END-04: the first player arrives, the third too, and the spaces decide', () => {
    const players = [player('frodo', 8, squares('xxxoooo')), player('sam', 3), player('merry', 8)];
    const table = phase2({ players }, RING);
    passTurn(table);
    table.do({ type: 'roll' }, ['white-tree', 'ring', 'orc', 'orc', 'orc']).setAside('black', 'yellow').do({ type: 'finishRolling' });
    expect(outcome(table)).toMatchObject({ winners: [2], reason: 'mostSpaces', rules: ['JM-END-04'] });
  });

  test('JM-END-04, JM-RULING-16: three in Mordor, two of them equal', () => {
    const players = [player('frodo', 9, squares('xxxxxoo')), player('sam', 9, squares('xxxoooo')), player('merry', 8, squares('xxxoooo'))];
    expect(outcome(phase2({ players, active: 2 }, RING))).toMatchObject({ winners: [1, 2], reason: 'sharedVictory' });
  });

  test('JM-RULING-13, JM-END-03: of two in Mordor one is caught before the round is over: the other wins', () => {
    const players = [player('frodo', 9, LAST), player('sam', 9, squares('xxxxooo')), player('merry')];
    expect(outcome(phase2({ players, active: 2 }, { ...NONE, yellow: 'nazgul' }))).toMatchObject({ winners: [1], reason: 'reachedMordor' });
  });

  test('JM-RULING-15: the round ends before the seat that began, whichever that was', () => {
    const players = [player('frodo'), player('sam'), player('merry', 8)];
    const table = phase2({ players, first: 1, active: 2, round: 4 }, RING);
    expect(table.view()).toMatchObject({ active: 0, round: 4 });
    expect(outcome(passTurn(table))).toMatchObject({ winners: [2] });
  });

  test('JM-RULING-14: whoever was caught in Mordor is forgotten, and the game goes on to another end', () => {
    const players = [player('frodo', 9, LAST), player('sam', 7)];
    const table = phase2({ players, active: 1 }, { ...NONE, yellow: 'nazgul' });
    table
      .do({ type: 'roll' }, ['ring', 'ring', 'weapon', 'weapon', 'weapon'])
      .setAside('black', 'red')
      .do({ type: 'roll' }, ['ring', 'weapon', 'weapon']);
    table.setAside('yellow', 'blue').do({ type: 'roll' }, ['weapon']).setAside('green');
    expect(outcome(table)).toMatchObject({ winners: [1], reason: 'reachedMordor' });
  });

  test('JM-END-05: the last one left wins in another player’s turn', () => {
    const players = [player('frodo', 0, LAST), player('sam', 2)];
    const table = phase2({ players, lastSurvivor: true }, { ...NONE, black: 'nazgul' });
    expect(outcome(table)).toMatchObject({ winners: [1], reason: 'lastSurvivor' });
  });

  test('JM-END-05: Mordor wins with the optional ending too', () => {
    const players = [player('frodo', 9), player('sam')];
    expect(outcome(phase2({ players, active: 1, lastSurvivor: true }, NONE))).toMatchObject({ winners: [0], reason: 'reachedMordor' });
  });

  test('JM-RULING-09, JM-END-01: three go out in one turn of the fourth, who is caught as well', () => {
    const players = ['frodo', 'sam', 'merry', 'pippin'].map((hobbit) => player(hobbit, 0, LAST));
    const table = phase2({ players }, dice('nazgul', 'weapon', 'nazgul', 'nazgul', 'nazgul'));
    expect(outcome(table)).toMatchObject({ winners: [], reason: 'allCaught' });
  });
});
