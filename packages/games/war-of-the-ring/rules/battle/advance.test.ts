import { describe, expect, test } from 'vitest';
import { BEGIN, clash, dice, freeAttack, shadowAttacks, stepOf } from '../../testing/battlefield.ts';
import { choices, figuresAt, type Stage } from '../../testing/stage.ts';

describe('after a victory', () => {
  const won = (): Stage => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 5r, isengard 3r, nazgul 1', 'south-ithilien': 'gondor 1r' } },
      'north-ithilien',
      'south-ithilien',
    );
    for (let n = 0; n < 3; n++) table.do({ type: 'holdBack', figure: 'isengard-regular' });
    return table
      .do(BEGIN, dice(6, 1, 1, 1, 1, 6))
      .do({ type: 'reroll', dice: 0 })
      .do({ type: 'loseRegular', nation: 'sauron' })
      .do({ type: 'loseRegular', nation: 'gondor' });
  };

  test('WR-TV-082, WR-BATTLE-46, WR-BATTLE-07, WR-RULING-46: any part of the attackers may advance, even without a leader; not the rearguard', () => {
    const table = won();
    expect([stepOf(table), choices(table, 'leaveBehind', 'figure')]).toEqual(['advance', ['sauron-regular', 'nazgul']]);
    table.do({ type: 'leaveBehind', figure: 'nazgul' });
    expect(table.refused({ type: 'leaveBehind', figure: 'nazgul' })).toEqual(['WR-BATTLE-46']);
    table.do({ type: 'leaveBehind', figure: 'sauron-regular' }).do({ type: 'depart' });
    expect([figuresAt(table, 'south-ithilien'), figuresAt(table, 'north-ithilien')]).toEqual([
      { 'sauron-regular': 3 },
      { 'sauron-regular': 1, 'isengard-regular': 3, nazgul: 1 },
    ]);
  });

  test('WR-RULING-46, WR-BATTLE-46: or nobody advances', () => {
    const table = won().do({ type: 'stayPut' });
    expect([figuresAt(table, 'south-ithilien'), figuresAt(table, 'north-ithilien')]).toEqual([
      {},
      { 'sauron-regular': 4, 'isengard-regular': 3, nazgul: 1 },
    ]);
  });

  test('WR-RULING-33, WR-BATTLE-46: an advance takes a unit along', () => {
    const table = won();
    for (let n = 0; n < 3; n++) table.do({ type: 'leaveBehind', figure: 'sauron-regular' });
    expect(table.refused({ type: 'leaveBehind', figure: 'sauron-regular' })).toEqual(['WR-RULING-33']);
  });

  test('WR-RULING-46, WR-ARMY-02: leaders of the Free Peoples are not left without units', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'gondor 2r 1l' } },
      'south-ithilien',
      'north-ithilien',
    )
      .do(BEGIN, dice(6, 1, 1))
      .do({ type: 'reroll', dice: 0 });
    table.do({ type: 'loseRegular', nation: 'sauron' }).do({ type: 'leaveBehind', figure: 'gondor-leader' });
    expect(table.refused({ type: 'depart' })).toEqual(['WR-RULING-46', 'WR-ARMY-02']);
    table.do({ type: 'leaveBehind', figure: 'gondor-regular' }).do({ type: 'depart' });
    expect(figuresAt(table, 'south-ithilien')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
  });

  test('WR-RULING-46, WR-BATTLE-04: a leader may stay with the rearguard', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'gondor 2r 1l' } },
      'south-ithilien',
      'north-ithilien',
    );
    table.do({ type: 'holdBack', figure: 'gondor-regular' }).do(BEGIN, dice(6, 1)).do({ type: 'loseRegular', nation: 'sauron' });
    table.do({ type: 'leaveBehind', figure: 'gondor-leader' }).do({ type: 'depart' });
    expect([figuresAt(table, 'south-ithilien'), figuresAt(table, 'north-ithilien')]).toEqual([
      { 'gondor-regular': 1, 'gondor-leader': 1 },
      { 'gondor-regular': 1 },
    ]);
  });

  test('WR-BATTLE-46, WR-BATTLE-45: the region a retreat leaves open may be entered too', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r' }, 1, 1)
      .do({ type: 'pressOn' })
      .do({ type: 'retreat', region: 'osgiliath' })
      .do({ type: 'depart' });
    expect(figuresAt(table, 'south-ithilien')).toEqual({ 'sauron-regular': 1 });
  });

  test('WR-BATTLE-45, WR-BATTLE-46: a destroyed attacker advances nowhere; the defenders stay', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 2r' }, 1, 6, 1).do({ type: 'loseRegular', nation: 'sauron' });
    expect([stepOf(table), figuresAt(table, 'south-ithilien')]).toEqual(['chooseAction', { 'gondor-regular': 2 }]);
  });
});
