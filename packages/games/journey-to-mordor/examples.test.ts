import { describe, expect, test } from 'vitest';
import type { SymbolId } from './content/box.ts';
import { at, phase2, player, rolled, squares, TestTable } from './rules/testJourney.ts';

/** Worked examples, each a little scene: given a position, when somebody acts, then. Rule by rule tests sit beside the rules. */

const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const RING = { ...NONE, black: 'ring' } as const;
const LAST = squares('xxxxxxo');
const GONE = squares('xxxxxxx');
const frodoSam = { players: [player('frodo'), player('sam')] };

/** Four hobbits; one of them is active and has walked so far, on the advanced side. */
const fourAt = (fields: number, who = 0) => ({
  side: 'advanced' as const,
  active: who,
  first: who,
  players: ['frodo', 'sam', 'merry', 'pippin'].map((hobbit, seat) => player(hobbit, seat === who ? fields : 0)),
});
const spaces = (table: TestTable): number[] => table.view().players.map((each) => each.spaces);
const out = (table: TestTable): boolean[] => table.view().players.map((each) => each.out);
const loose = (table: TestTable): string[] => table.view().turn?.dice.flatMap(({ id, status }) => (status === 'loose' ? [id] : [])) ?? [];
const outcome = (table: TestTable) => table.match.state.outcome;
const trail = (table: TestTable, seat: number): string =>
  table
    .player(seat)
    .squares.map(({ split, crossed }) => (split ? 'shg' : 'ox')[crossed])
    .join('');
/** How far exactly these five dice take somebody who stands there. */
const walked = (fields: number, dice: { readonly [die: string]: SymbolId }, side: 'basic' | 'advanced' = 'advanced'): number =>
  phase2({ ...fourAt(fields), side }, dice).player(0).fields - fields;

describe('rolling', () => {
  const first = () => at({ ...frodoSam, turn: rolled({ black: 'nazgul', yellow: 'ring', red: 'ring', blue: 'weapon', green: 'orc' }) });
  const second = () => first().setAside('yellow', 'blue', 'black').do({ type: 'roll' }, ['nazgul', 'nazgul']);

  test('JM-EX-01: a Ring, a weapon and the Nazgûl; not the second Ring, and not without the Nazgûl', () => {
    const table = first().setAside('yellow', 'blue');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    table.setAside('black');
    expect(table.refused({ type: 'setAside', die: 'red' })).toEqual(['JM-DICE-04']);
    expect(loose(table)).toEqual(['red', 'green']);
    expect(table.refused({ type: 'finishRolling' })).toContain('JM-DICE-05');
    expect(table.refused({ type: 'roll' })).toBeNull();
  });

  test('JM-EX-02: two Nazgûl more: one of them, although one lies aside already', () => {
    const table = second();
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    table.setAside('red');
    expect(table.refused({ type: 'setAside', die: 'green' })).toContain('JM-DICE-09');
    expect(loose(table)).toEqual(['green']);
    expect(table.options()).toEqual([{ type: 'roll' }]);
  });

  test('JM-EX-03: the last die is set aside and rolling ends after three rolls', () => {
    const table = second().setAside('red').do({ type: 'roll' }, ['ring']);
    expect(table.options()).toEqual([{ type: 'setAside', die: 'green' }]);
    expect(table.view().turn?.roll).toBe(3);
    table.setAside('green');
    // Phase 2: two Rings; the black Nazgûl hits Frodo, the red one Sam.
    expect(table.player(0).fields).toBe(2);
    expect(spaces(table)).toEqual([6, 6]);
    expect(table.view().active).toBe(1);
  });

  const pippin = { players: [player('frodo'), player('pippin')], active: 1 };
  const tree = rolled({ black: 'white-tree', yellow: 'ring', red: 'ring', blue: 'nazgul', green: 'orc' });

  test('JM-EX-10: the White Tree with a Ring and the Nazgûl ends rolling; the rest does not count', () => {
    const table = at({ ...pippin, turn: tree }).setAside('yellow', 'blue', 'black');
    expect(table.refused({ type: 'setAside', die: 'red' })).toEqual(['JM-DICE-04']);
    expect(table.refused({ type: 'roll' })).toContain('JM-TREE-01');
    table.do({ type: 'finishRolling' });
    // The orc was not set aside, so the one Ring counts; the blue die is neutral and hits Pippin.
    expect(table.player(1).fields).toBe(1);
    expect(spaces(table)).toEqual([7, 6]);
    expect(table.view().active).toBe(0);
  });

  test('JM-EX-11: without the White Tree rolling goes on with the three others, the black die among them', () => {
    const table = at({ ...pippin, turn: tree }).setAside('yellow', 'blue');
    expect(table.refused({ type: 'finishRolling' })).toContain('JM-DICE-05');
    table.do({ type: 'roll' }, ['orc', 'ring', 'weapon']);
    expect(loose(table)).toEqual(['black', 'red', 'green']);
  });

  test('JM-EX-21: the White Tree, one of two Nazgûl and the Ring; never without a Nazgûl', () => {
    const table = at({
      players: [player('sam'), player('merry')],
      active: 1,
      turn: rolled({ black: 'white-tree', yellow: 'orc', red: 'nazgul', blue: 'nazgul', green: 'ring' }),
    });
    table.setAside('black');
    expect(table.refused({ type: 'finishRolling' })).toContain('JM-TREE-04');
    table.setAside('red', 'green').do({ type: 'finishRolling' });
    expect(spaces(table)).toEqual([6, 7]);
    expect(table.player(1).fields).toBe(1);
  });

  test('JM-EX-22: five different symbols, all set aside at once', () => {
    const table = at({ ...frodoSam, turn: rolled({ black: 'white-tree', yellow: 'ring', red: 'gandalf', blue: 'weapon', green: 'orc' }) });
    table.setAside('black', 'yellow', 'red', 'blue', 'green');
    expect(table.view().turn?.roll).toBe(1);
    expect(table.player(0).fields).toBe(1);
    expect(table.options('split')).toHaveLength(7);
  });

  test('JM-EX-23: one die a roll: the fifth must be set aside, and there is no sixth roll', () => {
    const table = at({ ...frodoSam, turn: { step: 'roll' } }).do({ type: 'roll' }, ['orc', 'orc', 'orc', 'orc', 'orc']);
    for (const [place, die] of ['black', 'yellow', 'red', 'blue'].entries())
      table.setAside(die).do({ type: 'roll' }, new Array<string>(4 - place).fill('orc'));
    expect(table.view().turn?.roll).toBe(5);
    expect(table.options()).toEqual([{ type: 'setAside', die: 'green' }]);
    table.setAside('green');
    expect(table.view()).toMatchObject({ active: 1, stage: 'roll' });
  });

  test('JM-EX-24: a die set aside is not rolled again', () => {
    const table = at({ ...frodoSam, turn: rolled({ ...NONE, black: 'ring' }) }).setAside('black');
    table.do({ type: 'roll' }, ['orc', 'orc', 'orc', 'orc']);
    expect(table.view().turn?.dice[0]).toMatchObject({ symbol: 'ring', status: 'aside' });
    expect(table.refused({ type: 'setAside', die: 'black' })).toEqual(['JM-DICE-06']);
  });

  test('JM-EX-66: equal symbols are forbidden only within one roll', () => {
    const table = at({ ...frodoSam, turn: rolled({ black: 'ring', yellow: 'orc', red: 'weapon', blue: 'orc', green: 'ring' }) });
    table.setAside('black', 'yellow', 'red').do({ type: 'roll' }, ['orc', 'ring']);
    table.setAside('green');
    expect(loose(table)).toEqual(['blue']);
    expect(table.refused({ type: 'roll' })).toBeNull();
  });
});

describe('what the symbols do', () => {
  test('JM-EX-04: one Ring, one field, the next one', () => {
    const table = phase2({ players: [player('frodo', 3), player('sam')] }, RING);
    expect(table.player(0)).toMatchObject({ fields: 4, place: 'rohan' });
  });

  test('JM-EX-05: two Rings and an orc without a weapon: no step', () => {
    expect(walked(0, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'nazgul', green: 'nazgul' }, 'basic')).toBe(0);
  });

  test('JM-EX-06: one weapon beats one orc', () => {
    expect(walked(0, { black: 'ring', yellow: 'orc', red: 'weapon', blue: 'nazgul', green: 'nazgul' }, 'basic')).toBe(1);
  });

  test('JM-EX-07: two orcs against one weapon: no Ring counts', () => {
    expect(walked(0, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'orc', green: 'weapon' }, 'basic')).toBe(0);
  });

  test('JM-EX-67: surplus weapons do nothing', () => {
    const table = phase2(frodoSam, { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'orc', green: 'ring' });
    expect(table.player(0).fields).toBe(1);
    expect(table.view().active).toBe(1);
  });

  test('JM-EX-08: blue and black hit Merry, red hits Sam', () => {
    const table = phase2({ players: [player('merry'), player('sam')] }, { ...NONE, blue: 'nazgul', black: 'nazgul', red: 'nazgul' });
    expect([trail(table, 0), trail(table, 1)]).toEqual(['xxooooo', 'xoooooo']);
  });

  test('JM-EX-09: Sam splits, then half a square goes', () => {
    const table = phase2({ players: [player('sam'), player('merry')] }, { ...NONE, black: 'gandalf', red: 'nazgul' });
    expect(table.do({ type: 'split', square: 1 }).player(0).spaces).toBe(7);
    expect([trail(table, 0), trail(table, 1)]).toEqual(['hoooooo', 'ooooooo']);
  });

  test('JM-EX-13, JM-EX-14: Merry, then Sam: two turns with everything in them', () => {
    const table = phase2(
      { players: [player('merry'), player('sam')] },
      { black: 'ring', yellow: 'gandalf', red: 'weapon', green: 'orc', blue: 'nazgul' },
    ).do({ type: 'split', square: 1 });
    expect(table.player(0).fields).toBe(1);
    expect(trail(table, 0)).toBe('hoooooo');
    table.do({ type: 'roll' }, ['ring', 'gandalf', 'nazgul', 'nazgul', 'orc']);
    table.setAside('red', 'yellow', 'black', 'green').do({ type: 'roll' }, ['nazgul']).setAside('blue');
    table.do({ type: 'split', square: 1 });
    expect(table.player(1).fields).toBe(0);
    expect([trail(table, 0), trail(table, 1)]).toEqual(['goooooo', 'hoooooo']);
  });

  test('JM-EX-25: dice of nobody’s colour are neutral', () => {
    expect(spaces(phase2(frodoSam, { ...NONE, green: 'nazgul', blue: 'nazgul' }))).toEqual([5, 7]);
  });

  test('JM-EX-26: the colour of one who is out is neutral', () => {
    const table = phase2({ players: [player('frodo'), player('sam'), player('merry', 0, GONE)], active: 1 }, { ...NONE, blue: 'nazgul' });
    expect(spaces(table)).toEqual([7, 6, 0]);
  });

  test('JM-EX-31: all split but one, and that one crossed off: nothing for Gandalf to do', () => {
    const table = phase2({ players: [player('frodo', 0, squares('xssssss')), player('sam')] }, { ...NONE, black: 'gandalf' });
    expect(table.view().active).toBe(1);
    expect(trail(table, 0)).toBe('xssssss');
  });

  test('JM-EX-32: the fifth and the last square, not a crossed-off one and not one twice', () => {
    const start = { players: [player('frodo', 0, squares('xxxoooo')), player('sam')] };
    const table = phase2(start, { ...NONE, black: 'gandalf', yellow: 'gandalf' });
    expect(table.refused({ type: 'split', square: 1 })).toEqual(['JM-RULING-04']);
    table.do({ type: 'split', square: 5 });
    expect(table.refused({ type: 'split', square: 5 })).toEqual(['JM-GANDALF-06']);
    table.do({ type: 'split', square: 7 });
    expect(trail(table, 0)).toBe('xxxosos');
    expect(table.player(0).spaces).toBe(4 + 2);
  });

  test('JM-EX-59: Gandalf may be declined, the orc may not be ignored', () => {
    const table = phase2(frodoSam, { black: 'gandalf', yellow: 'orc', red: 'ring', blue: 'ring', green: 'nazgul' });
    expect(table.options().map(({ type }) => type)).toEqual([...new Array<string>(7).fill('split'), 'leaveUnsplit']);
    table.do({ type: 'leaveUnsplit' });
    expect(table.player(0).fields).toBe(0);
    expect(trail(table, 0)).toBe('xoooooo');
  });
});

describe('going out and the end', () => {
  test('JM-EX-12: Pippin is out and gets no further turn', () => {
    const players = [player('frodo'), player('pippin', 0, LAST), player('sam')];
    const table = phase2({ players }, { ...NONE, green: 'nazgul' });
    expect(out(table)).toEqual([false, true, false]);
    const turns = [table.view().active];
    for (let turn = 0; turn < 2; turn++) {
      table.do({ type: 'roll' }, ['white-tree', 'ring', 'ring', 'ring', 'ring']).setAside('black').do({ type: 'finishRolling' });
      turns.push(table.view().active);
    }
    expect(turns).toEqual([2, 0, 2]);
  });

  test('JM-EX-27: two go out together, the third plays on alone', () => {
    const table = phase2(
      { players: [player('frodo'), player('sam', 0, LAST), player('merry', 0, LAST)], active: 1 },
      { ...NONE, black: 'nazgul', blue: 'nazgul' },
    );
    expect(out(table)).toEqual([false, true, true]);
    expect(outcome(table)).toBeNull();
    expect(table.view().active).toBe(0);
  });

  const atTheGate = { players: [player('frodo', 8, LAST), player('sam'), player('merry')] };

  test('JM-EX-29: Mordor and the Nazgûl in one turn: out, and no victory', () => {
    const table = phase2(atTheGate, { ...RING, yellow: 'nazgul' });
    expect(table.player(0)).toMatchObject({ inMordor: true, out: true });
    for (let turn = 0; turn < 2; turn++)
      table.do({ type: 'roll' }, ['white-tree', 'orc', 'orc', 'orc', 'orc']).setAside('black').do({ type: 'finishRolling' });
    // The round is over and nobody has won.
    expect(outcome(table)).toBeNull();
    expect(table.view()).toMatchObject({ round: 2, active: 1 });
  });

  test('JM-EX-30: with Gandalf half of the last square is left, and Frodo is in Mordor', () => {
    const table = phase2(atTheGate, { ...RING, red: 'gandalf', yellow: 'nazgul' }).do({ type: 'split', square: 7 });
    expect(table.player(0)).toMatchObject({ inMordor: true, out: false, spaces: 1 });
    expect(trail(table, 0)).toBe('xxxxxxh');
  });

  const three = (a: number, b: number, c: number) => [player('frodo', a), player('sam', b), player('merry', c)];

  test('JM-EX-34: the round is played to its end, then the second player wins', () => {
    const table = phase2({ players: three(0, 8, 0), active: 1, round: 6 }, RING);
    expect(table.view()).toMatchObject({ active: 2, round: 6 });
    table.do({ type: 'roll' }, ['white-tree', 'orc', 'orc', 'orc', 'orc']).setAside('black').do({ type: 'finishRolling' });
    expect(outcome(table)).toMatchObject({ winners: [1], reason: 'reachedMordor' });
  });

  test('JM-EX-35: the last player of the round wins at once', () => {
    expect(outcome(phase2({ players: three(0, 0, 8), active: 2, round: 5 }, RING))).toMatchObject({
      winners: [2],
      reason: 'reachedMordor',
    });
  });

  test('JM-EX-36: whole squares and halves count one each', () => {
    const players = [player('frodo', 9, squares('xxxxooo')), player('sam', 9, squares('xxxxhso')), player('merry')];
    const table = phase2({ players, active: 2 }, NONE);
    expect(spaces(table)).toEqual([3, 4, 7]);
    expect(outcome(table)).toMatchObject({ winners: [1], reason: 'mostSpaces' });
  });

  test('JM-EX-38: Frodo in Mordor is caught; Sam goes on alone, or has won with the optional ending', () => {
    const players = [player('frodo', 9, LAST), player('sam')];
    const normal = phase2({ players, active: 1 }, { ...NONE, yellow: 'nazgul' });
    expect(out(normal)).toEqual([true, false]);
    expect(outcome(normal)).toBeNull();
    expect(normal.view()).toMatchObject({ active: 1, round: 2 });
    const optional = phase2({ players, active: 1, lastSurvivor: true }, { ...NONE, yellow: 'nazgul' });
    expect(outcome(optional)).toMatchObject({ winners: [1], reason: 'lastSurvivor' });
  });

  test('JM-EX-39: the round goes on although the player who began the game is out', () => {
    const players = [player('frodo', 0, GONE), player('sam', 8), player('merry')];
    const table = phase2({ players, active: 1, round: 5 }, RING);
    expect(table.view()).toMatchObject({ active: 2, round: 5 });
    table.do({ type: 'roll' }, ['white-tree', 'orc', 'orc', 'orc', 'orc']).setAside('black').do({ type: 'finishRolling' });
    expect(outcome(table)).toMatchObject({ winners: [1] });
  });

  test('JM-EX-40: a last survivor plays on alone, every Nazgûl hits him, and he wins or all lose', () => {
    const alone = (fields: number, left: string) => ({
      players: [player('frodo', 0, GONE), player('sam', 0, GONE), player('pippin', fields, squares(left))],
      active: 2,
    });
    const all = { black: 'nazgul', yellow: 'nazgul', red: 'nazgul', blue: 'nazgul', green: 'nazgul' } as const;
    const on = phase2(alone(0, 'xoooooo'), all);
    expect(on.view()).toMatchObject({ active: 2, round: 2 });
    expect(on.player(2).spaces).toBe(1);
    expect(outcome(phase2(alone(8, 'xxxxxxo'), RING))).toMatchObject({ winners: [2], reason: 'reachedMordor' });
    expect(outcome(phase2(alone(0, 'xxxxxxo'), all))).toMatchObject({ winners: [], reason: 'allCaught' });
  });

  test('JM-EX-41: with the optional ending the last one left wins at once', () => {
    const players = [player('sam'), player('merry', 0, LAST), player('frodo', 0, GONE)];
    const table = phase2({ players, lastSurvivor: true }, { ...NONE, blue: 'nazgul' });
    expect(out(table)).toEqual([false, true, true]);
    expect(outcome(table)).toMatchObject({ winners: [0], reason: 'lastSurvivor' });
  });
});

describe('places', () => {
  test('JM-EX-15: in Rivendell one, two or all three Rings of a roll', () => {
    const table = at({ ...fourAt(1), turn: rolled({ black: 'ring', yellow: 'ring', red: 'ring', blue: 'orc', green: 'weapon' }) });
    for (const die of ['black', 'yellow', 'red']) {
      table.setAside(die);
      expect(table.refused({ type: 'roll' })).toBeNull();
    }
  });

  test('JM-EX-49: not at Bag End', () => {
    const table = at({ ...fourAt(0), turn: rolled({ black: 'ring', yellow: 'ring', red: 'ring', blue: 'orc', green: 'weapon' }) });
    expect(table.setAside('black').refused({ type: 'setAside', die: 'red' })).toEqual(['JM-DICE-04']);
  });

  test('JM-EX-51: of three Nazgûl one, two or three, but not none', () => {
    const table = at({ ...fourAt(1), turn: rolled({ black: 'nazgul', yellow: 'nazgul', red: 'nazgul', blue: 'ring', green: 'ring' }) });
    table.setAside('blue', 'green');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    for (const die of ['black', 'yellow']) {
      table.setAside(die);
      expect(table.refused({ type: 'roll' })).toBeNull();
    }
    table.setAside('red');
    // All five are set aside: three Nazgûl strike, the black and Frodo's own hit Frodo, the red one Sam.
    expect(spaces(table)).toEqual([5, 6, 7, 7]);
  });

  test('JM-EX-16: in Lothlórien one weapon beats two orcs', () => {
    expect(walked(3, { black: 'gandalf', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'ring' })).toBe(1);
  });

  test('JM-EX-54: but not three', () => {
    expect(walked(3, { black: 'ring', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'orc' })).toBe(0);
  });

  test('JM-EX-18: at Helm’s Deep one weapon is not enough for one orc', () => {
    expect(walked(5, { black: 'gandalf', yellow: 'weapon', red: 'orc', blue: 'ring', green: 'ring' })).toBe(0);
  });

  test('JM-EX-53: two are', () => {
    expect(walked(5, { black: 'weapon', yellow: 'weapon', red: 'orc', blue: 'ring', green: 'ring' })).toBe(2);
  });

  test('JM-EX-17: Rohan: a roll is repeated with all its dice, once; the next one too', () => {
    const table = at({ ...fourAt(4), turn: rolled({ ...NONE, black: 'nazgul' }) });
    table.do({ type: 'repeatRoll' }, ['ring', 'gandalf', 'weapon', 'orc', 'orc']);
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    expect(table.refused({ type: 'repeatRoll' })).toContain('JM-RULING-19');
    table.setAside('black', 'yellow').do({ type: 'roll' }, ['nazgul', 'orc', 'ring']);
    expect(table.refused({ type: 'repeatRoll' })).toBeNull();
  });

  test('JM-EX-52: a repeated roll is neither repeated again nor in part, and its Nazgûl counts', () => {
    const table = at({ ...fourAt(4), turn: rolled({ ...NONE, black: 'ring', yellow: 'gandalf' }) }).setAside('black', 'yellow');
    table.do({ type: 'roll' }, ['nazgul', 'orc', 'ring']).do({ type: 'repeatRoll' }, ['nazgul', 'ring', 'ring']);
    expect(table.refused({ type: 'repeatRoll' })).toContain('JM-RULING-19');
    expect(table.match.explain(0, { type: 'repeatRoll', die: 'red' })?.code).toBe('malformed');
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    table.setAside('blue');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    expect(table.setAside('red').refused({ type: 'roll' })).toBeNull();
  });

  test('JM-EX-43: Gondor spares Sam all of them; Pippin’s own hits Pippin', () => {
    expect(spaces(phase2(fourAt(6, 1), { ...NONE, red: 'nazgul', black: 'nazgul', green: 'nazgul' }))).toEqual([7, 7, 7, 6]);
  });

  test('JM-EX-45: in Minas Tirith all of them hit Merry', () => {
    expect(spaces(phase2(fourAt(7, 2), { ...NONE, red: 'nazgul', green: 'nazgul', yellow: 'nazgul' }))).toEqual([7, 7, 4, 7]);
  });

  test('JM-EX-46: one Ring does not lead out of Shelob’s Lair', () => {
    const table = phase2(fourAt(8), { black: 'ring', yellow: 'weapon', red: 'weapon', blue: 'gandalf', green: 'gandalf' });
    expect(table.player(0)).toMatchObject({ fields: 8, place: 'shelobs-lair', inMordor: false });
  });

  test('JM-EX-47: two do, if the orc is beaten', () => {
    expect(walked(8, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'gandalf' })).toBe(1);
    expect(walked(8, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'orc' })).toBe(0);
  });

  test('JM-EX-48: from Minas Tirith two Rings pass through the Lair', () => {
    expect(phase2(fourAt(7), { ...RING, yellow: 'ring' }).player(0)).toMatchObject({ fields: 9, inMordor: true });
  });

  test('JM-EX-50: the turn began in Rivendell, so Gandalf works although Moria is crossed off', () => {
    const table = phase2(fourAt(1), { black: 'ring', yellow: 'ring', red: 'gandalf', blue: 'weapon', green: 'weapon' });
    expect(table.player(0).place).toBe('lothlorien');
    expect(table.do({ type: 'split', square: 1 }).player(0).spaces).toBe(8);
  });

  test('JM-EX-56: moving is compulsory', () => {
    expect(phase2(fourAt(6), RING).player(0).place).toBe('minas-tirith');
  });

  test('JM-EX-61: on the basic side Gondor spares nobody', () => {
    expect(spaces(phase2({ players: [player('sam', 6), player('frodo')] }, { ...NONE, red: 'nazgul' }))).toEqual([6, 7]);
  });
});

describe('setting up', () => {
  test('JM-EX-55: a hobbit already chosen is refused', () => {
    const table = new TestTable({ seats: 2 }).do({ type: 'chooseHobbit', hobbit: 'sam' });
    expect(table.refused({ type: 'chooseHobbit', hobbit: 'sam' })).toEqual(['JM-SETUP-03']);
    expect(table.options().map(({ hobbit }) => hobbit)).toEqual(['frodo', 'merry', 'pippin']);
  });

  test('JM-EX-60: two to four players, one side of the sheet, and the colours of the hobbits', () => {
    for (const seats of [1, 5]) expect(() => new TestTable({ seats })).toThrow(/Two to four/);
    expect(() => new TestTable({ seats: 2, options: { side: ['basic', 'advanced'] } })).toThrow(/one side/);
    const table = new TestTable({ seats: 4, options: { first: 0 } });
    for (const hobbit of ['frodo', 'sam', 'merry', 'pippin']) table.do({ type: 'chooseHobbit', hobbit });
    expect(table.view().turn?.dice.map(({ id, hobbit }) => [id, hobbit])).toEqual([
      ['black', null],
      ['yellow', 'frodo'],
      ['red', 'sam'],
      ['blue', 'merry'],
      ['green', 'pippin'],
    ]);
  });
});
