import { describe, expect, test } from 'vitest';
import { SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal } from '../../../testing/cards.ts';

describe('The Lidless Eye', () => {
  test('up to three unused dice become Eyes in the hunt box', () => {
    const given = { shadow: ['character', 'muster', 'event', 'army'] };
    const play = played(cardId('the-lidless-eye'), given)
      .shadow('chooseDie', { die: 'character' })
      .shadow('chooseDie', { die: 'event' })
      .shadow('chooseDie', { die: 'army' });
    expect(play.diceLeft(SHADOW)).toEqual(['muster']);
    expect(play.state.open.huntBox[SHADOW]).toBe(3);
    expect(play.isOver).toBe(true);
  });

  test('fewer are enough, and none is asked again; without dice nothing is asked', () => {
    const play = played(cardId('the-lidless-eye'), { shadow: ['army', 'muster'] })
      .shadow('chooseDie', { die: 'army' })
      .shadow('decline');
    expect(play.diceLeft(SHADOW)).toEqual(['muster']);
    expect(play.isOver).toBe(true);
    expect(played(cardId('the-lidless-eye'), { shadow: [] }).isOver).toBe(true);
  });
});

describe('Dreadful Spells', () => {
  const card = cardId('dreadful-spells');

  test('WR-EVENT-07: a Shadow army with a Nazgûl next to a Free Peoples army', () => {
    expect(refusal(card, { on: { 'north-ithilien': 'sauron 1r', osgiliath: 'gondor 1r' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { 'north-ithilien': 'nazgul 1', osgiliath: 'gondor 1r' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { nurn: 'sauron 1r, nazgul 1', osgiliath: 'gondor 1r' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { 'north-ithilien': 'sauron 1r, nazgul 1', osgiliath: 'gondor 1r' } })).toBeNull();
    expect(refusal(card, { on: { 'north-ithilien': 'sauron 1r, witch-king', osgiliath: 'gondor 1r' } })).toBeNull();
  });

  test('a die for each Nazgûl, the Witch-king among them, hits on 5; WR-TV-186, WR-POL-12: no politics', () => {
    const play = played(card, { on: { 'north-ithilien': 'sauron 1r, nazgul 1, witch-king', osgiliath: 'gondor 3r' } }, 5, 6);
    play.free('loseRegular', { nation: 'gondor' }).free('loseRegular', { nation: 'gondor' });
    expect(play.at('osgiliath')).toEqual({ 'gondor-regular': 1 });
    expect(play.nation('gondor')).toEqual({ steps: 2, active: false });
    expect(play.isOver).toBe(true);
  });

  test('never more than five dice', () => {
    const play = played(card, { on: { 'north-ithilien': 'sauron 1r, nazgul 7', osgiliath: 'gondor 7r' } }, 6, 6, 6, 6, 6);
    for (let n = 0; n < 5; n++) play.free('loseRegular', { nation: 'gondor' });
    expect(play.isOver).toBe(true);
  });

  test('WR-TV-199, WR-RULING-18: it may strike the besieged; WR-RULING-57: with the last of them the stronghold falls, a Companion stays (WR-EVENT-14)', () => {
    const play = played(card, { on: { 'minas-tirith': 'sauron 2r, nazgul 1 | gondor 1r 1l, boromir' } }, 6).free('loseRegular', {
      nation: 'gondor',
    });
    expect(play.holder('minas-tirith')).toBe('shadow');
    expect(play.besieged('minas-tirith')).toBe(false);
    expect(play.at('minas-tirith')).toEqual({ 'sauron-regular': 2, nazgul: 1, boromir: 1 });
    expect(play.at('casualties')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
  });

  test('of several armies the Shadow names who casts and who is struck', () => {
    const on = {
      'north-ithilien': 'sauron 1r, nazgul 2',
      'south-ithilien': 'sauron 1r, nazgul 1',
      osgiliath: 'gondor 2r',
      pelargir: 'gondor 1r',
    };
    const play = played(card, { on });
    expect(play.choices('chooseRegion', 'region')).toEqual(['north-ithilien', 'south-ithilien']);
    play.next(1).shadow('chooseRegion', { region: 'south-ithilien' });
    expect(play.isOver).toBe(true);
  });
});

test('Dreadful Spells: of several armies near the caster the Shadow names the one that is struck', () => {
  const on = { 'north-ithilien': 'sauron 1r, nazgul 1', osgiliath: 'gondor 2r', 'dead-marshes': 'gondor 1r' };
  const play = played(cardId('dreadful-spells'), { on });
  expect(play.choices('chooseRegion', 'region')).toEqual(['dead-marshes', 'osgiliath']);
  play.next(6).shadow('chooseRegion', { region: 'dead-marshes' });
  expect(play.cardDice).toEqual([6]);
  expect(play.free('loseRegular', { nation: 'gondor' }).at('dead-marshes')).toEqual({});
});

describe('Grond, Hammer of the Underworld', () => {
  const card = cardId('grond-hammer-of-the-underworld');
  const on = { 'minas-tirith': 'sauron 3r, witch-king | gondor 3r' };

  test('WR-EVENT-07: the Witch-king is with the besiegers', () => {
    expect(refusal(card, { on: { 'minas-tirith': 'sauron 3r | gondor 3r', nurn: 'sauron 1r, witch-king' }, atWar: ['sauron'] })).toEqual([
      'WR-EVENT-07',
    ]);
    expect(refusal(card, { on, atWar: ['sauron'] })).toBeNull();
  });

  test('WR-BATTLE-05, WR-RULING-19: he may stay with the rearguard, and it is still an assault of three rounds', () => {
    const play = played(card, { on, atWar: ['sauron'] });
    expect(play.refused('holdBack', { figure: 'witch-king' })).toBeNull();
    play.shadow('holdBack', { figure: 'witch-king' });
    expect(play.refused('beginBattle')).toEqual(['WR-BATTLE-05']);
    play.shadow('holdBack', { figure: 'sauron-regular' });
    play.next(1, 1, 1, 1, 1).shadow('beginBattle');
    for (const round of [1, 2]) {
      expect(play.state.open.battle?.round).toBe(round);
      play.next(1, 1, 1, 1, 1).shadow('pressOn');
    }
    expect([play.isOver, play.heard('roundBegan').length]).toEqual([true, 3]);
    expect(play.at('minas-tirith')).toEqual({ 'sauron-regular': 3, 'witch-king': 1 });
  });

  test('three rounds; no combat card in the first without a Companion', () => {
    const play = played(card, { on, atWar: ['sauron'], hands: { 'free-peoples': { hand: [cardId('the-last-battle')] } } });
    play.next(1, 1, 1, 1, 1, 1).shadow('beginBattle');
    play.next(1, 1).shadow('reroll', { dice: 2 });
    for (const round of [2, 3]) {
      play.shadow('pressOn');
      expect([play.state.open.battle?.round, play.can('playCombatCard')]).toEqual([round, true]);
      play.next(1, 1, 1, 1, 1, 1).free('noCombatCard').shadow('reroll', { dice: 0 });
    }
    expect(play.isOver).toBe(true);
  });

  test('WR-RULING-97, WR-SIEGE-14: it may be called off after each round, and the besieged do not retreat', () => {
    const play = played(card, { on, atWar: ['sauron'] });
    play.next(1, 1, 1, 1, 1, 1).shadow('beginBattle').shadow('reroll', { dice: 0 });
    expect([play.step, play.asked]).toEqual(['ceaseOrContinue', [SHADOW]]);
    play.next(1, 1, 1, 1, 1, 1).shadow('pressOn').shadow('reroll', { dice: 0 });
    expect([play.step, play.state.open.battle?.round]).toEqual(['ceaseOrContinue', 2]);
    play.shadow('ceaseAttack');
    expect([play.isOver, play.besieged('minas-tirith'), play.heard('retreated')]).toEqual([true, true, []]);
  });

  test('WR-TV-198, WR-RULING-19: units not at war cannot attack, the card is played for nothing', () => {
    const southrons = { 'minas-tirith': 'southrons 3r, witch-king | gondor 3r' };
    expect(played(card, { on: southrons }).isOver).toBe(true);
    expect(played(card, { on: southrons, atWar: ['southrons'] }).isOver).toBe(false);
  });
});

describe('The Ringwraiths Are Abroad', () => {
  const card = cardId('the-ringwraiths-are-abroad');
  const on = {
    nurn: 'nazgul 2',
    'north-ithilien': 'sauron 2r',
    'south-ithilien': 'sauron 1r, witch-king',
    osgiliath: 'gondor 1r',
    moria: 'sauron 1r',
  };

  test('the Nazgûl fly, then two armies with a Nazgûl move', () => {
    const play = played(card, { on, atWar: ['sauron'] });
    play.shadow('moveMinion', { figure: 'nazgul', place: 'nurn' }).shadow('travelTo', { region: 'moria' }).shadow('done');
    expect(play.choices('chooseOption', 'choice')).toEqual(['move-armies', 'attack']);
    play.shadow('chooseOption', { choice: 'move-armies' });
    expect(play.refused('march', { from: 'north-ithilien', to: 'dagorlad' })).not.toBeNull();
    play.shadow('march', { from: 'moria', to: 'hollin' });
    expect(play.refused('leaveBehind', { figure: 'nazgul' })).toEqual(['WR-RULING-96']);
    play.shadow('depart').shadow('march', { from: 'south-ithilien', to: 'west-harondor' }).shadow('depart');
    expect(play.at('hollin')).toEqual({ 'sauron-regular': 1, nazgul: 1 });
    expect(play.at('west-harondor')).toEqual({ 'sauron-regular': 1, 'witch-king': 1 });
    expect(play.isOver).toBe(true);
  });

  test('or one such army attacks; or nothing', () => {
    const play = played(card, { on, atWar: ['sauron'] })
      .shadow('done')
      .shadow('chooseOption', { choice: 'attack' });
    expect(play.choices('attack', 'from')).toEqual(['south-ithilien']);
    expect(
      played(card, { on, atWar: ['sauron'] })
        .shadow('done')
        .shadow('decline').isOver,
    ).toBe(true);
  });

  test('WR-RULING-96: of the army that attacks one Nazgûl fights; the rearguard may have the others', () => {
    const given = { 'north-ithilien': 'sauron 3r, nazgul 2', 'south-ithilien': 'sauron 1r', osgiliath: 'gondor 1r' };
    const play = played(card, { on: given, atWar: ['sauron'] })
      .shadow('done')
      .shadow('chooseOption', { choice: 'attack' });
    expect(play.refused('attack', { from: 'south-ithilien', against: 'osgiliath' })).toEqual(['WR-RULING-96']);
    play.shadow('attack', { from: 'north-ithilien', against: 'osgiliath' });
    play.shadow('holdBack', { figure: 'sauron-regular' }).shadow('holdBack', { figure: 'nazgul' });
    expect(play.refused('holdBack', { figure: 'nazgul' })).toEqual(['WR-RULING-96']);
    expect(play.refused('beginBattle')).toBeNull();
  });

  test('WR-TV-198, WR-RULING-19: without a unit at war only the march is left', () => {
    const southrons = { 'north-ithilien': 'southrons 2r, nazgul 2', 'south-ithilien': 'southrons 1r, witch-king', osgiliath: 'gondor 1r' };
    expect(played(card, { on: southrons }).shadow('done').choices('chooseOption', 'choice')).toEqual(['move-armies']);
    const atWar = played(card, { on: southrons, atWar: ['southrons'] }).shadow('done');
    expect(atWar.choices('chooseOption', 'choice')).toEqual(['move-armies', 'attack']);
  });
});

describe('The Black Captain Commands', () => {
  const card = cardId('the-black-captain-commands');
  const on = {
    'south-ithilien': 'sauron 2r, witch-king',
    nurn: 'nazgul 1',
    osgiliath: 'gondor 1r',
    'north-ithilien': 'sauron 1r, nazgul 1',
  };

  test('WR-EVENT-07: the Witch-king is in play', () => {
    expect(refusal(card, {})).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on, eliminated: [] })).toBeNull();
  });

  test('two Nazgûl where he stands, then his army attacks', () => {
    const play = played(card, { on, atWar: ['sauron'] }).shadow('chooseOption', { choice: 'recruit' });
    expect(play.at('south-ithilien')).toEqual({ 'sauron-regular': 2, nazgul: 2, 'witch-king': 1 });
    play.shadow('chooseOption', { choice: 'attack' });
    expect(play.choices('attack', 'from')).toEqual(['south-ithilien']);
  });

  test('or Nazgûl fly, then his army moves, and only his', () => {
    const play = played(card, { on, atWar: ['sauron'] }).shadow('chooseOption', { choice: 'move-nazgul' });
    play
      .shadow('moveMinion', { figure: 'witch-king', place: 'south-ithilien' })
      .shadow('travelTo', { region: 'north-ithilien' })
      .shadow('done');
    play.shadow('chooseOption', { choice: 'move-armies' });
    expect(new Set(play.choices('march', 'from'))).toEqual(new Set(['north-ithilien']));
    play.shadow('march', { from: 'north-ithilien', to: 'dagorlad' });
    expect(play.refused('leaveBehind', { figure: 'witch-king' })).toEqual(['WR-RULING-96']);
    play.shadow('depart');
    expect(play.isOver).toBe(true);
  });

  test('both parts may be left; he alone in enemy land recruits nobody (WR-RECRUIT-13)', () => {
    expect(
      played(card, { on, atWar: ['sauron'] })
        .shadow('decline')
        .shadow('decline').isOver,
    ).toBe(true);
    const alone = played(card, { on: { pelargir: 'witch-king' } });
    expect(alone.choices('chooseOption', 'choice')).toEqual(['move-nazgul']);
  });

  test('WR-EVENT-12: with one Nazgûl left one comes', () => {
    const play = played(card, { on: { nurn: 'sauron 1r, witch-king', moria: 'nazgul 7' } }).shadow('chooseOption', { choice: 'recruit' });
    expect(play.at('nurn')).toEqual({ 'sauron-regular': 1, nazgul: 1, 'witch-king': 1 });
  });
});
