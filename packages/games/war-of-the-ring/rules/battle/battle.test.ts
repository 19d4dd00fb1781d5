import { describe, expect, test } from 'vitest';
import { type Play, war } from '../../testing/war.ts';
import { combatDice, hitNumber, isHit, leadership, strength } from './battle.ts';

const FREE = 0;
const SHADOW = 1;

type Given = Parameters<typeof war>[0];

/** The Shadow attacks with an Army die. */
const attack = (given: Given, from: string, against: string): Play =>
  war({ ...given, shadow: ['army'], toAct: 'shadow' })
    .shadow('spend', { die: 'army', action: 'attack' })
    .shadow('attack', { from, against });
const freeAttack = (given: Given, from: string, against: string): Play =>
  war({ ...given, free: ['army-muster'] })
    .free('spend', { die: 'army-muster', action: 'attack' })
    .free('attack', { from, against });

describe('attacking', () => {
  test('only units of nations at war attack (WR-BATTLE-01), and an enemy army next door (WR-BATTLE-02)', () => {
    const play = war({ on: { osgiliath: 'gondor 2r', 'north-ithilien': 'sauron 3r' }, shadow: ['army'], toAct: 'shadow' });
    expect(play.why(SHADOW, 'spend', { die: 'army', action: 'attack' })).toEqual(['WR-RULING-06']);
    const ready = war({
      on: { osgiliath: 'gondor 2r', 'north-ithilien': 'sauron 3r', nurn: 'sauron 1r' },
      atWar: ['sauron'],
      shadow: ['army'],
      toAct: 'shadow',
    }).shadow('spend', { die: 'army', action: 'attack' });
    expect(ready.why(SHADOW, 'attack', { from: 'nurn', against: 'osgiliath' })).toContain('WR-BATTLE-02');
    expect(ready.why(SHADOW, 'attack', { from: 'north-ithilien', against: 'osgiliath' })).toBeNull();
  });

  test('WR-TV-067: units not at war are the rearguard, safe and unable to advance (WR-BATTLE-08, WR-BATTLE-05, WR-BATTLE-07)', () => {
    const play = freeAttack(
      { on: { 'druadan-forest': 'rohan 2r, gondor 3r', osgiliath: 'sauron 1r' }, atWar: ['rohan'] },
      'druadan-forest',
      'osgiliath',
    );
    expect(play.choices(FREE, 'holdBack', 'figure')).toEqual(['rohan-regular']);
    play.free('beginBattle');
    expect(play.at('rearguard')).toEqual({ 'gondor-regular': 3 });
    expect(strength(play.s, FREE)).toBe(2);
  });

  test('WR-TV-068: a leader not at war stays behind, and a unit with him (WR-RULING-40, WR-BATTLE-05)', () => {
    const play = freeAttack(
      { on: { 'druadan-forest': 'rohan 3r, gondor 1l', osgiliath: 'sauron 1r' }, atWar: ['rohan'] },
      'druadan-forest',
      'osgiliath',
    );
    expect(play.why(FREE, 'beginBattle')).toEqual(['WR-BATTLE-05', 'WR-RULING-39', 'WR-RULING-40']);
    play.free('holdBack', { figure: 'rohan-regular' }).free('beginBattle');
    expect(play.at('rearguard')).toEqual({ 'rohan-regular': 1, 'gondor-leader': 1 });
    const one = war({ on: { 'druadan-forest': 'rohan 1r, gondor 1l', osgiliath: 'sauron 1r' }, atWar: ['rohan'], free: ['army-muster'] });
    expect(one.why(FREE, 'spend', { die: 'army-muster', action: 'attack' })).toEqual(['WR-RULING-06']);
  });

  test('without a unit staying behind there is no rearguard (WR-RULING-39, WR-BATTLE-05)', () => {
    const play = attack(
      { on: { osgiliath: 'gondor 2r', 'north-ithilien': 'sauron 1r, nazgul 1' }, atWar: ['sauron'] },
      'north-ithilien',
      'osgiliath',
    );
    expect(play.why(SHADOW, 'holdBack', { figure: 'nazgul' })).toEqual(['WR-BATTLE-05', 'WR-RULING-39']);
  });

  test('a Character result needs a leader in the attacking part (WR-BATTLE-06, WR-DICE-21); WR-TV-041: Saruman may lead an attack, not a march (WR-RULING-22)', () => {
    const play = war({
      on: { orthanc: 'isengard 4r, saruman', 'fords-of-isen': 'rohan 2r' },
      atWar: ['isengard'],
      shadow: ['character'],
      toAct: 'shadow',
    });
    expect(play.why(SHADOW, 'spend', { die: 'character', action: 'move-army-with-leader' })).toEqual(['WR-RULING-06']);
    play
      .shadow('spend', { die: 'character', action: 'attack-with-leader' })
      .shadow('attack', { from: 'orthanc', against: 'fords-of-isen' });
    expect(play.why(SHADOW, 'holdBack', { figure: 'saruman' })).toEqual(['WR-BATTLE-06']);
    play.shadow('beginBattle');
    expect(leadership(play.s, SHADOW)).toBe(1);
  });

  test('WR-TV-040: Saruman never leaves Orthanc, the army may (WR-CHAR-18, WR-CHAR-07, WR-MOVE-06)', () => {
    const play = war({ on: { orthanc: 'isengard 4r, saruman' }, atWar: ['isengard'], shadow: ['army'], toAct: 'shadow' });
    play.shadow('spend', { die: 'army', action: 'move-armies' }).shadow('march', { from: 'orthanc', to: 'gap-of-rohan' }).shadow('depart');
    expect(play.at('orthanc')).toEqual({ saruman: 1 });
  });

  test('WR-EX-13: a Nazgûl fights although Sauron is not at war (WR-POL-16, WR-BATTLE-11, WR-ARMY-06)', () => {
    const play = attack(
      { on: { 'fords-of-isen': 'rohan 2r', 'gap-of-rohan': 'isengard 3r, nazgul 1' }, atWar: ['isengard'] },
      'gap-of-rohan',
      'fords-of-isen',
    ).shadow('beginBattle');
    expect(play.at('rearguard')).toEqual({});
    expect(leadership(play.s, SHADOW)).toBe(1);
  });

  test('WR-TV-088: all defenders take part, Captains of the West add strength (WR-BATTLE-09, WR-BATTLE-10, WR-BATTLE-11, WR-BATTLE-12)', () => {
    const play = attack(
      { on: { folde: 'rohan 2r, gondor 1l, boromir', 'druadan-forest': 'sauron 3r' }, atWar: ['sauron'] },
      'druadan-forest',
      'folde',
    ).shadow('beginBattle');
    expect(strength(play.s, FREE)).toBe(3);
    expect(combatDice(play.s, FREE)).toBe(3);
    expect(leadership(play.s, FREE)).toBe(2);
  });

  test('WR-EX-06, WR-TV-200: strength counts units, dice stop at five, leaders are no units (WR-BATTLE-10, WR-ARMY-05, WR-DEF-01)', () => {
    const play = attack(
      { on: { folde: 'rohan 3r 1e, dwarves 1l, gondor 1l', 'druadan-forest': 'sauron 6r 2e' }, atWar: ['sauron'] },
      'druadan-forest',
      'folde',
    ).shadow('beginBattle');
    expect([strength(play.s, FREE), combatDice(play.s, FREE)]).toEqual([4, 4]);
    expect([strength(play.s, SHADOW), combatDice(play.s, SHADOW)]).toEqual([8, 5]);
    expect(leadership(play.s, FREE)).toBe(2);
  });

  test('attackers stay where they are while they fight (WR-BATTLE-03)', () => {
    const play = attack(
      { on: { osgiliath: 'gondor 2r', 'north-ithilien': 'sauron 3r' }, atWar: ['sauron'] },
      'north-ithilien',
      'osgiliath',
    ).shadow('beginBattle');
    expect(play.at('north-ithilien')).toEqual({ 'sauron-regular': 3 });
  });
});

describe('rolling', () => {
  test('WR-EX-09, WR-TV-074: modifiers, natural 1 and natural 6 (WR-BATTLE-26, WR-BATTLE-29, WR-BATTLE-31)', () => {
    const hits = (bonus: number, needed = 5): number[] => [1, 2, 3, 4, 5, 6].filter((die) => isHit(die, bonus, needed));
    expect(hits(0)).toEqual([5, 6]);
    expect(hits(1)).toEqual([4, 5, 6]);
    expect(hits(3)).toEqual([2, 3, 4, 5, 6]);
    expect(hits(9)).toEqual([2, 3, 4, 5, 6]);
    expect(hits(-1)).toEqual([6]);
    expect(hits(-1, 6)).toEqual([6]);
  });

  test('WR-EX-08: re-rolls are limited by leadership and misses (WR-BATTLE-27, WR-BATTLE-11, WR-RULING-45)', () => {
    const play = attack(
      { on: { folde: 'rohan 4r', 'druadan-forest': 'sauron 5r, nazgul 3' }, atWar: ['sauron'] },
      'druadan-forest',
      'folde',
    );
    play.next(1, 3, 5, 5, 6, 1, 1, 1, 1).shadow('beginBattle');
    expect(play.choices(SHADOW, 'reroll', 'dice')).toEqual([0, 1, 2]);
    expect(play.asked).toEqual([SHADOW]);
    play.next(6, 2).shadow('reroll', { dice: 2 });
    expect(play.s.open.battle?.hits[SHADOW]).toBe(3);
    expect(play.s.open.battle?.rerollHits[SHADOW]).toBe(1);
    expect(play.step).toBe('casualties');
  });

  test('WR-TV-075: five dice at most in a re-roll (WR-BATTLE-11, WR-BATTLE-12)', () => {
    const play = attack(
      { on: { folde: 'rohan 4r', 'druadan-forest': 'sauron 8r, nazgul 6' }, atWar: ['sauron'] },
      'druadan-forest',
      'folde',
    );
    play.next(1, 1, 1, 1, 1, 1, 1, 1, 1).shadow('beginBattle');
    expect(play.choices(SHADOW, 'reroll', 'dice')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('WR-TV-071: a city needs a 6 in the first round, re-roll included; later rounds are normal (WR-BATTLE-47, WR-RULING-41, WR-BATTLE-28)', () => {
    const play = attack(
      { on: { dale: 'north 5r', 'northern-rhovanion': 'southrons 3r, nazgul 1' }, atWar: ['southrons'] },
      'northern-rhovanion',
      'dale',
    );
    play.next(5, 5, 6, 1, 1, 1, 1, 1).shadow('beginBattle');
    expect(hitNumber(play.s, SHADOW)).toBe(6);
    play.next(5).shadow('reroll', { dice: 1 });
    expect(play.s.open.battle?.hits[SHADOW]).toBe(1);
    expect(play.s.open.battle?.rerollHits[SHADOW]).toBe(0);
    play.free('loseRegular', { nation: 'north' }).shadow('pressOn');
    play.next(5, 4, 6, 1, 1, 1, 1).free('stand');
    expect(play.s.open.battle?.hits[SHADOW]).toBe(2);
  });

  test('each says how many dice to re-roll before either sees the other’s (WR-BATTLE-13, WR-BATTLE-27)', () => {
    const play = attack(
      { on: { folde: 'rohan 2r 1l', 'druadan-forest': 'sauron 2r, nazgul 1' }, atWar: ['sauron'] },
      'druadan-forest',
      'folde',
    );
    play.next(1, 1, 1, 1).shadow('beginBattle');
    expect(play.asked).toEqual([FREE, SHADOW]);
    play.free('reroll', { dice: 1 });
    expect(play.asked).toEqual([SHADOW]);
    expect(JSON.stringify(play.told)).not.toContain('"dice"');
  });
});

describe('casualties', () => {
  const struck = (free: string, hits: number, given: Given = {}): Play => {
    const play = attack({ on: { folde: free, 'druadan-forest': 'sauron 5r' }, atWar: ['sauron'], ...given }, 'druadan-forest', 'folde');
    const dice = [6, 6, 6, 6, 6].map((die, n) => (n < hits ? die : 1));
    return play.next(...dice, ...new Array(9).fill(1)).shadow('beginBattle');
  };

  test('WR-EX-10: two hits on two regulars and two elites (WR-BATTLE-33, WR-BATTLE-34, WR-RULING-02)', () => {
    const play = struck('rohan 2r 2e', 2);
    expect(play.asked).toEqual([FREE]);
    expect(play.why(FREE, 'loseRegular', { nation: 'rohan' })).toBeNull();
    expect(play.why(FREE, 'reduceElite', { nation: 'rohan' })).toBeNull();
    expect(play.why(FREE, 'loseElite', { nation: 'rohan' })).toBeNull();
    expect(play.why(FREE, 'loseRegular', { nation: 'sauron' })).toEqual(['WR-RULING-02']);
    play.free('reduceElite', { nation: 'rohan' });
    expect(play.why(FREE, 'loseElite', { nation: 'rohan' })).toEqual(['WR-BATTLE-34', 'WR-BATTLE-36']);
    play.free('loseRegular', { nation: 'rohan' });
    expect(play.at('folde')).toEqual({ 'rohan-regular': 2, 'rohan-elite': 1 });
    expect(play.at('casualties')).toEqual({ 'rohan-regular': 1, 'rohan-elite': 1 });
  });

  test('two hits paid with an elite (WR-BATTLE-34)', () => {
    const play = struck('rohan 1r 1e', 2).free('loseElite', { nation: 'rohan' });
    expect(play.at('folde')).toEqual({ 'rohan-regular': 1 });
  });

  test('WR-TV-086: a regular just lost may replace an elite; the other order costs the army (WR-RULING-44, WR-BATTLE-35, WR-BATTLE-36)', () => {
    const none = { on: { folde: 'gondor 1r 1e', 'druadan-forest': 'sauron 5r', 'dol-amroth': 'gondor 10r', pelargir: 'gondor 4r' } };
    const play = struck('', 2, none);
    expect(play.why(FREE, 'reduceElite', { nation: 'gondor' })).toEqual(['WR-BATTLE-36']);
    play.free('loseRegular', { nation: 'gondor' }).free('reduceElite', { nation: 'gondor' });
    expect(play.at('folde')).toEqual({ 'gondor-regular': 1 });
    const other = struck('', 2, none).free('loseElite', { nation: 'gondor' }).free('loseRegular', { nation: 'gondor' });
    expect(other.at('folde')).toEqual({});
  });

  test('the replacing regular comes from the casualties first (WR-BATTLE-35, WR-BATTLE-37)', () => {
    const play = struck('rohan 1e', 1, { casualties: { 'rohan-regular': 1 } }).free('reduceElite', { nation: 'rohan' });
    expect(play.at('casualties')).toEqual({ 'rohan-elite': 1 });
    expect(play.at('reinforcements')['rohan-regular']).toBe(9);
  });

  test('WR-TV-200: hits beyond the last unit are lost and leaders fall with their army (WR-RULING-43, WR-BATTLE-38, WR-ARMY-05)', () => {
    const play = struck('rohan 2r, dwarves 1l, gondor 1l', 3);
    if (play.step === 'chooseReroll') play.free('reroll', { dice: 0 });
    play.free('loseRegular', { nation: 'rohan' }).free('loseRegular', { nation: 'rohan' });
    expect(play.at('casualties')).toEqual({ 'rohan-regular': 2, 'dwarves-leader': 1, 'gondor-leader': 1 });
    expect(play.step).toBe('advance');
  });

  test('WR-TV-183: the attacker first, then the defender; hits were fixed before (WR-BATTLE-32, WR-RULING-42)', () => {
    const play = attack({ on: { folde: 'rohan 2r', 'druadan-forest': 'sauron 2r' }, atWar: ['sauron'] }, 'druadan-forest', 'folde');
    play.next(6, 6, 6, 1).shadow('beginBattle');
    expect(play.asked).toEqual([SHADOW]);
    play.shadow('loseRegular', { nation: 'sauron' });
    expect(play.asked).toEqual([FREE]);
    expect(play.s.frames.at(-1)).toMatchObject({ step: 'casualties', hits: 2 });
  });

  test('WR-TV-078: both armies fall together; nobody advances (WR-RULING-42, WR-RULING-47, WR-BATTLE-38, WR-BATTLE-45, WR-RECRUIT-10)', () => {
    const play = attack(
      { on: { dale: 'north 1r 1l, legolas', 'northern-rhovanion': 'southrons 1r, nazgul 1' }, atWar: ['southrons'] },
      'northern-rhovanion',
      'dale',
    );
    play.next(6, 6, 6, 1, 1).shadow('beginBattle');
    while (play.step === 'chooseReroll') play.do(play.asked[0] as 0 | 1, 'reroll', { dice: 0 });
    play.shadow('loseRegular', { nation: 'southrons' }).free('loseRegular', { nation: 'north' });
    expect(play.where('legolas')).toBe('eliminated');
    expect(play.at('casualties')).toEqual({ 'north-regular': 1, 'north-leader': 1 });
    expect(play.at('reinforcements').nazgul).toBe(8);
    expect(play.holder('dale')).toBe('free-peoples');
    expect(play.s.open.battle).toBeNull();
  });

  test('WR-TV-053: what returns to the reinforcements and what does not (WR-RECRUIT-10, WR-RECRUIT-11, WR-ARMY-12)', () => {
    const play = struck('rohan 3r', 1).free('loseRegular', { nation: 'rohan' });
    expect(play.at('reinforcements')['rohan-regular']).toBe(7);
    const shadow = attack({ on: { folde: 'rohan 3r', 'druadan-forest': 'sauron 3r' }, atWar: ['sauron'] }, 'druadan-forest', 'folde');
    shadow.next(1, 1, 1, 6, 6, 6).shadow('beginBattle');
    for (let n = 0; n < 3; n++) shadow.shadow('loseRegular', { nation: 'sauron' });
    expect(shadow.at('reinforcements')['sauron-regular']).toBe(36);
  });
});

describe('the end of a round', () => {
  const quiet = (given: Given, from = 'druadan-forest', against = 'folde'): Play => {
    const play = attack({ atWar: ['sauron'], ...given }, from, against);
    return play.next(...new Array(10).fill(1)).shadow('beginBattle');
  };

  test('the attacker may cease; his army stays (WR-BATTLE-41, WR-BATTLE-45)', () => {
    const play = quiet({ on: { folde: 'rohan 2r', 'druadan-forest': 'sauron 2r' } }).shadow('ceaseAttack');
    expect(play.s.open.battle).toBeNull();
    expect(play.at('druadan-forest')).toEqual({ 'sauron-regular': 2 });
  });

  test('WR-TV-080: retreat only to a truly free region, never the attackers’ own (WR-RULING-38, WR-BATTLE-43, WR-DEF-07, WR-BATTLE-42)', () => {
    const play = quiet({
      on: { folde: 'rohan 2r', 'druadan-forest': 'sauron 2r', westemnet: 'isengard 1r' },
      held: { edoras: 'shadow', westemnet: 'shadow' },
    }).shadow('pressOn');
    expect(play.choices(FREE, 'retreat', 'region')).toEqual(['eastemnet']);
    play.free('retreat', { region: 'eastemnet' });
    expect(play.at('eastemnet')).toEqual({ 'rohan-regular': 2 });
    expect(play.step).toBe('advance');
  });

  test('without a free region there is no retreat: the next round follows (WR-BATTLE-43)', () => {
    const play = quiet({
      on: { folde: 'rohan 2r', 'druadan-forest': 'sauron 2r', eastemnet: 'isengard 1r' },
      held: { edoras: 'shadow', westemnet: 'shadow' },
    });
    play.next(1, 1, 1, 1).shadow('pressOn');
    expect(play.s.open.battle?.round).toBe(2);
  });

  test('WR-TV-082: any part of the attackers may advance, or none; the rearguard may not (WR-BATTLE-46, WR-BATTLE-07, WR-RULING-46)', () => {
    const play = attack(
      { on: { folde: 'rohan 1r', 'druadan-forest': 'sauron 6r, nazgul 1' }, atWar: ['sauron'] },
      'druadan-forest',
      'folde',
    );
    for (let n = 0; n < 2; n++) play.shadow('holdBack', { figure: 'sauron-regular' });
    play.next(6, 6, 6, 6, 1).shadow('beginBattle').free('loseRegular', { nation: 'rohan' });
    expect(play.step).toBe('advance');
    expect(play.why(SHADOW, 'stayPut')).toBeNull();
    play.shadow('leaveBehind', { figure: 'nazgul' }).shadow('depart');
    expect(play.at('folde')).toEqual({ 'sauron-regular': 4 });
    expect(play.at('druadan-forest')).toEqual({ 'sauron-regular': 2, nazgul: 1 });
    expect(play.holder('folde')).toBe('shadow');
  });

  test('WR-TV-087: a level 0 character is left behind by a retreat, unharmed (WR-BATTLE-44, WR-CHAR-07, WR-RULING-48)', () => {
    const play = freeAttack(
      { on: { orthanc: 'isengard 3r, saruman', 'fords-of-isen': 'rohan 4r' }, atWar: ['rohan'] },
      'fords-of-isen',
      'orthanc',
    );
    play.next(1, 1, 1, 1, 1, 1, 1).free('beginBattle').shadow('fightInField');
    while (play.step === 'chooseReroll') play.shadow('reroll', { dice: 0 });
    play.free('pressOn').shadow('retreat', { region: 'gap-of-rohan' }).free('depart');
    expect(play.where('saruman')).toBe('orthanc');
    expect(play.holder('orthanc')).toBe('free-peoples');
    expect(play.at('gap-of-rohan')).toEqual({ 'isengard-regular': 3 });
  });

  test('WR-TV-079: characters alone are not drawn into anything (WR-BATTLE-39, WR-BATTLE-40, WR-CHAR-11)', () => {
    const play = war({ on: { folde: 'gimli', 'druadan-forest': 'sauron 2r' }, atWar: ['sauron'], shadow: ['army'], toAct: 'shadow' });
    play.shadow('spend', { die: 'army', action: 'move-armies' }).shadow('march', { from: 'druadan-forest', to: 'folde' }).shadow('depart');
    expect(play.where('gimli')).toBe('folde');
    expect(play.s.open.battle).toBeNull();
  });

  test('WR-EX-12: a retreat may cross a border that a move may not (WR-POL-14, WR-RULING-34)', () => {
    const play = attack(
      { on: { dale: 'north 2r', 'northern-rhovanion': 'southrons 2r' }, atWar: ['southrons'] },
      'northern-rhovanion',
      'dale',
    );
    play.next(1, 1, 1, 1).shadow('beginBattle').shadow('pressOn').free('retreat', { region: 'erebor' });
    expect(play.at('erebor')).toEqual({ 'north-regular': 2 });
    play.shadow('stayPut');
    const later = war({ on: { erebor: 'north 2r' }, free: ['army-muster'] }).free('spend', { die: 'army-muster', action: 'move-armies' });
    expect(later.why(FREE, 'march', { from: 'erebor', to: 'iron-hills' })).toEqual(['WR-MOVE-12', 'WR-MOVE-07']);
    expect(later.why(FREE, 'march', { from: 'erebor', to: 'dale' })).toBeNull();
    expect(later.why(FREE, 'march', { from: 'erebor', to: 'withered-heath' })).toBeNull();
  });
});
