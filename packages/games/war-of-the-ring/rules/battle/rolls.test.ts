import { describe, expect, test } from 'vitest';
import { asked, BEGIN, dice, freeAttack, shadowAttacks, stepOf } from '../../testing/battlefield.ts';
import { choices, FREE_SEAT, SHADOW_SEAT, type Stage } from '../../testing/stage.ts';

/** The attacker's and the defender's dice of the last combat roll. */
const rolled = (table: Stage): unknown[] =>
  table
    .heard('combatRoll')
    .slice(-2)
    .map(({ dice: thrown }) => (thrown as number[]).length);
const hits = (table: Stage): unknown[] =>
  table
    .heard('combatRoll')
    .slice(-2)
    .map(({ count }) => count);

describe('strength and leadership', () => {
  test('WR-EX-06, WR-BATTLE-10, WR-BATTLE-12, WR-BATTLE-13: one die a unit, five at most; both sides roll', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 6r 2e', 'south-ithilien': 'gondor 3r 1e' } },
      'north-ithilien',
      'south-ithilien',
    ).do(BEGIN);
    expect(rolled(table)).toEqual([5, 4]);
  });

  test('WR-TV-088, WR-BATTLE-09, WR-BATTLE-11: all in the region defend; a Captain of the West adds a die', () => {
    const table = shadowAttacks(
      { atWar: ['sauron'], on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'rohan 2r, gondor 1l, boromir' } },
      'north-ithilien',
      'south-ithilien',
    );
    table.do(BEGIN, dice(1, 1, 1, 1));
    expect(rolled(table)).toEqual([1, 3]);
    expect(choices(table, 'reroll', 'dice')).toEqual([0, 1, 2]);
  });

  test('WR-BATTLE-12: a Captain of the West does not raise the dice above five', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'rohan 5r, boromir' } },
      'north-ithilien',
      'south-ithilien',
    ).do(BEGIN);
    expect(rolled(table)).toEqual([1, 5]);
  });

  test('WR-TV-200, WR-ARMY-04, WR-ARMY-05: leaders of any nation lead, add no strength and absorb no hit', () => {
    const table = freeAttack(
      { on: { 'south-ithilien': 'rohan 2r, dwarves 1l, gondor 1l', 'north-ithilien': 'sauron 3r' } },
      'south-ithilien',
      'north-ithilien',
    );
    table.do(BEGIN, dice(1, 1, 6, 6, 6));
    expect(rolled(table)).toEqual([2, 3]);
    expect(choices(table, 'reroll', 'dice')).toEqual([0, 1, 2]);
    table.do({ type: 'reroll', dice: 0 });
    expect(table.options()).toEqual([{ type: 'loseRegular', nation: 'rohan' }]);
    table.do({ type: 'loseRegular', nation: 'rohan' }).do({ type: 'loseRegular', nation: 'rohan' });
    expect(table.view().nations.find(({ id }) => id === 'gondor')?.casualties).toEqual({ 'gondor-leader': 1 });
    expect(table.view().nations.find(({ id }) => id === 'dwarves')?.casualties).toEqual({ 'dwarves-leader': 1 });
  });

  test('WR-ARMY-06, WR-BATTLE-11: Nazgûl lead for the Shadow, the Witch-king with two, elites of Isengard while Saruman is in play', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r, nazgul 1, witch-king', 'south-ithilien': 'gondor 1r' } };
    expect(choices(shadowAttacks(given, 'north-ithilien', 'south-ithilien').do(BEGIN, dice(1, 1, 1, 1, 1, 1)), 'reroll', 'dice')).toEqual([
      0, 1, 2, 3,
    ]);
    const uruks = { on: { 'north-ithilien': 'isengard 2r 2e', 'south-ithilien': 'gondor 1r', orthanc: 'saruman' } };
    expect(choices(shadowAttacks(uruks, 'north-ithilien', 'south-ithilien').do(BEGIN, dice(1, 1, 1, 1, 1)), 'reroll', 'dice')).toEqual([
      0, 1, 2,
    ]);
    const leaderless = shadowAttacks({ on: { ...uruks.on, orthanc: 'isengard 1r' } }, 'north-ithilien', 'south-ithilien').do(
      BEGIN,
      dice(1, 1, 1, 1, 1),
    );
    expect(stepOf(leaderless)).toBe('ceaseOrContinue');
  });

  test('WR-TV-075, WR-BATTLE-27: a re-roll uses at most five dice, whatever the leadership', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 8r, nazgul 6', 'south-ithilien': 'gondor 1r' } },
      'north-ithilien',
      'south-ithilien',
    );
    table.do(BEGIN, dice(1, 2, 3, 4, 1, 1));
    expect(choices(table, 'reroll', 'dice')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('hits', () => {
  test('WR-BATTLE-26: five and six hit', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 5r', 'south-ithilien': 'gondor 5r 1e' } },
      'north-ithilien',
      'south-ithilien',
    );
    expect(hits(table.do(BEGIN, dice(1, 2, 3, 4, 5, 6, 6, 5, 4, 1)))).toEqual([1, 3]);
  });

  test('WR-EX-08, WR-BATTLE-27, WR-RULING-45: as many misses as the leadership allows are rolled once more, or fewer', () => {
    const given = { on: { 'north-ithilien': 'sauron 6r', 'south-ithilien': 'gondor 5r 3l' } };
    const table = freeAttack(given, 'south-ithilien', 'north-ithilien').do(BEGIN, dice(1, 3, 5, 5, 6, 1, 1, 1, 1, 1));
    expect(hits(table)).toEqual([3, 0]);
    expect(choices(table, 'reroll', 'dice')).toEqual([0, 1, 2]);
    expect(table.refused({ type: 'reroll', dice: 3 })).toEqual(['WR-BATTLE-27', 'WR-BATTLE-11', 'WR-RULING-45']);
    table.do({ type: 'reroll', dice: 2 }, dice(6, 4));
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
    for (let n = 0; n < 4; n++) table.do({ type: 'loseRegular', nation: 'sauron' });
    expect(stepOf(table)).toBe('ceaseOrContinue');
  });

  test('WR-BATTLE-27, WR-BATTLE-13: both say how many dice they re-roll before either rolls', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 2r, nazgul 1', 'south-ithilien': 'gondor 2r 1l' } },
      'south-ithilien',
      'north-ithilien',
    );
    table.do(BEGIN, dice(1, 1, 1, 1));
    expect(asked(table)).toEqual([FREE_SEAT, SHADOW_SEAT]);
    table.do({ type: 'reroll', dice: 1 }, [], SHADOW_SEAT);
    expect(table.heard('leaderReroll')).toEqual([]);
    expect(asked(table)).toEqual([FREE_SEAT]);
    table.do({ type: 'reroll', dice: 1 }, dice(6, 1));
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }, { count: 0 }]);
  });

  test('WR-TV-071, WR-BATTLE-47, WR-BATTLE-28, WR-RULING-41: in the first round against a city only a six hits, in the re-roll too', () => {
    const table = shadowAttacks({ on: { 'vale-of-the-carnen': 'southrons 3r, nazgul 1', dale: 'north 4r' } }, 'vale-of-the-carnen', 'dale');
    table.do(BEGIN, dice(5, 5, 6, 1, 1, 1, 1)).do({ type: 'reroll', dice: 1 }, dice(5));
    expect(hits(table)).toEqual([1, 0]);
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 0 }]);
    table
      .do({ type: 'loseRegular', nation: 'north' })
      .do({ type: 'pressOn' })
      .do({ type: 'stand' }, dice(5, 4, 6, 1, 1, 1));
    expect(hits(table)).toEqual([2, 0]);
  });

  test('WR-BATTLE-47, WR-RULING-41: a fortification protects whoever defends there; the defender himself hits on five', () => {
    const table = freeAttack({ on: { lossarnach: 'gondor 2r', osgiliath: 'sauron 2r' } }, 'lossarnach', 'osgiliath').do(
      BEGIN,
      dice(5, 6, 5, 4),
    );
    expect(hits(table)).toEqual([1, 1]);
  });

  test('WR-SIEGE-02: the field around a stronghold gives no protection', () => {
    const table = shadowAttacks({ on: { osgiliath: 'sauron 2r', 'minas-tirith': 'gondor 2r' } }, 'osgiliath', 'minas-tirith').do(BEGIN);
    table.do({ type: 'fightInField' }, dice(5, 5, 1, 1));
    expect(hits(table)).toEqual([2, 0]);
  });
});
