import { describe, expect, test } from 'vitest';
import { at, player, rolled } from '../testing/table.ts';
import { frodoSam, loose, NONE, spaces } from '../testing/scenes.ts';

/** Rolling and setting aside: worked examples, each a little scene. Rule by rule tests sit beside the rules. */

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
