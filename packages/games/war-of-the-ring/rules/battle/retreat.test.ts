import { describe, expect, test } from 'vitest';
import { clash, shadowAttacks } from '../../testing/battle.ts';
import { FREE, SHADOW, type WarTable } from '../../testing/war.ts';

const round = (given: Parameters<typeof clash>[0]): WarTable => clash(given, 1, 1);

describe('the end of a round', () => {
  test('WR-BATTLE-41, WR-BATTLE-45, WR-BATTLE-03: the attacker may call it off; everybody is where he was', () => {
    const table = round({ attackers: 'sauron 1r', defenders: 'gondor 1r' });
    expect([table.active, table.options().map(({ type }) => type)]).toEqual([SHADOW, ['ceaseAttack', 'pressOn']]);
    table.do('ceaseAttack');
    expect([table.at('north-ithilien'), table.at('south-ithilien'), table.view().battle]).toEqual([
      { 'sauron-regular': 1 },
      { 'gondor-regular': 1 },
      null,
    ]);
  });

  test('WR-BATTLE-42: if he presses on, the defender may retreat or stand for another round', () => {
    const table = round({ attackers: 'sauron 1r', defenders: 'gondor 1r' }).do('pressOn');
    expect([table.active, table.step]).toEqual([FREE, 'chooseRetreat']);
    table.next(1, 1).do('stand');
    expect([table.heard('roundBegan').length, table.step]).toEqual([2, 'ceaseOrContinue']);
  });

  test('WR-TV-080, WR-BATTLE-43, WR-RULING-38, WR-DEF-07: only a truly free region next door', () => {
    const on = { osgiliath: 'sauron 1r', lossarnach: 'gondor 1r', 'druadan-forest': 'sauron 1r' };
    const table = shadowAttacks({ on: { ...on, pelargir: 'gondor 1r' }, held: { lamedon: 'shadow' } }, 'osgiliath', 'pelargir')
      .next(1, 1)
      .do('beginBattle')
      .do('pressOn');
    // Lamedon is empty but in enemy hands, Osgiliath is where the attackers are; friends may be joined.
    expect(table.choices('retreat', 'region')).toEqual(['lossarnach', 'west-harondor']);
    expect(table.refused('retreat', { region: 'osgiliath' })).toEqual(['WR-RULING-38']);
  });

  test('WR-RULING-38: an empty region from which the attackers came is not free either', () => {
    const table = shadowAttacks(
      { on: { edoras: 'rohan 1r', folde: 'isengard 1r' }, held: { westemnet: 'shadow', folde: 'shadow' } },
      'folde',
      'edoras',
    )
      .next(1, 1)
      .do('beginBattle')
      .next(1, 1)
      .do('pressOn');
    expect([table.step, table.heard('roundBegan').length]).toEqual(['ceaseOrContinue', 2]);
  });

  test('WR-RULING-35: the whole army goes together, leaders and Companions with it', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r 1e 1l, boromir' }, 1, 1, 1, 1)
      .do('reroll', { dice: 0 })
      .do('pressOn')
      .do('retreat', { region: 'osgiliath' });
    expect([table.at('osgiliath'), table.at('south-ithilien')]).toEqual([
      { 'gondor-regular': 1, 'gondor-elite': 1, 'gondor-leader': 1, boromir: 1 },
      {},
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
    table.next(1, 1, 1).do('beginBattle').do('pressOn').do('retreat', { region: 'erebor' }).do('stayPut');
    expect(table.at('erebor')).toEqual({ 'north-regular': 2 });
    table.do('spend', { die: 'army-muster', action: 'move-armies' });
    expect(
      table
        .options('march')
        .filter(({ from }) => from === 'erebor')
        .map(({ to }) => to),
    ).toEqual(['dale', 'withered-heath']);
    expect(table.refused('march', { from: 'erebor', to: 'iron-hills' })).toEqual(['WR-MOVE-12']);
  });
});
