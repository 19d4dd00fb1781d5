import { describe, expect, test } from 'vitest';
import { armies, shadowAttacks } from '../../testing/battle.ts';
import { spend, type WarTable } from '../../testing/war.ts';

const assault = (armiesThere: string, rest: Partial<Parameters<typeof armies>[0]> = {}): WarTable =>
  shadowAttacks({ ...rest, on: { 'helms-deep': armiesThere, ...rest.on } }, 'helms-deep', 'inside-helms-deep');

describe('an assault', () => {
  test('WR-TV-092, WR-SIEGE-10, WR-SIEGE-11, WR-SIEGE-12, WR-SIEGE-13: sixes only, one round, and an elite for each further one', () => {
    const table = assault('isengard 4r 2e | rohan 3r').next(5, 5, 6, 2, 3, 5, 1, 4).do('beginBattle');
    expect(table.hits).toEqual([1, 1]);
    table.do('loseRegular', { nation: 'isengard' }).do('loseRegular', { nation: 'rohan' });
    expect(table.options().map(({ type }) => type)).toEqual(['extendAssault', 'ceaseAttack']);
    table.next(1, 1, 1, 1, 1, 1, 1).do('extendAssault', { nation: 'isengard' });
    expect(table.rolled).toEqual([5, 2]);
    expect(table.at('helms-deep')).toEqual({ 'isengard-regular': 4, 'isengard-elite': 1 });
    table.do('ceaseAttack');
    expect([table.besieged('helms-deep'), table.holder('helms-deep'), table.step]).toEqual([true, 'free-peoples', 'chooseAction']);
  });

  test('WR-SIEGE-12: again and again while there are elites', () => {
    const table = assault('isengard 2e | rohan 3r').next(1, 1, 1, 1, 1).do('beginBattle');
    table.next(1, 1, 1, 1, 1).do('extendAssault', { nation: 'isengard' }).next(1, 1, 1, 1, 1).do('extendAssault', { nation: 'isengard' });
    // Nothing is left to pay with, so nothing is asked.
    expect([table.heard('roundBegan').length, table.step, table.besieged('helms-deep')]).toEqual([3, 'chooseAction', true]);
  });

  test('WR-SIEGE-11, WR-SIEGE-12: without an elite in the battle the assault ends after its round, and nobody is asked', () => {
    const table = assault('isengard 3r 1e | rohan 3r')
      .do('holdBack', { figure: 'isengard-elite' })
      .do('holdBack', { figure: 'isengard-regular' });
    table.next(1, 1, 1, 1, 1).do('beginBattle');
    expect([table.step, table.at('helms-deep')]).toEqual(['chooseAction', { 'isengard-regular': 3, 'isengard-elite': 1 }]);
  });

  test('WR-SIEGE-14, WR-SIEGE-11: the besieged never retreat, and the attacker is asked only for an elite', () => {
    const table = assault('isengard 1r 1e | rohan 3r').next(1, 1, 1, 1, 1).do('beginBattle');
    expect(table.refused('pressOn')).not.toBeNull();
    table.do('extendAssault', { nation: 'isengard' });
    expect(table.heard('retreated')).toEqual([]);
    expect(table.heard('roundBegan')).toHaveLength(2);
  });

  test('WR-TV-093, WR-SIEGE-12, WR-BATTLE-07: an elite of the rearguard pays for nothing', () => {
    const table = assault('isengard 5r 1e | rohan 3r');
    table
      .do('holdBack', { figure: 'isengard-elite' })
      .do('holdBack', { figure: 'isengard-regular' })
      .next(1, 1, 1, 1, 1, 1, 1)
      .do('beginBattle');
    expect(table.refused('extendAssault', { nation: 'isengard' })).toEqual(['WR-SIEGE-12']);
  });

  test('WR-TV-094, WR-RULING-56: without a regular in reserve the elite is eliminated, and the round is fought', () => {
    const table = assault('isengard 3r 2e | rohan 3r', { on: { orthanc: 'isengard 9r' } })
      .next(1, 1, 1, 1, 1, 1, 1, 1)
      .do('beginBattle');
    expect(table.count('reinforcements', 'isengard-regular')).toBe(0);
    const elites = table.count('reinforcements', 'isengard-elite');
    table.next(1, 1, 1, 1, 1, 1, 1).do('extendAssault', { nation: 'isengard' });
    expect([table.rolled, table.count('reinforcements', 'isengard-elite') - elites]).toEqual([[4, 3], 1]);
    expect(table.at('helms-deep')).toEqual({ 'isengard-regular': 3, 'isengard-elite': 1 });
  });

  test('WR-TV-182, WR-SIEGE-09, WR-BATTLE-02: only the army that besieges may assault', () => {
    const table = armies({ toAct: 'shadow', on: { 'dol-amroth': 'southrons 2r | gondor 2r', lamedon: 'southrons 3r' } }).spend(
      'army',
      'attack',
    );
    expect(table.options('attack')).toEqual([{ type: 'attack', from: 'dol-amroth', against: 'inside-dol-amroth' }]);
    expect(table.refused('attack', { from: 'lamedon', against: 'inside-dol-amroth' })).toEqual(['WR-SIEGE-09']);
  });

  test('WR-TV-106, WR-RULING-58: besiegers not at war keep up the siege but do not assault', () => {
    const table = assault('isengard 2r, sauron 3r | rohan 5r', { atWar: ['isengard'] })
      .next(1, 1, 6, 6, 1, 1, 1)
      .do('beginBattle');
    expect(table.rolled).toEqual([2, 5]);
    table.do('loseRegular', { nation: 'isengard' }).do('loseRegular', { nation: 'isengard' });
    expect([table.besieged('helms-deep'), table.at('helms-deep')]).toEqual([true, { 'sauron-regular': 3 }]);
    expect(
      armies({ toAct: 'shadow', atWar: ['isengard'], on: { 'helms-deep': 'sauron 3r | rohan 5r' } }).refused(spend('army', 'attack')),
    ).toEqual(['WR-RULING-58']);
  });

  test('WR-CAPT-03, WR-CAPT-04, WR-CAPT-06, WR-BATTLE-38, WR-POL-09: the stronghold falls with its last defending unit', () => {
    const table = assault('isengard 2r | rohan 1r 1l, boromir', { atWar: ['isengard'], nations: { rohan: { steps: 2, active: true } } })
      .next(6, 1, 1, 1)
      .do('beginBattle');
    while (table.options('reroll').length > 0) table.do('reroll', { dice: 0 });
    table.do('loseRegular', { nation: 'rohan' });
    expect([table.besieged('helms-deep'), table.holder('helms-deep'), table.view().sides[1].points]).toEqual([false, 'shadow', 2]);
    expect([table.where('boromir'), table.count('casualties', 'rohan-leader')]).toEqual(['eliminated', 1]);
    // One step for the attack, one for the loss.
    expect(table.nation('rohan').steps).toBe(0);
    expect(table.step).toBe('chooseAction');
  });

  test('WR-SIEGE-06, WR-SIEGE-08, WR-RULING-42: if the whole besieging army dies the siege ends and the defenders are back', () => {
    const table = assault('isengard 1r | rohan 2r').next(1, 6, 1).do('beginBattle').do('loseRegular', { nation: 'isengard' });
    expect([table.besieged('helms-deep'), table.at('helms-deep'), table.holder('helms-deep')]).toEqual([
      false,
      { 'rohan-regular': 2 },
      'free-peoples',
    ]);
    const both = assault('isengard 1r | rohan 1r')
      .next(6, 6)
      .do('beginBattle')
      .do('loseRegular', { nation: 'isengard' })
      .do('loseRegular', { nation: 'rohan' });
    expect([both.besieged('helms-deep'), both.holder('helms-deep')]).toEqual([false, 'free-peoples']);
  });

  test('WR-RULING-63: each assault is a new attack', () => {
    const table = assault('isengard 2r | rohan 2r', {
      atWar: ['isengard'],
      nations: { rohan: { steps: 3, active: false } },
      shadow: ['army', 'army'],
    })
      .next(1, 1, 1, 1)
      .do('beginBattle');
    table.do('skipDie', { die: 'event' });
    table.spend('army', 'attack').do('attack', { from: 'helms-deep', against: 'inside-helms-deep' }).do('beginBattle');
    expect(table.nation('rohan')).toEqual({ steps: 1, active: true });
  });

  test('WR-SIEGE-10: the Free Peoples besiege by the same rules', () => {
    const table = armies({ on: { orthanc: 'rohan 3r | isengard 2r, saruman' } }).spend('army-muster', 'attack');
    table.do('attack', { from: 'orthanc', against: 'inside-orthanc' }).next(5, 5, 6, 5, 1).do('beginBattle');
    expect(table.hits).toEqual([1, 1]);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1]);
  });
});
