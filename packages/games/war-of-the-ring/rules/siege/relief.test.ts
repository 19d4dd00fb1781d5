import { describe, expect, test } from 'vitest';
import { BEGIN, dice, freeAttack, hitsOf, rolledBy, stepOf } from '../../testing/battlefield.ts';
import { figuresAt, type Stage } from '../../testing/stage.ts';

const relief = (there: string, relieving: string): Stage =>
  freeAttack({ on: { 'minas-tirith': there, lossarnach: relieving } }, 'lossarnach', 'minas-tirith');

describe('relief', () => {
  test('WR-TV-098, WR-SIEGE-21, WR-SIEGE-22, WR-RULING-51, WR-SIEGE-06: the besiegers fight in the open, the garrison looks on', () => {
    const table = relief('sauron 4r | gondor 3r', 'gondor 5r').do(BEGIN, dice(5, 1, 1, 1, 1, 5, 1, 1, 1));
    expect(stepOf(table)).toBe('casualties');
    expect([rolledBy(table), hitsOf(table)]).toEqual([
      [5, 4],
      [1, 1],
    ]);
    table.do({ type: 'loseRegular', nation: 'gondor' });
    expect(figuresAt(table, 'inside-minas-tirith')).toEqual({ 'gondor-regular': 3 });
    table.do({ type: 'loseRegular', nation: 'sauron' }).do({ type: 'pressOn' }).do({ type: 'retreat', region: 'osgiliath' });
    expect(stepOf(table)).toBe('advance');
    expect(figuresAt(table, 'minas-tirith')).toEqual({ 'gondor-regular': 3 });
    table.do({ type: 'depart' });
    expect([figuresAt(table, 'minas-tirith'), table.view().regions.find(({ id }) => id === 'minas-tirith')?.besieged]).toEqual([
      { 'gondor-regular': 7 },
      false,
    ]);
  });

  test('WR-SIEGE-22: called off, the relieving army stays where it was and the siege goes on', () => {
    const table = relief('sauron 4r | gondor 3r', 'gondor 5r')
      .do(BEGIN, dice(1, 1, 1, 1, 1, 1, 1, 1, 1))
      .do({ type: 'ceaseAttack' });
    expect([figuresAt(table, 'lossarnach'), figuresAt(table, 'inside-minas-tirith')]).toEqual([
      { 'gondor-regular': 5 },
      { 'gondor-regular': 3 },
    ]);
  });

  test('WR-RULING-54, WR-MOVE-11: no more enter than there is room for beside the garrison', () => {
    const table = relief('sauron 1r | gondor 5r', 'rohan 8r')
      .do(BEGIN, dice(6, 1, 1, 1, 1, 1))
      .do({ type: 'loseRegular', nation: 'sauron' });
    expect(table.refused({ type: 'depart' })).toEqual(['WR-MOVE-11']);
    for (let n = 0; n < 3; n++) table.do({ type: 'leaveBehind', figure: 'rohan-regular' });
    table.do({ type: 'depart' });
    expect(figuresAt(table, 'minas-tirith')).toEqual({ 'gondor-regular': 5, 'rohan-regular': 5 });
  });
});
