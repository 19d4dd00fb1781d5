import { describe, expect, test } from 'vitest';
import { clash, freeAttack, shadowAttacks } from '../../testing/battle.ts';
import { type WarTable } from '../../testing/war.ts';

describe('after a victory', () => {
  const won = (): WarTable => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 5r, isengard 3r, nazgul 1', 'south-ithilien': 'gondor 1r' } },
      'north-ithilien',
      'south-ithilien',
    );
    for (let n = 0; n < 3; n++) table.do('holdBack', { figure: 'isengard-regular' });
    return table
      .next(6, 1, 1, 1, 1, 6)
      .do('beginBattle')
      .do('reroll', { dice: 0 })
      .do('loseRegular', { nation: 'sauron' })
      .do('loseRegular', { nation: 'gondor' });
  };

  test('WR-TV-082, WR-BATTLE-46, WR-BATTLE-07, WR-RULING-46: any part of the attackers may advance, even without a leader; not the rearguard', () => {
    const table = won();
    expect([table.step, table.choices('leaveBehind', 'figure')]).toEqual(['advance', ['sauron-regular', 'nazgul']]);
    table.do('leaveBehind', { figure: 'nazgul' });
    expect(table.refused('leaveBehind', { figure: 'nazgul' })).toEqual(['WR-BATTLE-46']);
    table.do('leaveBehind', { figure: 'sauron-regular' }).do('depart');
    expect([table.at('south-ithilien'), table.at('north-ithilien')]).toEqual([
      { 'sauron-regular': 3 },
      { 'sauron-regular': 1, 'isengard-regular': 3, nazgul: 1 },
    ]);
  });

  test('WR-RULING-46, WR-BATTLE-46: or nobody advances', () => {
    const table = won().do('stayPut');
    expect([table.at('south-ithilien'), table.at('north-ithilien')]).toEqual([
      {},
      { 'sauron-regular': 4, 'isengard-regular': 3, nazgul: 1 },
    ]);
  });

  test('WR-RULING-33, WR-BATTLE-46: an advance takes a unit along', () => {
    const table = won();
    for (let n = 0; n < 3; n++) table.do('leaveBehind', { figure: 'sauron-regular' });
    expect(table.refused('leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-33']);
  });

  test('WR-RULING-46, WR-ARMY-02: leaders of the Free Peoples are not left without units', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'gondor 2r 1l' } },
      'south-ithilien',
      'north-ithilien',
    )
      .next(6, 1, 1)
      .do('beginBattle')
      .do('reroll', { dice: 0 });
    table.do('loseRegular', { nation: 'sauron' }).do('leaveBehind', { figure: 'gondor-leader' });
    expect(table.refused('depart')).toEqual(['WR-RULING-46']);
    table.do('leaveBehind', { figure: 'gondor-regular' }).do('depart');
    expect(table.at('south-ithilien')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
  });

  test('WR-RULING-46, WR-BATTLE-04: a leader may stay with the rearguard', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'gondor 2r 1l' } },
      'south-ithilien',
      'north-ithilien',
    );
    table.do('holdBack', { figure: 'gondor-regular' }).next(6, 1).do('beginBattle').do('loseRegular', { nation: 'sauron' });
    table.do('leaveBehind', { figure: 'gondor-leader' }).do('depart');
    expect([table.at('south-ithilien'), table.at('north-ithilien')]).toEqual([
      { 'gondor-regular': 1, 'gondor-leader': 1 },
      { 'gondor-regular': 1 },
    ]);
  });

  test('WR-BATTLE-46, WR-BATTLE-45: the region a retreat leaves open may be entered too', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r' }, 1, 1)
      .do('pressOn')
      .do('retreat', { region: 'osgiliath' })
      .do('depart');
    expect(table.at('south-ithilien')).toEqual({ 'sauron-regular': 1 });
  });

  test('WR-BATTLE-45, WR-BATTLE-46: a destroyed attacker advances nowhere; the defenders stay', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 2r' }, 1, 6, 1).do('loseRegular', { nation: 'sauron' });
    expect([table.step, table.at('south-ithilien')]).toEqual(['chooseAction', { 'gondor-regular': 2 }]);
  });
});
