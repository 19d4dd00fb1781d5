import { describe, expect, test } from 'vitest';
import { BEGIN, clash, dice, shadowAttacks, stepOf } from '../../testing/battlefield.ts';
import { choices, figuresAt, FREE_SEAT, SHADOW_SEAT, type Stage, whereIs } from '../../testing/stage.ts';

const round = (given: Parameters<typeof clash>[0]): Stage => clash(given, 1, 1);

describe('the end of a round', () => {
  test('WR-BATTLE-41, WR-BATTLE-45, WR-BATTLE-03: the attacker may call it off; everybody is where he was', () => {
    const table = round({ attackers: 'sauron 1r', defenders: 'gondor 1r' });
    expect([table.active, table.options().map(({ type }) => type)]).toEqual([SHADOW_SEAT, ['ceaseAttack', 'pressOn']]);
    table.do({ type: 'ceaseAttack' });
    expect([figuresAt(table, 'north-ithilien'), figuresAt(table, 'south-ithilien'), table.view().battle]).toEqual([
      { 'sauron-regular': 1 },
      { 'gondor-regular': 1 },
      null,
    ]);
  });

  test('WR-BATTLE-42: if he presses on, the defender may retreat or stand for another round', () => {
    const table = round({ attackers: 'sauron 1r', defenders: 'gondor 1r' }).do({ type: 'pressOn' });
    expect([table.active, stepOf(table)]).toEqual([FREE_SEAT, 'chooseRetreat']);
    table.do({ type: 'stand' }, dice(1, 1));
    expect([table.heard('roundBegan').length, stepOf(table)]).toEqual([2, 'ceaseOrContinue']);
  });

  test('WR-TV-080, WR-BATTLE-43, WR-RULING-38, WR-DEF-07: only a truly free region next door', () => {
    const on = { osgiliath: 'sauron 1r', lossarnach: 'gondor 1r', 'druadan-forest': 'sauron 1r' };
    const table = shadowAttacks({ on: { ...on, pelargir: 'gondor 1r' }, held: { lamedon: 'shadow' } }, 'osgiliath', 'pelargir')
      .do(BEGIN, dice(1, 1))
      .do({ type: 'pressOn' });
    // Lamedon is empty but in enemy hands, Osgiliath is where the attackers are; friends may be joined.
    expect(choices(table, 'retreat', 'region')).toEqual(['lossarnach', 'west-harondor']);
    expect(table.refused({ type: 'retreat', region: 'osgiliath' })).toEqual(['WR-BATTLE-43', 'WR-RULING-38', 'WR-SIEGE-14']);
  });

  test('WR-RULING-38: an empty region from which the attackers came is not free either', () => {
    const table = shadowAttacks(
      { on: { edoras: 'rohan 1r', folde: 'isengard 1r' }, held: { westemnet: 'shadow', folde: 'shadow' } },
      'folde',
      'edoras',
    )
      .do(BEGIN, dice(1, 1))
      .do({ type: 'pressOn' }, dice(1, 1));
    expect([stepOf(table), table.heard('roundBegan').length]).toEqual(['ceaseOrContinue', 2]);
  });

  test('WR-RULING-35: the whole army goes together, leaders and Companions with it', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r 1e 1l, boromir' }, 1, 1, 1, 1)
      .do({ type: 'reroll', dice: 0 })
      .do({ type: 'pressOn' })
      .do({ type: 'retreat', region: 'osgiliath' });
    expect([figuresAt(table, 'osgiliath'), figuresAt(table, 'south-ithilien'), whereIs(table, 'boromir')]).toEqual([
      { 'gondor-regular': 1, 'gondor-elite': 1, 'gondor-leader': 1 },
      {},
      'osgiliath',
    ]);
  });

  test('WR-EX-12, WR-POL-14, WR-RULING-34: a retreat may cross a border that a march may not; the next move leads out again', () => {
    const table = shadowAttacks(
      {
        atWar: ['southrons'],
        nations: { north: { steps: 3, active: false } },
        on: { 'vale-of-the-carnen': 'southrons 1r', dale: 'north 2r' },
      },
      'vale-of-the-carnen',
      'dale',
    );
    table
      .do(BEGIN, dice(1, 1, 1))
      .do({ type: 'pressOn' })
      .do({ type: 'retreat', region: 'erebor' })
      .do({ type: 'stayPut' });
    expect(figuresAt(table, 'erebor')).toEqual({ 'north-regular': 2 });
    table.do({ type: 'spend', die: 'army-muster', action: 'move-armies' });
    expect(
      table
        .options('march')
        .filter(({ from }) => from === 'erebor')
        .map(({ to }) => to),
    ).toEqual(['dale', 'withered-heath']);
    expect(table.refused({ type: 'march', from: 'erebor', to: 'iron-hills' })).toEqual(['WR-MOVE-12', 'WR-MOVE-07']);
  });
});
