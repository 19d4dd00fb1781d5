import { describe, expect, test } from 'vitest';
import { armies, freeAttack, shadowAttacks } from '../../testing/battle.ts';
import { FREE, spend, type WarTable } from '../../testing/war.ts';

const move = (table: WarTable, from: string, to: string): WarTable => table.do('march', { from, to });
const SHADOW_MOVES = spend('army', 'move-armies');
const FREE_MOVES = spend('army-muster', 'move-armies');

describe('how a siege goes on and ends', () => {
  test('WR-TV-095, WR-RULING-52, WR-SIEGE-06, WR-SIEGE-08: a siege ends with its last besieging unit; a Nazgûl may stay', () => {
    const table = move(armies({ toAct: 'shadow', on: { erebor: 'sauron 3r, nazgul 1 | dwarves 4r' } }).do(SHADOW_MOVES), 'erebor', 'dale');
    table.do('leaveBehind', { figure: 'nazgul' }).do('depart');
    expect([table.besieged('erebor'), table.at('erebor'), table.at('inside-erebor')]).toEqual([
      false,
      { 'dwarves-regular': 4, nazgul: 1 },
      {},
    ]);
  });

  test('WR-SIEGE-06: it goes on while a single besieging unit stays', () => {
    const table = move(armies({ toAct: 'shadow', on: { erebor: 'sauron 3r | dwarves 4r' } }).do(SHADOW_MOVES), 'erebor', 'dale');
    table.do('leaveBehind', { figure: 'sauron-regular' }).do('depart');
    expect(table.besieged('erebor')).toBe(true);
  });

  test('WR-RULING-54, WR-SIEGE-07: once it is lifted the region is no longer free for the former besieger', () => {
    const table = move(
      armies({ toAct: 'shadow', on: { erebor: 'sauron 3r | dwarves 4r', 'iron-hills': 'sauron 1r' } }).do(SHADOW_MOVES),
      'erebor',
      'dale',
    ).do('depart');
    expect(table.refused('march', { from: 'iron-hills', to: 'erebor' })).toEqual(['WR-MOVE-10']);
  });

  test('WR-TV-102, WR-SIEGE-23, WR-SIEGE-07, WR-DEF-08, WR-MOVE-11: more besiegers come by a move, up to ten', () => {
    const table = move(
      armies({ toAct: 'shadow', on: { lorien: 'sauron 8r | elves 5r', 'dimrill-dale': 'sauron 3r' } }).do(SHADOW_MOVES),
      'dimrill-dale',
      'lorien',
    );
    // Three could come only if one of the eight moved on.
    table.do('leaveBehind', { figure: 'sauron-regular' }).do('depart');
    expect([table.at('lorien'), table.at('inside-lorien'), table.holder('lorien')]).toEqual([
      { 'sauron-regular': 10 },
      { 'elves-regular': 5 },
      'free-peoples',
    ]);
    const led = armies({
      toAct: 'shadow',
      shadow: ['character', 'event'],
      on: { lorien: 'sauron 8r | elves 5r', 'dimrill-dale': 'sauron 3r, nazgul 1' },
    });
    expect(move(led.spend('character', 'move-army-with-leader'), 'dimrill-dale', 'lorien').refused('depart')).toEqual(['WR-MOVE-11']);
  });

  test('WR-SIEGE-06, WR-BATTLE-46: besiegers who attack elsewhere and all advance give up the siege', () => {
    const table = shadowAttacks({ on: { 'minas-tirith': 'sauron 2r | gondor 2r', osgiliath: 'gondor 1r' } }, 'minas-tirith', 'osgiliath')
      .next(6, 1, 1)
      .do('beginBattle');
    table.do('loseRegular', { nation: 'gondor' });
    expect(table.besieged('minas-tirith')).toBe(true);
    table.do('depart');
    expect([table.besieged('minas-tirith'), table.at('minas-tirith'), table.at('osgiliath')]).toEqual([
      false,
      { 'gondor-regular': 2 },
      { 'sauron-regular': 2 },
    ]);
  });

  test('WR-RULING-27, WR-TV-046, WR-ARMY-11, WR-ARMY-12: those who retreat may overfill a region; the owner thins it out', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 5r', osgiliath: 'gondor 4r 1e', lossarnach: 'gondor 8r' } },
      'north-ithilien',
      'osgiliath',
    );
    table.next(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).do('beginBattle').do('pressOn').do('retreat', { region: 'lossarnach' }).do('stayPut');
    expect([table.active, table.step]).toEqual([FREE, 'removeExcess']);
    for (let n = 0; n < 3; n++) table.do('removeExcess', { figure: 'gondor-regular', place: 'lossarnach' });
    expect(table.at('lossarnach')).toEqual({ 'gondor-regular': 9, 'gondor-elite': 1 });
    expect(table.view().nations.find(({ id }) => id === 'gondor')?.casualties).toEqual({});
    expect(table.step).toBe('chooseAction');
  });
});

describe('capture', () => {
  test('WR-CAPT-01: at the start every nation holds what lies within its borders', () => {
    const { regions } = armies({ on: {} }).view();
    for (const { nation: owner, settlement, holder: held } of regions)
      if (!['town', 'city', 'stronghold'].includes(settlement)) expect(held).toBeNull();
      else expect(held).toBe(['isengard', 'sauron', 'southrons'].includes(owner ?? '') ? 'shadow' : 'free-peoples');
  });

  test('WR-TV-118, WR-CAPT-02, WR-CAPT-04, WR-CAPT-06, WR-RULING-59, WR-POL-03, WR-POL-09: an undefended city falls to the army that enters', () => {
    const table = move(
      armies({
        toAct: 'shadow',
        atWar: ['isengard'],
        nations: { rohan: { steps: 3, active: false } },
        on: { westemnet: 'isengard 1r' },
        held: { westemnet: 'shadow' },
      }).do(SHADOW_MOVES),
      'westemnet',
      'edoras',
    ).do('depart');
    expect([table.holder('edoras'), table.shadowSide.points, table.nation('rohan')]).toEqual(['shadow', 1, { steps: 2, active: true }]);
    const order = table.told.map(({ type }) => type).filter((type) => ['nationActivated', 'captured', 'nationAdvanced'].includes(type));
    expect(order).toEqual(['nationActivated', 'captured', 'nationAdvanced']);
  });

  test('WR-TV-100, WR-RULING-53, WR-RULING-25, WR-CAPT-06: a stronghold with nobody but Nazgûl is captured, and they stay', () => {
    const table = move(
      armies({ on: { 'dol-guldur': 'nazgul 2', 'south-anduin-vale': 'elves 2r' } }).do(FREE_MOVES),
      'south-anduin-vale',
      'dol-guldur',
    ).do('depart');
    expect([table.holder('dol-guldur'), table.freeSide.points, table.at('dol-guldur')]).toEqual([
      'free-peoples',
      2,
      { 'elves-regular': 2, nazgul: 2 },
    ]);
  });

  test('WR-RULING-66, WR-CAPT-02: Nazgûl and Minions without units capture nothing and wake nobody', () => {
    const table = armies({
      toAct: 'shadow',
      shadow: ['character', 'event'],
      nations: { gondor: { steps: 2, active: false } },
      atWar: ['sauron'],
      on: { 'minas-morgul': 'nazgul 1' },
    });
    table
      .spend('character', 'move-minions')
      .do('moveMinion', { figure: 'nazgul', place: 'minas-morgul' })
      .do('travelTo', { region: 'pelargir' });
    expect([table.holder('pelargir'), table.nation('gondor').active]).toEqual(['free-peoples', false]);
  });

  test('WR-POL-03: friends who march in wake no nation', () => {
    const table = move(
      armies({ atWar: ['gondor'], nations: { rohan: { steps: 3, active: false } }, on: { 'druadan-forest': 'gondor 2r' } }).do(FREE_MOVES),
      'druadan-forest',
      'folde',
    ).do('depart');
    expect([table.at('folde'), table.nation('rohan')]).toEqual([{ 'gondor-regular': 2 }, { steps: 3, active: false }]);
  });

  test('WR-CAPT-07, WR-RULING-60: taken back, the marker and the points are gone; lost again, it counts again', () => {
    const given = {
      nations: { gondor: { steps: 2, active: true } },
      atWar: ['rohan', 'sauron'],
      on: { lossarnach: 'rohan 2r', osgiliath: 'sauron 1r' },
      held: { pelargir: 'shadow' },
    } as const;
    const table = armies(given);
    expect(table.shadowSide.points).toBe(1);
    move(table.do(FREE_MOVES), 'lossarnach', 'pelargir').do('depart');
    expect([table.holder('pelargir'), table.shadowSide.points, table.freeSide.points, table.nation('gondor').steps]).toEqual([
      'free-peoples',
      0,
      0,
      2,
    ]);
    const again = armies({ ...given, toAct: 'shadow', on: { osgiliath: 'sauron 1r' }, held: {} });
    move(again.do(SHADOW_MOVES), 'osgiliath', 'pelargir').do('depart');
    expect(again.nation('gondor').steps).toBe(1);
  });

  test('WR-RULING-65, WR-CAPT-04: a nation of the Shadow takes a step for what it loses', () => {
    const table = move(
      armies({ atWar: ['rohan'], nations: { isengard: { steps: 1, active: true } }, on: { 'fords-of-isen': 'rohan 1r' } }).do(FREE_MOVES),
      'fords-of-isen',
      'orthanc',
    ).do('depart');
    expect([table.holder('orthanc'), table.nation('isengard').steps]).toEqual(['free-peoples', 0]);
  });

  test('WR-EX-11, WR-POL-04, WR-POL-08, WR-BATTLE-46: the attack and the loss of a city are two steps', () => {
    const table = shadowAttacks(
      {
        atWar: ['southrons'],
        nations: { north: { steps: 3, active: false } },
        on: { 'vale-of-the-carnen': 'southrons 3r', dale: 'north 2r' },
      },
      'vale-of-the-carnen',
      'dale',
    );
    table
      .next(6, 1, 1, 1, 1)
      .do('beginBattle')
      .do('loseRegular', { nation: 'north' })
      .do('pressOn')
      .do('retreat', { region: 'woodland-realm' });
    expect(table.holder('dale')).toBe('free-peoples');
    table.do('depart');
    expect([table.nation('north'), table.holder('dale'), table.shadowSide.points]).toEqual([{ steps: 1, active: true }, 'shadow', 1]);
  });

  test('WR-TV-087, WR-BATTLE-44, WR-RULING-48, WR-RULING-35: a retreat leaves Saruman behind, unharmed, and Orthanc falls', () => {
    const table = freeAttack(
      { on: { 'fords-of-isen': 'rohan 3r', orthanc: 'isengard 3r, nazgul 1, saruman' } },
      'fords-of-isen',
      'orthanc',
    ).do('beginBattle');
    table
      .next(1, 1, 1, 1, 1, 1)
      .do('fightInField')
      .do('reroll', { dice: 0 })
      .do('pressOn')
      .do('retreat', { region: 'gap-of-rohan' })
      .do('depart');
    expect([table.where('saruman'), table.holder('orthanc'), table.at('gap-of-rohan')]).toEqual([
      'orthanc',
      'free-peoples',
      { 'isengard-regular': 3, nazgul: 1 },
    ]);
  });
});
