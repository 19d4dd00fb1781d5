import { describe, expect, test } from 'vitest';
import { type Play, war } from '../../testing/war.ts';
import { battleOf, combatDice, hitNumber } from '../battle/battle.ts';

const FREE = 0;
const SHADOW = 1;
type Given = Parameters<typeof war>[0];

const shadowAttacks = (given: Given, from: string, against: string): Play =>
  war({ atWar: ['sauron', 'isengard'], ...given, shadow: ['army', 'event'], free: ['event'], toAct: 'shadow' })
    .shadow('spend', { die: 'army', action: 'attack' })
    .shadow('attack', { from, against });
const freeAttacks = (given: Given, from: string, against: string): Play =>
  war({ atWar: ['gondor', 'rohan', 'elves', 'dwarves'], ...given, free: ['army-muster', 'event'], shadow: ['event'] })
    .free('spend', { die: 'army-muster', action: 'attack' })
    .free('attack', { from, against });

describe('withdrawing', () => {
  const given = { on: { osgiliath: 'sauron 6r', 'minas-tirith': 'gondor 5r 2e 2l' } };

  test('WR-TV-090: the defender withdraws, the attacker moves in, five stay within (WR-SIEGE-01, WR-SIEGE-03, WR-SIEGE-04, WR-SIEGE-05, WR-RULING-02)', () => {
    const play = shadowAttacks(given, 'osgiliath', 'minas-tirith').shadow('beginBattle');
    expect(play.step).toBe('fieldOrSiege');
    expect(play.asked).toEqual([FREE]);
    play.free('withdraw').shadow('depart');
    expect(play.besieged('minas-tirith')).toBe(true);
    expect(play.at('minas-tirith')).toEqual({ 'sauron-regular': 6 });
    expect(play.step).toBe('removeExcess');
    play
      .free('removeExcess', { figure: 'gondor-regular', place: 'inside-minas-tirith' })
      .free('removeExcess', { figure: 'gondor-elite', place: 'inside-minas-tirith' });
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 4, 'gondor-elite': 1, 'gondor-leader': 2 });
    expect(play.at('casualties')).toEqual({});
    expect(play.holder('minas-tirith')).toBe('free-peoples');
    expect(play.s.open.battle).toBeNull();
  });

  test('WR-TV-091: if nobody moves in there is no siege and no limit of five (WR-RULING-49)', () => {
    const play = shadowAttacks(given, 'osgiliath', 'minas-tirith').shadow('beginBattle').free('withdraw').shadow('stayPut');
    expect(play.besieged('minas-tirith')).toBe(false);
    expect(play.at('minas-tirith')).toEqual({ 'gondor-regular': 5, 'gondor-elite': 2, 'gondor-leader': 2 });
    expect(play.asked).toEqual([FREE]);
  });

  test('WR-TV-104: asked again before every round; in the field there is no bonus (WR-SIEGE-01, WR-SIEGE-02)', () => {
    const play = shadowAttacks({ on: { 'dimrill-dale': 'sauron 4r', lorien: 'elves 4r' } }, 'dimrill-dale', 'lorien').shadow('beginBattle');
    play.next(5, 5, 1, 1, 1, 1, 1, 1).free('fightInField');
    expect(hitNumber(play.s, SHADOW)).toBe(5);
    play.free('loseRegular', { nation: 'elves' }).free('loseRegular', { nation: 'elves' }).shadow('pressOn');
    if (play.step === 'chooseRetreat') play.free('stand');
    expect(play.step).toBe('fieldOrSiege');
    play.free('withdraw').shadow('depart');
    expect(play.at('inside-lorien')).toEqual({ 'elves-regular': 2 });
  });

  test('WR-TV-099: a stronghold shelters its present holder (WR-RULING-50)', () => {
    const play = freeAttacks(
      { on: { westemnet: 'rohan 3r', 'helms-deep': 'isengard 3r' }, held: { 'helms-deep': 'shadow' } },
      'westemnet',
      'helms-deep',
    ).free('beginBattle');
    play.shadow('withdraw').free('depart');
    expect(play.besieged('helms-deep')).toBe(true);
    expect(play.at('inside-helms-deep')).toEqual({ 'isengard-regular': 3 });
  });
});

describe('assault', () => {
  test('WR-TV-092: six to hit, one round, prolonged by an elite (WR-SIEGE-10, WR-SIEGE-11, WR-SIEGE-12, WR-SIEGE-13)', () => {
    const play = shadowAttacks({ on: { 'helms-deep': 'isengard 4r 2e | rohan 3r' } }, 'helms-deep', 'inside-helms-deep');
    play.next(5, 5, 6, 2, 3, 5, 1, 4).shadow('beginBattle');
    expect([hitNumber(play.s, SHADOW), hitNumber(play.s, FREE)]).toEqual([6, 5]);
    play.shadow('loseRegular', { nation: 'isengard' }).free('loseRegular', { nation: 'rohan' });
    expect(play.step).toBe('extendAssault');
    play.next(1, 1, 1, 1, 1, 1, 1).shadow('extendAssault', { nation: 'isengard' });
    expect(play.at('helms-deep')).toEqual({ 'isengard-regular': 4, 'isengard-elite': 1 });
    expect(battleOf(play.s).round).toBe(2);
    expect(combatDice(play.s, SHADOW)).toBe(5);
    play.shadow('ceaseAttack');
    expect(play.besieged('helms-deep')).toBe(true);
  });

  test('WR-TV-093: only an elite that fights prolongs it (WR-SIEGE-12, WR-BATTLE-07)', () => {
    const play = shadowAttacks({ on: { 'helms-deep': 'isengard 5r 1e | rohan 3r' } }, 'helms-deep', 'inside-helms-deep');
    play.shadow('holdBack', { figure: 'isengard-elite' });
    play.next(...new Array(8).fill(1)).shadow('beginBattle');
    expect(play.why(SHADOW, 'extendAssault', { nation: 'isengard' })).toEqual(['WR-SIEGE-12', 'WR-BATTLE-07']);
  });

  test('WR-TV-094: without a regular in reserve the elite is eliminated, and the round is still fought (WR-RULING-56)', () => {
    const play = shadowAttacks(
      { on: { 'helms-deep': 'isengard 3r 2e | rohan 3r', orthanc: 'isengard 9r' } },
      'helms-deep',
      'inside-helms-deep',
    );
    play
      .next(...new Array(8).fill(1))
      .shadow('beginBattle')
      .next(...new Array(7).fill(1))
      .shadow('extendAssault', { nation: 'isengard' });
    expect(play.at('helms-deep')).toEqual({ 'isengard-regular': 3, 'isengard-elite': 1 });
    expect(battleOf(play.s).round).toBe(2);
  });

  test('a stronghold falls when its last unit does (WR-CAPT-03, WR-CAPT-04); the besieged never retreat (WR-SIEGE-14)', () => {
    const play = shadowAttacks({ on: { 'helms-deep': 'isengard 4r | rohan 1r 1l, gimli' } }, 'helms-deep', 'inside-helms-deep');
    play.next(6, 1, 1, 1, 1, 1).shadow('beginBattle');
    while (play.step === 'chooseReroll') play.free('reroll', { dice: 0 });
    play.free('loseRegular', { nation: 'rohan' });
    expect(play.holder('helms-deep')).toBe('shadow');
    expect(play.besieged('helms-deep')).toBe(false);
    expect(play.where('gimli')).toBe('eliminated');
    expect(play.at('inside-helms-deep')).toEqual({});
  });

  test('WR-TV-106: besiegers not at war keep up the siege but do not fight (WR-RULING-58, WR-BATTLE-08)', () => {
    const play = war({
      on: { 'helms-deep': 'isengard 2r, sauron 3r | rohan 3r' },
      atWar: ['isengard'],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
    });
    play.shadow('spend', { die: 'army', action: 'attack' }).shadow('attack', { from: 'helms-deep', against: 'inside-helms-deep' });
    play.next(1, 1, 6, 6, 1).shadow('beginBattle');
    expect(play.at('rearguard')).toEqual({ 'sauron-regular': 3 });
    play.shadow('loseRegular', { nation: 'isengard' }).shadow('loseRegular', { nation: 'isengard' });
    expect(play.besieged('helms-deep')).toBe(true);
    expect(play.at('helms-deep')).toEqual({ 'sauron-regular': 3 });
  });

  test('WR-TV-182: only the besieging army assaults (WR-SIEGE-09, WR-BATTLE-02)', () => {
    const play = war({
      on: { 'dol-amroth': 'southrons 2r | gondor 2r', lamedon: 'southrons 3r' },
      held: { lamedon: 'shadow' },
      atWar: ['southrons'],
      shadow: ['army'],
      toAct: 'shadow',
    });
    play.shadow('spend', { die: 'army', action: 'attack' });
    expect(play.why(SHADOW, 'attack', { from: 'lamedon', against: 'inside-dol-amroth' })).toEqual([
      'WR-BATTLE-02',
      'WR-SIEGE-09',
      'WR-RULING-88',
    ]);
    expect(play.why(SHADOW, 'attack', { from: 'dol-amroth', against: 'inside-dol-amroth' })).toBeNull();
  });
});

describe('sortie and relief', () => {
  test('WR-TV-096: a sortie is fought in the field; with a rearguard within, the siege goes on (WR-SIEGE-15, WR-SIEGE-16, WR-SIEGE-17, WR-RULING-55)', () => {
    const play = freeAttacks({ on: { 'minas-tirith': 'sauron 4r | gondor 4r 1l' } }, 'inside-minas-tirith', 'minas-tirith');
    play.free('holdBack', { figure: 'gondor-regular' });
    play.next(1, 1, 1, 5, 5, 5, 1).free('beginBattle');
    expect([hitNumber(play.s, FREE), hitNumber(play.s, SHADOW)]).toEqual([5, 5]);
    while (play.step === 'chooseReroll') play.free('reroll', { dice: 0 });
    for (let n = 0; n < 3; n++) play.free('loseRegular', { nation: 'gondor' });
    expect(play.besieged('minas-tirith')).toBe(true);
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 1 });
    expect(play.at('casualties')).toEqual({ 'gondor-regular': 3, 'gondor-leader': 1 });
  });

  test('called off it goes back inside (WR-SIEGE-18); without a rearguard a lost one costs the stronghold (WR-RULING-55)', () => {
    const back = freeAttacks({ on: { 'minas-tirith': 'sauron 4r | gondor 2r' } }, 'inside-minas-tirith', 'minas-tirith');
    back
      .next(...new Array(6).fill(1))
      .free('beginBattle')
      .free('ceaseAttack');
    expect(back.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 2 });
    expect(back.besieged('minas-tirith')).toBe(true);
    const lost = freeAttacks({ on: { 'minas-tirith': 'sauron 4r | gondor 1r' } }, 'inside-minas-tirith', 'minas-tirith');
    lost.next(1, 6, 1, 1, 1).free('beginBattle').free('loseRegular', { nation: 'gondor' });
    expect(lost.holder('minas-tirith')).toBe('shadow');
  });

  test('a sortie that wins stays in its region, and the siege is over (WR-SIEGE-19, WR-SIEGE-20, WR-SIEGE-06, WR-SIEGE-08, WR-RULING-51)', () => {
    const play = freeAttacks({ on: { 'minas-tirith': 'sauron 2r | gondor 3r' } }, 'inside-minas-tirith', 'minas-tirith');
    play.free('holdBack', { figure: 'gondor-regular' });
    play.next(1, 1, 1, 1).free('beginBattle').free('pressOn');
    expect(play.step).toBe('chooseRetreat');
    play.shadow('retreat', { region: 'osgiliath' });
    expect(play.besieged('minas-tirith')).toBe(false);
    expect(play.at('minas-tirith')).toEqual({ 'gondor-regular': 3 });
    expect(play.s.open.battle).toBeNull();
  });

  test('WR-TV-098: relief: the garrison takes no part; the besiegers have no walls; then the army may enter (WR-SIEGE-21, WR-SIEGE-22, WR-SIEGE-06, WR-RULING-51)', () => {
    const play = freeAttacks({ on: { 'minas-tirith': 'sauron 4r | gondor 3r', lossarnach: 'gondor 5r' } }, 'lossarnach', 'minas-tirith');
    play.next(...new Array(9).fill(1)).free('beginBattle');
    expect(play.step).toBe('ceaseOrContinue');
    expect([hitNumber(play.s, FREE), hitNumber(play.s, SHADOW)]).toEqual([5, 5]);
    play.free('pressOn').shadow('retreat', { region: 'osgiliath' });
    expect(play.besieged('minas-tirith')).toBe(false);
    play.free('depart');
    expect(play.at('minas-tirith')).toEqual({ 'gondor-regular': 8 });
  });

  test('WR-TV-103: the besieged neither march out nor attack elsewhere (WR-RULING-88, WR-SIEGE-14, WR-SIEGE-15)', () => {
    const play = war({ on: { 'minas-tirith': 'sauron 4r | gondor 3r', osgiliath: 'sauron 1r' }, atWar: ['gondor'], free: ['army-muster'] });
    expect(play.why(FREE, 'spend', { die: 'army-muster', action: 'move-armies' })).toEqual(['WR-RULING-06']);
    play.free('spend', { die: 'army-muster', action: 'attack' });
    expect(play.match.options(FREE)).toEqual([{ type: 'attack', from: 'inside-minas-tirith', against: 'minas-tirith' }]);
  });
});

describe('keeping and leaving a siege', () => {
  test('WR-TV-095: Nazgûl alone keep no siege (WR-RULING-52, WR-SIEGE-06, WR-SIEGE-08, WR-RULING-54)', () => {
    const play = war({
      on: { erebor: 'southrons 3r, nazgul 1 | dwarves 4r' },
      atWar: ['southrons'],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
    });
    play
      .shadow('spend', { die: 'army', action: 'move-armies' })
      .shadow('march', { from: 'erebor', to: 'withered-heath' })
      .shadow('leaveBehind', { figure: 'nazgul' })
      .shadow('depart');
    expect(play.besieged('erebor')).toBe(false);
    expect(play.at('erebor')).toEqual({ 'dwarves-regular': 4, nazgul: 1 });
  });

  test('WR-TV-102: joining a siege is a move; ten outside (WR-SIEGE-23, WR-DEF-08, WR-SIEGE-07, WR-ARMY-11)', () => {
    const play = war({
      on: { lorien: 'sauron 8r | elves 3r', 'dimrill-dale': 'sauron 3r' },
      atWar: ['sauron'],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
    });
    play.shadow('spend', { die: 'army', action: 'move-armies' }).shadow('march', { from: 'dimrill-dale', to: 'lorien' });
    play.shadow('leaveBehind', { figure: 'sauron-regular' }).shadow('depart');
    expect(play.at('lorien')).toEqual({ 'sauron-regular': 10 });
    expect(play.s.open.battle).toBeNull();
  });

  test('WR-TV-100: a stronghold with Nazgûl alone counts as empty and is taken (WR-RULING-53, WR-CAPT-02, WR-RULING-25)', () => {
    const play = war({
      on: { 'dol-guldur': 'nazgul 2', 'western-brown-lands': 'rohan 2r' },
      atWar: ['rohan'],
      free: ['army-muster'],
      shadow: ['event'],
    });
    play
      .free('spend', { die: 'army-muster', action: 'move-armies' })
      .free('march', { from: 'western-brown-lands', to: 'dol-guldur' })
      .free('depart');
    expect(play.holder('dol-guldur')).toBe('free-peoples');
    expect(play.at('dol-guldur')).toEqual({ 'rohan-regular': 2, nazgul: 2 });
  });

  test('taking back one’s own settlement removes the marker and moves nobody (WR-CAPT-07, WR-RULING-60)', () => {
    const play = war({ on: { lossarnach: 'gondor 2r' }, held: { pelargir: 'shadow' }, free: ['army-muster'], shadow: ['event'] });
    play.free('spend', { die: 'army-muster', action: 'move-armies' }).free('march', { from: 'lossarnach', to: 'pelargir' }).free('depart');
    expect(play.holder('pelargir')).toBe('free-peoples');
    expect(play.nation('gondor').steps).toBe(2);
  });
});
