import { describe, expect, test } from 'vitest';
import { isHit } from './battle.ts';
import { freeAttack, shadowAttacks } from '../../testing/battle.ts';
import { FREE, SHADOW } from '../../testing/war.ts';

describe('strength and leadership', () => {
  test('WR-TV-200, WR-DEF-01, WR-ARMY-05: units of every class and nation count one; leaders are no units', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 2r 1e', 'south-ithilien': 'rohan 1r 1e, dwarves 1l, gondor 1r 1l' } },
      'north-ithilien',
      'south-ithilien',
    ).do('beginBattle');
    expect(table.rolled).toEqual([3, 3]);
  });

  test('WR-EX-09, WR-TV-074: modifiers, natural 1 and natural 6 (WR-BATTLE-26, WR-BATTLE-29, WR-BATTLE-31)', () => {
    const hits = (bonus: number, needed = 5): number[] => [1, 2, 3, 4, 5, 6].filter((die) => isHit(die, bonus, needed));
    expect(hits(0)).toEqual([5, 6]);
    expect(hits(1)).toEqual([4, 5, 6]);
    expect(hits(3)).toEqual([2, 3, 4, 5, 6]);
    expect(hits(9)).toEqual([2, 3, 4, 5, 6]);
    expect(hits(-1)).toEqual([6]);
    expect(hits(-1, 6)).toEqual([6]);
  });

  test('WR-EX-06, WR-BATTLE-10, WR-BATTLE-12, WR-BATTLE-13: one die a unit, five at most; both sides roll', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 6r 2e', 'south-ithilien': 'gondor 3r 1e' } },
      'north-ithilien',
      'south-ithilien',
    ).do('beginBattle');
    expect(table.rolled).toEqual([5, 4]);
  });

  test('WR-TV-088, WR-BATTLE-09, WR-BATTLE-11: all in the region defend; a Captain of the West adds a die', () => {
    const table = shadowAttacks(
      { atWar: ['sauron'], on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'rohan 2r, gondor 1l, boromir' } },
      'north-ithilien',
      'south-ithilien',
    );
    table.next(1, 1, 1, 1).do('beginBattle');
    expect(table.rolled).toEqual([1, 3]);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1, 2]);
  });

  test('WR-BATTLE-12: a Captain of the West does not raise the dice above five', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'rohan 5r, boromir' } },
      'north-ithilien',
      'south-ithilien',
    ).do('beginBattle');
    expect(table.rolled).toEqual([1, 5]);
  });

  test('WR-TV-200, WR-ARMY-04, WR-ARMY-05: leaders of any nation lead, add no strength and absorb no hit', () => {
    const table = freeAttack(
      { on: { 'south-ithilien': 'rohan 2r, dwarves 1l, gondor 1l', 'north-ithilien': 'sauron 3r' } },
      'south-ithilien',
      'north-ithilien',
    );
    table.next(1, 1, 6, 6, 6).do('beginBattle');
    expect(table.rolled).toEqual([2, 3]);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1, 2]);
    table.do('reroll', { dice: 0 });
    expect(table.options()).toEqual([{ type: 'loseRegular', nation: 'rohan' }]);
    table.do('loseRegular', { nation: 'rohan' }).do('loseRegular', { nation: 'rohan' });
    expect(table.view().nations.find(({ id }) => id === 'gondor')?.casualties).toEqual({ 'gondor-leader': 1 });
    expect(table.view().nations.find(({ id }) => id === 'dwarves')?.casualties).toEqual({ 'dwarves-leader': 1 });
  });

  test('WR-ARMY-06, WR-BATTLE-11: Nazgûl lead for the Shadow, the Witch-king with two, elites of Isengard while Saruman is in play', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r, nazgul 1, witch-king', 'south-ithilien': 'gondor 1r' } };
    expect(
      shadowAttacks(given, 'north-ithilien', 'south-ithilien').next(1, 1, 1, 1, 1, 1).do('beginBattle').choices('reroll', 'dice'),
    ).toEqual([0, 1, 2, 3]);
    const uruks = { on: { 'north-ithilien': 'isengard 2r 2e', 'south-ithilien': 'gondor 1r', orthanc: 'saruman' } };
    expect(
      shadowAttacks(uruks, 'north-ithilien', 'south-ithilien').next(1, 1, 1, 1, 1).do('beginBattle').choices('reroll', 'dice'),
    ).toEqual([0, 1, 2]);
    const leaderless = shadowAttacks({ on: { ...uruks.on, orthanc: 'isengard 1r' } }, 'north-ithilien', 'south-ithilien')
      .next(1, 1, 1, 1, 1)
      .do('beginBattle');
    expect(leaderless.step).toBe('ceaseOrContinue');
  });

  test('WR-TV-075, WR-BATTLE-27: a re-roll uses at most five dice, whatever the leadership', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 8r, nazgul 6', 'south-ithilien': 'gondor 1r' } },
      'north-ithilien',
      'south-ithilien',
    );
    table.next(1, 2, 3, 4, 1, 1).do('beginBattle');
    expect(table.choices('reroll', 'dice')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('hits', () => {
  test('WR-BATTLE-26: five and six hit', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 5r', 'south-ithilien': 'gondor 5r 1e' } },
      'north-ithilien',
      'south-ithilien',
    );
    expect(table.next(1, 2, 3, 4, 5, 6, 6, 5, 4, 1).do('beginBattle').hits).toEqual([1, 3]);
  });

  test('WR-EX-08, WR-BATTLE-27, WR-RULING-45: as many misses as the leadership allows are rolled once more, or fewer', () => {
    const given = { on: { 'north-ithilien': 'sauron 6r', 'south-ithilien': 'gondor 5r 3l' } };
    const table = freeAttack(given, 'south-ithilien', 'north-ithilien').next(1, 3, 5, 5, 6, 1, 1, 1, 1, 1).do('beginBattle');
    expect(table.hits).toEqual([3, 0]);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1, 2]);
    expect(table.refused('reroll', { dice: 3 })).toEqual(['WR-BATTLE-11']);
    table.next(6, 4).do('reroll', { dice: 2 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
    for (let n = 0; n < 4; n++) table.do('loseRegular', { nation: 'sauron' });
    expect(table.step).toBe('ceaseOrContinue');
  });

  test('WR-BATTLE-27, WR-BATTLE-13: both say how many dice they re-roll before either rolls', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 2r, nazgul 1', 'south-ithilien': 'gondor 2r 1l' } },
      'south-ithilien',
      'north-ithilien',
    );
    table.next(1, 1, 1, 1).do('beginBattle');
    expect(table.asked).toEqual([FREE, SHADOW]);
    table.shadow('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toEqual([]);
    expect(table.asked).toEqual([FREE]);
    table.next(6, 1).do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }, { count: 0 }]);
  });

  test('WR-TV-071, WR-BATTLE-47, WR-BATTLE-28, WR-RULING-41: in the first round against a city only a six hits, in the re-roll too', () => {
    const table = shadowAttacks({ on: { 'vale-of-the-carnen': 'southrons 3r, nazgul 1', dale: 'north 4r' } }, 'vale-of-the-carnen', 'dale');
    table.next(5, 5, 6, 1, 1, 1, 1).do('beginBattle').next(5).do('reroll', { dice: 1 });
    expect(table.hits).toEqual([1, 0]);
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 0 }]);
    table.do('loseRegular', { nation: 'north' }).do('pressOn').next(5, 4, 6, 1, 1, 1).do('stand');
    expect(table.hits).toEqual([2, 0]);
  });

  test('WR-BATTLE-47, WR-RULING-41: a fortification protects whoever defends there; the defender himself hits on five', () => {
    const table = freeAttack({ on: { lossarnach: 'gondor 2r', osgiliath: 'sauron 2r' } }, 'lossarnach', 'osgiliath')
      .next(5, 6, 5, 4)
      .do('beginBattle');
    expect(table.hits).toEqual([1, 1]);
  });

  test('WR-SIEGE-02: the field around a stronghold gives no protection', () => {
    const table = shadowAttacks({ on: { osgiliath: 'sauron 2r', 'minas-tirith': 'gondor 2r' } }, 'osgiliath', 'minas-tirith').do(
      'beginBattle',
    );
    table.next(5, 5, 1, 1).do('fightInField');
    expect(table.hits).toEqual([2, 0]);
  });
});
