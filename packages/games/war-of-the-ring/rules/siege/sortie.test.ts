import { describe, expect, test } from 'vitest';
import { armies, BEGIN, dice, fallen, freeAttack, hitsOf, stepOf } from '../../testing/battlefield.ts';
import { choices, figuresAt, holder, spend, type Stage, whereIs } from '../../testing/stage.ts';

const besieged = (table: Stage, name = 'minas-tirith'): boolean | undefined => table.view().regions.find(({ id }) => id === name)?.besieged;
const sortie = (there: string, rest: Partial<Parameters<typeof armies>[0]> = {}): Stage =>
  freeAttack({ ...rest, on: { 'minas-tirith': there, ...rest.on } }, 'inside-minas-tirith', 'minas-tirith');

describe('a sortie', () => {
  test('WR-SIEGE-15, WR-SIEGE-16, WR-SIEGE-18: the besieged attack in the field, both sides hit on five, and called off they are within again', () => {
    const table = sortie('sauron 3r | gondor 2r').do(BEGIN, dice(5, 1, 5, 1, 1));
    expect(hitsOf(table)).toEqual([1, 1]);
    table.do({ type: 'loseRegular', nation: 'gondor' }).do({ type: 'loseRegular', nation: 'sauron' }).do({ type: 'ceaseAttack' });
    expect([besieged(table), figuresAt(table, 'inside-minas-tirith'), figuresAt(table, 'minas-tirith')]).toEqual([
      true,
      { 'gondor-regular': 1 },
      { 'sauron-regular': 2 },
    ]);
  });

  test('WR-TV-103, WR-RULING-88, WR-SIEGE-14: the besieged can neither march out nor attack elsewhere', () => {
    const table = armies({ on: { 'minas-tirith': 'sauron 3r | gondor 2r', osgiliath: 'sauron 1r' } });
    expect(table.refused(spend('army-muster', 'move-armies'))).toEqual(['WR-RULING-06']);
    table.do(spend('army-muster', 'attack'));
    expect(table.options('attack')).toEqual([{ type: 'attack', from: 'inside-minas-tirith', against: 'minas-tirith' }]);
    expect(table.refused({ type: 'attack', from: 'inside-minas-tirith', against: 'osgiliath' })).toEqual([
      'WR-BATTLE-02',
      'WR-SIEGE-09',
      'WR-RULING-88',
    ]);
  });

  test('WR-RULING-88: friends cannot march in', () => {
    const table = armies({ on: { 'minas-tirith': 'sauron 3r | gondor 2r', lossarnach: 'gondor 2r' } }).do(
      spend('army-muster', 'move-armies'),
    );
    expect(table.refused({ type: 'march', from: 'lossarnach', to: 'minas-tirith' })).toEqual(['WR-MOVE-10', 'WR-MOVE-09']);
  });

  test('WR-TV-096, WR-SIEGE-17, WR-RULING-55: with a rearguard within, a lost sortie does not lose the stronghold', () => {
    const table = sortie('sauron 5r | gondor 4r 1l, boromir');
    table
      .do({ type: 'holdBack', figure: 'gondor-regular' })
      .do({ type: 'holdBack', figure: 'gondor-leader' })
      .do(BEGIN, dice(1, 1, 1, 1, 6, 6, 6, 1, 1));
    table.do({ type: 'reroll', dice: 0 });
    for (let n = 0; n < 3; n++) table.do({ type: 'loseRegular', nation: 'gondor' });
    expect([table.view().battle, besieged(table), holder(table, 'minas-tirith')]).toEqual([null, true, 'free-peoples']);
    expect(figuresAt(table, 'inside-minas-tirith')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
    expect(whereIs(table, 'boromir')).toBe('eliminated');
  });

  test('WR-RULING-55, WR-CAPT-03: without one the stronghold falls; if the besiegers die too, its owner keeps it', () => {
    const lost = sortie('sauron 3r | gondor 1r 1l')
      .do(BEGIN, dice(1, 6, 1, 1))
      .do({ type: 'reroll', dice: 0 })
      .do({ type: 'loseRegular', nation: 'gondor' });
    expect([besieged(lost), holder(lost, 'minas-tirith'), fallen(lost, 'gondor-leader')]).toEqual([false, 'shadow', 1]);
    const both = sortie('sauron 1r | gondor 1r')
      .do(BEGIN, dice(6, 6))
      .do({ type: 'loseRegular', nation: 'gondor' })
      .do({ type: 'loseRegular', nation: 'sauron' });
    expect([besieged(both), holder(both, 'minas-tirith')]).toEqual([false, 'free-peoples']);
  });

  test('WR-SIEGE-20, WR-SIEGE-06, WR-SIEGE-08: the victors of a sortie stay in their region, rearguard and all', () => {
    const table = sortie('sauron 1r | gondor 3r 1l');
    table
      .do({ type: 'holdBack', figure: 'gondor-regular' })
      .do({ type: 'holdBack', figure: 'gondor-leader' })
      .do(BEGIN, dice(6, 1, 1))
      .do({ type: 'loseRegular', nation: 'sauron' });
    expect([stepOf(table), besieged(table), figuresAt(table, 'minas-tirith')]).toEqual([
      'chooseAction',
      false,
      { 'gondor-regular': 3, 'gondor-leader': 1 },
    ]);
  });

  test('WR-SIEGE-19, WR-RULING-51: the besiegers may retreat, but have no walls', () => {
    const table = sortie('sauron 3r | gondor 3r', { on: { osgiliath: 'gondor 1r' } }).do(BEGIN, dice(1, 1, 1, 1, 1, 1));
    table.do({ type: 'pressOn' });
    expect(choices(table, 'retreat', 'region')).toEqual(['druadan-forest']);
    expect(table.refused({ type: 'withdraw' })).not.toBeNull();
    table.do({ type: 'retreat', region: 'druadan-forest' });
    expect([stepOf(table), besieged(table), figuresAt(table, 'minas-tirith'), figuresAt(table, 'druadan-forest')]).toEqual([
      'chooseAction',
      false,
      { 'gondor-regular': 3 },
      { 'sauron-regular': 3 },
    ]);
  });
});
