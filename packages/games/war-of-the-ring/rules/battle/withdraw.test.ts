import { describe, expect, test } from 'vitest';
import { freeAttack, shadowAttacks } from '../../testing/battle.ts';
import { FREE, SHADOW, type WarTable } from '../../testing/war.ts';

const region = (table: WarTable, name: string) => table.view().regions.find(({ id }) => id === name);

describe('the field or the walls', () => {
  const attacked = (garrison: string): WarTable =>
    shadowAttacks({ on: { osgiliath: 'sauron 6r', 'minas-tirith': garrison } }, 'osgiliath', 'minas-tirith').do('beginBattle');

  test('WR-TV-090, WR-SIEGE-01, WR-SIEGE-03, WR-SIEGE-04, WR-SIEGE-05: who withdraws is besieged when the attackers move in; five units stay', () => {
    const table = attacked('gondor 5r 2e 2l');
    expect(table.active).toBe(FREE);
    table.do('withdraw');
    expect(table.active).toBe(SHADOW);
    table.do('depart');
    expect([table.view().battle, table.heard('combatRoll')]).toEqual([null, []]);
    expect([table.active, table.choices('removeExcess', 'figure')]).toEqual([FREE, ['gondor-regular', 'gondor-elite']]);
    expect(table.refused('removeExcess', { figure: 'gondor-leader', place: 'inside-minas-tirith' })).toEqual(['WR-RULING-02']);
    expect(table.refused('removeExcess', { figure: 'gondor-regular', place: 'minas-tirith' })).toEqual(['WR-ARMY-11']);
    const before = [table.count('reinforcements', 'gondor-regular'), table.count('reinforcements', 'gondor-elite')];
    table.do('removeExcess', { figure: 'gondor-regular', place: 'inside-minas-tirith' });
    table.do('removeExcess', { figure: 'gondor-elite', place: 'inside-minas-tirith' });
    expect([table.count('reinforcements', 'gondor-regular'), table.count('reinforcements', 'gondor-elite')]).toEqual([
      before[0] + 1,
      before[1] + 1,
    ]);
    expect(table.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 4, 'gondor-elite': 1, 'gondor-leader': 2 });
    expect(table.at('minas-tirith')).toEqual({ 'sauron-regular': 6 });
    expect(region(table, 'minas-tirith')).toMatchObject({ besieged: true, holder: 'free-peoples' });
    expect(table.step).toBe('chooseAction');
  });

  test('WR-TV-091, WR-RULING-49: if the attackers stay out there is no siege and nobody is lost', () => {
    const table = attacked('gondor 5r 2e 2l').do('withdraw').do('stayPut');
    expect(table.at('minas-tirith')).toEqual({ 'gondor-regular': 5, 'gondor-elite': 2, 'gondor-leader': 2 });
    expect(region(table, 'minas-tirith')?.besieged).toBe(false);
    expect([table.view().battle, table.step]).toEqual([null, 'chooseAction']);
  });

  test('WR-SIEGE-03, WR-BATTLE-46: part of the attackers may begin the siege', () => {
    const table = attacked('gondor 2r').do('withdraw');
    for (let n = 0; n < 4; n++) table.do('leaveBehind', { figure: 'sauron-regular' });
    table.do('depart');
    expect([table.at('minas-tirith'), table.at('osgiliath')]).toEqual([{ 'sauron-regular': 2 }, { 'sauron-regular': 4 }]);
  });

  test('WR-TV-104, WR-SIEGE-01: the choice comes before every round', () => {
    const table = shadowAttacks({ on: { 'dimrill-dale': 'sauron 4r', lorien: 'elves 4r' } }, 'dimrill-dale', 'lorien').do('beginBattle');
    table.next(6, 6, 1, 1, 1, 1, 1, 1).do('fightInField').do('loseRegular', { nation: 'elves' }).do('loseRegular', { nation: 'elves' });
    table.do('pressOn').do('stand');
    expect([table.step, table.active]).toEqual(['fieldOrSiege', FREE]);
    table.do('withdraw').do('depart');
    expect([table.at('inside-lorien'), table.step]).toEqual([{ 'elves-regular': 2 }, 'chooseAction']);
  });

  test('WR-TV-099, WR-RULING-50: walls shelter whoever holds them now', () => {
    const table = freeAttack(
      { on: { westemnet: 'rohan 4r', 'helms-deep': 'isengard 3r' }, held: { 'helms-deep': 'shadow' } },
      'westemnet',
      'helms-deep',
    ).do('beginBattle');
    expect(table.active).toBe(SHADOW);
    table.do('withdraw').do('depart');
    expect([table.at('inside-helms-deep'), table.holder('helms-deep')]).toEqual([{ 'isengard-regular': 3 }, 'shadow']);
  });

  test('WR-SIEGE-01: a city offers no such choice', () => {
    const table = shadowAttacks({ on: { osgiliath: 'sauron 2r', pelargir: 'gondor 2r' } }, 'osgiliath', 'pelargir')
      .next(1, 1, 1, 1)
      .do('beginBattle');
    expect(table.step).toBe('ceaseOrContinue');
  });
});
