import { describe, expect, test } from 'vitest';
import { phase2, player, squares } from '../testing/table.ts';
import { frodoSam, GONE, NONE, RING, spaces, trail, walked } from '../testing/scenes.ts';

/** What the symbols do: worked examples, each a little scene. Rule by rule tests sit beside the rules. */

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
