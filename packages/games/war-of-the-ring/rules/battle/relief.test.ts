import { describe, expect, test } from 'vitest';
import { freeAttack } from '../../testing/battle.ts';
import { type WarTable } from '../../testing/war.ts';

const relief = (there: string, relieving: string): WarTable =>
  freeAttack({ on: { 'minas-tirith': there, lossarnach: relieving } }, 'lossarnach', 'minas-tirith');

describe('relief', () => {
  test('WR-TV-098, WR-SIEGE-21, WR-SIEGE-22, WR-RULING-51, WR-SIEGE-06: the besiegers fight in the open, the garrison looks on', () => {
    const table = relief('sauron 4r | gondor 3r', 'gondor 5r').next(5, 1, 1, 1, 1, 5, 1, 1, 1).do('beginBattle');
    expect(table.step).toBe('casualties');
    expect([table.rolled, table.hits]).toEqual([
      [5, 4],
      [1, 1],
    ]);
    table.do('loseRegular', { nation: 'gondor' });
    expect(table.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 3 });
    table.do('loseRegular', { nation: 'sauron' }).do('pressOn').do('retreat', { region: 'osgiliath' });
    expect(table.step).toBe('advance');
    expect(table.at('minas-tirith')).toEqual({ 'gondor-regular': 3 });
    table.do('depart');
    expect([table.at('minas-tirith'), table.view().regions.find(({ id }) => id === 'minas-tirith')?.besieged]).toEqual([
      { 'gondor-regular': 7 },
      false,
    ]);
  });

  test('WR-SIEGE-22: called off, the relieving army stays where it was and the siege goes on', () => {
    const table = relief('sauron 4r | gondor 3r', 'gondor 5r').next(1, 1, 1, 1, 1, 1, 1, 1, 1).do('beginBattle').do('ceaseAttack');
    expect([table.at('lossarnach'), table.at('inside-minas-tirith')]).toEqual([{ 'gondor-regular': 5 }, { 'gondor-regular': 3 }]);
  });

  test('WR-RULING-54, WR-MOVE-11: no more enter than there is room for beside the garrison', () => {
    const table = relief('sauron 1r | gondor 5r', 'rohan 8r')
      .next(6, 1, 1, 1, 1, 1)
      .do('beginBattle')
      .do('loseRegular', { nation: 'sauron' });
    expect(table.refused('depart')).toEqual(['WR-MOVE-11']);
    for (let n = 0; n < 3; n++) table.do('leaveBehind', { figure: 'rohan-regular' });
    table.do('depart');
    expect(table.at('minas-tirith')).toEqual({ 'gondor-regular': 5, 'rohan-regular': 5 });
  });
});
