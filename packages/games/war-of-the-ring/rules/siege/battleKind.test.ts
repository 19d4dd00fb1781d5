import { describe, expect, test } from 'vitest';
import { armies, freeAttack } from '../../testing/battle.ts';
import { spend, type WarTable } from '../../testing/war.ts';

const sortie = (there: string, rest: Partial<Parameters<typeof armies>[0]> = {}): WarTable =>
  freeAttack({ ...rest, on: { 'minas-tirith': there, ...rest.on } }, 'inside-minas-tirith', 'minas-tirith');

describe('a sortie', () => {
  test('WR-SIEGE-15, WR-SIEGE-16, WR-SIEGE-18: the besieged attack in the field, both sides hit on five, and called off they are within again', () => {
    const table = sortie('sauron 3r | gondor 2r').next(5, 1, 5, 1, 1).do('beginBattle');
    expect(table.hits).toEqual([1, 1]);
    table.do('loseRegular', { nation: 'gondor' }).do('loseRegular', { nation: 'sauron' }).do('ceaseAttack');
    expect([table.besieged('minas-tirith'), table.at('inside-minas-tirith'), table.at('minas-tirith')]).toEqual([
      true,
      { 'gondor-regular': 1 },
      { 'sauron-regular': 2 },
    ]);
  });

  test('WR-TV-103, WR-RULING-88, WR-SIEGE-14: the besieged can neither march out nor attack elsewhere', () => {
    const table = armies({ on: { 'minas-tirith': 'sauron 3r | gondor 2r', osgiliath: 'sauron 1r' } });
    expect(table.refused(spend('army-muster', 'move-armies'))).toEqual(['WR-RULING-88']);
    table.spend('army-muster', 'attack');
    expect(table.options('attack')).toEqual([{ type: 'attack', from: 'inside-minas-tirith', against: 'minas-tirith' }]);
    expect(table.refused('attack', { from: 'inside-minas-tirith', against: 'osgiliath' })).toEqual(['WR-RULING-88']);
  });

  test('WR-RULING-88: friends cannot march in', () => {
    const table = armies({ on: { 'minas-tirith': 'sauron 3r | gondor 2r', lossarnach: 'gondor 2r' } }).spend('army-muster', 'move-armies');
    expect(table.refused('march', { from: 'lossarnach', to: 'minas-tirith' })).toEqual(['WR-MOVE-10']);
  });

  test('WR-TV-096, WR-SIEGE-17, WR-RULING-55: with a rearguard within, a lost sortie does not lose the stronghold', () => {
    const table = sortie('sauron 5r | gondor 4r 1l, boromir');
    table
      .do('holdBack', { figure: 'gondor-regular' })
      .do('holdBack', { figure: 'gondor-leader' })
      .next(1, 1, 1, 1, 6, 6, 6, 1, 1)
      .do('beginBattle');
    table.do('reroll', { dice: 0 });
    for (let n = 0; n < 3; n++) table.do('loseRegular', { nation: 'gondor' });
    expect([table.view().battle, table.besieged('minas-tirith'), table.holder('minas-tirith')]).toEqual([null, true, 'free-peoples']);
    expect(table.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
    expect(table.where('boromir')).toBe('eliminated');
  });

  test('WR-RULING-55, WR-CAPT-03: without one the stronghold falls; if the besiegers die too, its owner keeps it', () => {
    const lost = sortie('sauron 3r | gondor 1r 1l')
      .next(1, 6, 1, 1)
      .do('beginBattle')
      .do('reroll', { dice: 0 })
      .do('loseRegular', { nation: 'gondor' });
    expect([lost.besieged('minas-tirith'), lost.holder('minas-tirith'), lost.count('casualties', 'gondor-leader')]).toEqual([
      false,
      'shadow',
      1,
    ]);
    const both = sortie('sauron 1r | gondor 1r')
      .next(6, 6)
      .do('beginBattle')
      .do('loseRegular', { nation: 'gondor' })
      .do('loseRegular', { nation: 'sauron' });
    expect([both.besieged('minas-tirith'), both.holder('minas-tirith')]).toEqual([false, 'free-peoples']);
  });

  test('WR-SIEGE-20, WR-SIEGE-06, WR-SIEGE-08: the victors of a sortie stay in their region, rearguard and all', () => {
    const table = sortie('sauron 1r | gondor 3r 1l');
    table
      .do('holdBack', { figure: 'gondor-regular' })
      .do('holdBack', { figure: 'gondor-leader' })
      .next(6, 1, 1)
      .do('beginBattle')
      .do('loseRegular', { nation: 'sauron' });
    expect([table.step, table.besieged('minas-tirith'), table.at('minas-tirith')]).toEqual([
      'chooseAction',
      false,
      { 'gondor-regular': 3, 'gondor-leader': 1 },
    ]);
  });

  test('WR-SIEGE-19, WR-RULING-51: the besiegers may retreat, but have no walls', () => {
    const table = sortie('sauron 3r | gondor 3r', { on: { osgiliath: 'gondor 1r' } })
      .next(1, 1, 1, 1, 1, 1)
      .do('beginBattle');
    table.do('pressOn');
    expect(table.choices('retreat', 'region')).toEqual(['druadan-forest']);
    expect(table.refused('withdraw')).not.toBeNull();
    table.do('retreat', { region: 'druadan-forest' });
    expect([table.step, table.besieged('minas-tirith'), table.at('minas-tirith'), table.at('druadan-forest')]).toEqual([
      'chooseAction',
      false,
      { 'gondor-regular': 3 },
      { 'sauron-regular': 3 },
    ]);
  });
});
