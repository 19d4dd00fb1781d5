import { describe, expect, test } from 'vitest';
import { phase2, player, squares } from '../testing/table.ts';
import { GONE, LAST, NONE, out, outcome, RING, spaces, trail } from '../testing/scenes.ts';

/** Going out, and how a game ends: worked examples, each a little scene. Rule by rule tests sit beside the rules. */

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
