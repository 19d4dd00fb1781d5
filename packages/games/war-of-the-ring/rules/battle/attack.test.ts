import { describe, expect, test } from 'vitest';
import { armies, freeAttack, shadowAttacks } from '../../testing/battle.ts';
import { spend } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const ATTACK = spend('army', 'attack');
const FREE_ATTACK = spend('army-muster', 'attack');

describe('who may attack whom', () => {
  test('WR-BATTLE-02, WR-DICE-29: the target is an enemy army next door', () => {
    const table = armies({ toAct: 'shadow', on: { 'north-ithilien': 'sauron 3r', osgiliath: 'gondor 2r', pelargir: 'gondor 1r' } }).do(
      ATTACK,
    );
    expect(table.options('attack')).toEqual([{ type: 'attack', from: 'north-ithilien', against: 'osgiliath' }]);
    expect(table.refused('attack', { from: 'north-ithilien', against: 'pelargir' })).toContain('WR-BATTLE-02');
    expect(table.refused('attack', { from: 'north-ithilien', against: 'dagorlad' })).toEqual(['WR-BATTLE-02']);
  });

  test('WR-BATTLE-02, WR-ARMY-07: figures without units attack nobody', () => {
    const table = armies({
      toAct: 'shadow',
      on: { 'north-ithilien': 'sauron 3r', 'south-ithilien': 'nazgul 2', osgiliath: 'gondor 2r' },
    }).do(ATTACK);
    expect(table.refused('attack', { from: 'south-ithilien', against: 'osgiliath' })).toEqual(['WR-BATTLE-02']);
  });

  test('where a card bars the Shadow it attacks nobody (WR-EVENT-09)', () => {
    const on = { cardolan: 'isengard 2r', buckland: 'north 1r', 'south-downs': 'north 1r' };
    const table = armies({ toAct: 'shadow', table: [cardId('the-power-of-tom-bombadil')], on }).do(ATTACK);
    expect(table.refused('attack', { from: 'cardolan', against: 'buckland' })).toEqual(['WR-EVENT-09']);
    expect(table.refused('attack', { from: 'cardolan', against: 'south-downs' })).toBeNull();
  });

  test('Help Unlooked For strikes at besiegers only, and the garrison draws their dice away (WR-EVENT-13, WR-SIEGE-21)', () => {
    const card = cardId('help-unlooked-for');
    const on = { 'minas-tirith': 'sauron 5r | gondor 2r', lossarnach: 'gondor 3r', osgiliath: 'sauron 1r' };
    const table = armies({ free: ['event', 'event'], hands: { 'free-peoples': { hand: [card] } }, fellowship: { guide: 'strider' }, on });
    table.spend('event', 'play-any-event').do('playEvent', { card });
    expect(table.options('attack').map(({ from, against }) => [from, against])).toContainEqual(['lossarnach', 'minas-tirith']);
    expect(table.refused('attack', { from: 'lossarnach', against: 'osgiliath' })).toEqual(['WR-EVENT-13']);
    table.do('attack', { from: 'lossarnach', against: 'minas-tirith' }).do('beginBattle');
    expect(table.heard('combatRoll').map(({ dice: thrown }) => thrown.length)).toEqual([3, 3]);
  });

  test('WR-BATTLE-39, WR-RULING-25: nobody attacks figures without units', () => {
    const table = armies({ toAct: 'shadow', on: { 'north-ithilien': 'sauron 3r', osgiliath: 'gimli' } });
    expect(table.refused(ATTACK)).toEqual(['WR-BATTLE-02']);
  });

  test('WR-TV-079, WR-BATTLE-39, WR-BATTLE-40: a Companion alone is unharmed by the army that comes', () => {
    const table = armies({ toAct: 'shadow', on: { 'north-ithilien': 'sauron 3r', osgiliath: 'gimli' } });
    table.spend('army', 'move-armies').do('march', { from: 'north-ithilien', to: 'osgiliath' }).do('depart');
    expect(table.view().battle).toBeNull();
    expect(table.view().regions.find(({ id }) => id === 'osgiliath')?.field).toEqual({
      figures: { 'sauron-regular': 3 },
      characters: ['gimli'],
    });
  });

  test('WR-BATTLE-01: units of nations not at war start no battle, but defend themselves', () => {
    const table = armies({ toAct: 'shadow', atWar: ['gondor'], on: { 'north-ithilien': 'sauron 3r', osgiliath: 'gondor 2r' } });
    expect(table.refused(ATTACK)).toEqual(['WR-BATTLE-01']);
    const defence = freeAttack(
      { atWar: ['gondor'], on: { 'north-ithilien': 'sauron 1r', osgiliath: 'gondor 1r' } },
      'osgiliath',
      'north-ithilien',
    );
    defence.next(1, 6).do('beginBattle');
    expect(defence.heard('combatRoll')).toMatchObject([{ count: 0 }, { count: 1 }]);
  });

  test('WR-BATTLE-06, WR-RULING-21, WR-DICE-21: a Character result needs a leader or a character in the attacking force', () => {
    const given = {
      toAct: 'shadow',
      shadow: ['character', 'event'],
      on: { 'north-ithilien': 'sauron 3r', osgiliath: 'gondor 2r', morannon: 'nazgul 1' },
    } as const;
    expect(armies(given).refused(spend('character', 'attack-with-leader'))).toEqual(['WR-BATTLE-06']);
    const led = armies({ ...given, on: { ...given.on, 'north-ithilien': 'sauron 3r, nazgul 1' } }).spend('character', 'attack-with-leader');
    led.do('attack', { from: 'north-ithilien', against: 'osgiliath' });
    expect(led.refused('holdBack', { figure: 'nazgul' })).toEqual(['WR-BATTLE-06']);
    expect(led.refused('holdBack', { figure: 'sauron-regular' })).toBeNull();
  });

  test('WR-TV-041, WR-RULING-22: Saruman lets the army in Orthanc attack with a Character result, not move, and does not advance', () => {
    const table = armies({
      toAct: 'shadow',
      shadow: ['character', 'event'],
      on: { orthanc: 'isengard 4r, saruman', 'fords-of-isen': 'rohan 1r' },
    });
    expect(table.refused(spend('character', 'move-army-with-leader'))).toEqual(['WR-MOVE-05']);
    table.spend('character', 'attack-with-leader').do('attack', { from: 'orthanc', against: 'fords-of-isen' });
    table.next(6, 1, 1, 1, 1).do('beginBattle').do('reroll', { dice: 0 }).do('loseRegular', { nation: 'rohan' });
    expect(table.choices('leaveBehind', 'figure')).toEqual(['isengard-regular']);
    table.do('depart');
    expect(table.at('fords-of-isen')).toEqual({ 'isengard-regular': 4 });
    expect(table.view().regions.find(({ id }) => id === 'orthanc')?.field.characters).toEqual(['saruman']);
  });
});

describe('the rearguard', () => {
  const on = { 'north-ithilien': 'sauron 3r 1e, nazgul 1', osgiliath: 'gondor 2r' };

  test('WR-BATTLE-04, WR-BATTLE-05: part of the army may keep out; both parts need a unit', () => {
    const table = shadowAttacks({ on }, 'north-ithilien', 'osgiliath');
    table.do('holdBack', { figure: 'nazgul' });
    expect(table.refused('holdBack', { figure: 'nazgul' })).toEqual(['WR-BATTLE-04']);
    expect(table.refused('beginBattle')).toEqual(['WR-BATTLE-05']);
    for (let n = 0; n < 3; n++) table.do('holdBack', { figure: 'sauron-regular' });
    expect(table.refused('holdBack', { figure: 'sauron-elite' })).toEqual(['WR-BATTLE-05']);
    table.next(1, 1, 1).do('beginBattle');
    expect(table.heard('combatRoll')[0]).toMatchObject({ dice: [1] });
    expect(table.count('rearguard', 'sauron-regular')).toBe(3);
    expect(table.view().battle?.rearguard.figures).toEqual({ 'sauron-regular': 3, nazgul: 1 });
  });

  test('WR-RULING-39: with no unit to stay behind, every leader and character joins', () => {
    const table = shadowAttacks({ on: { 'north-ithilien': 'sauron 1r, nazgul 2', osgiliath: 'gondor 2r' } }, 'north-ithilien', 'osgiliath');
    expect(table.refused('holdBack', { figure: 'nazgul' })).toEqual(['WR-BATTLE-05']);
  });

  test('WR-BATTLE-07: the rearguard supplies no casualties', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 2r, isengard 2r', osgiliath: 'gondor 2r' } },
      'north-ithilien',
      'osgiliath',
    );
    table.do('holdBack', { figure: 'isengard-regular' }).do('holdBack', { figure: 'isengard-regular' }).next(1, 1, 6, 1).do('beginBattle');
    expect(table.choices('loseRegular', 'nation')).toEqual(['sauron']);
    table.do('loseRegular', { nation: 'sauron' }).do('ceaseAttack');
    expect(table.at('north-ithilien')).toEqual({ 'sauron-regular': 1, 'isengard-regular': 2 });
  });

  test('WR-TV-067, WR-BATTLE-08: figures of nations not at war are the rearguard', () => {
    const table = freeAttack(
      { atWar: ['rohan'], on: { westemnet: 'rohan 2r, gondor 3r', fangorn: 'isengard 2r' } },
      'westemnet',
      'fangorn',
    );
    expect(table.choices('holdBack', 'figure')).toEqual(['rohan-regular']);
    table.next(6, 6, 6, 6).do('beginBattle');
    expect(table.count('rearguard', 'gondor-regular')).toBe(3);
    expect(table.choices('loseRegular', 'nation')).toEqual(['rohan']);
    table.do('loseRegular', { nation: 'rohan' }).do('loseRegular', { nation: 'rohan' });
    table.do('loseRegular', { nation: 'isengard' }).do('loseRegular', { nation: 'isengard' });
    expect(table.view().battle).toBeNull();
    expect(table.at('westemnet')).toEqual({ 'gondor-regular': 3 });
    expect(table.count('casualties', 'rohan-regular')).toBe(2);
  });

  test('WR-TV-068, WR-RULING-40: a leader not at war stays, and a unit with him', () => {
    const table = freeAttack(
      { atWar: ['rohan'], on: { westemnet: 'rohan 3r, gondor 1l', fangorn: 'isengard 2r' } },
      'westemnet',
      'fangorn',
    );
    expect(table.refused('beginBattle')).toEqual(['WR-BATTLE-05']);
    table.do('holdBack', { figure: 'rohan-regular' });
    expect(table.refused('beginBattle')).toBeNull();
    const single = armies({ atWar: ['rohan'], on: { westemnet: 'rohan 1r, gondor 1l', fangorn: 'isengard 2r' } });
    expect(single.refused(FREE_ATTACK)).toEqual(['WR-RULING-40']);
  });

  test('WR-EX-13, WR-POL-16, WR-BATTLE-11: a Nazgûl attacks although Sauron is not at war', () => {
    const table = shadowAttacks(
      { atWar: ['isengard'], on: { 'fords-of-isen': 'isengard 3r, nazgul 1', westemnet: 'rohan 3r' } },
      'fords-of-isen',
      'westemnet',
    );
    table.next(1, 1, 1, 1, 1, 1).do('beginBattle');
    expect(table.choices('reroll', 'dice')).toEqual([0, 1]);
  });
});

describe('what an attack sets off', () => {
  test('WR-RULING-62, WR-RULING-63, WR-RULING-64, WR-POL-04, WR-POL-08: nations with units are activated, then advanced, before the first round', () => {
    const table = shadowAttacks(
      {
        atWar: ['sauron'],
        nations: { gondor: { steps: 1, active: false }, rohan: { steps: 3, active: false }, dwarves: { steps: 3, active: false } },
        on: { 'north-ithilien': 'sauron 3r', osgiliath: 'gondor 1r, rohan 1e, dwarves 1l' },
      },
      'north-ithilien',
      'osgiliath',
    );
    expect(table.nation('gondor')).toEqual({ steps: 1, active: false });
    table.next(1, 1, 1, 1, 1).do('beginBattle');
    expect(table.nation('gondor')).toEqual({ steps: 0, active: true });
    expect(table.nation('rohan')).toEqual({ steps: 2, active: true });
    expect(table.nation('dwarves')).toEqual({ steps: 3, active: false });
    expect(table.told.findIndex(({ type }) => type === 'nationAtWar')).toBeLessThan(
      table.told.findIndex(({ type }) => type === 'roundBegan'),
    );
  });

  test('WR-TV-114, WR-RULING-65: nations of the Shadow react too, until they are at war', () => {
    const table = freeAttack(
      { atWar: ['rohan'], nations: { isengard: { steps: 1, active: true } }, on: { westemnet: 'rohan 2r', fangorn: 'isengard 1r' } },
      'westemnet',
      'fangorn',
    );
    table.next(1, 1, 1).do('beginBattle');
    expect(table.nation('isengard').steps).toBe(0);
  });
});
