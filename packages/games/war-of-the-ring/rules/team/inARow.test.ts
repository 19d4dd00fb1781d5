import { describe, expect, test } from 'vitest';
import type { NationName } from '../../content/box.ts';
import { cardId } from '../../content/cards.ts';
import { type GivenWar, war, type WarTable } from '../../testing/war.ts';

const NATION = ['WR-MULTI-28'];
const three: GivenWar = {
  seats: 3,
  atWar: ['gondor', 'rohan', 'north'],
  free: ['army-muster', 'army-muster', 'army-muster', 'muster'],
  shadow: ['army', 'army', 'army'],
};
const on = { lossarnach: 'gondor 2r', folde: 'gondor 1r, rohan 1r' };
const table = (given: GivenWar = {}): WarTable => war({ ...three, on, ...given });

const move = (play: WarTable, from: string, to: string): WarTable =>
  play.spend('army-muster', 'move-armies').do('march', { from, to }).do('depart').do('done');
/** The Shadow lets a die go, so that the Free Peoples act again. */
const wait = (play: WarTable): WarTable => play.do('skipDie', { die: 'army' });

describe('WR-MULTI-28: with three players no nation is used twice in a row', () => {
  test('WR-EX-23: recruited, it may not march, be advanced or recruit again', () => {
    const play = table().spend('muster', 'recruit').do('recruit', { figure: 'gondor-regular', region: 'pelargir' }).do('done');
    wait(play).spend('army-muster', 'move-armies');
    expect(play.refused('march', { from: 'lossarnach', to: 'pelargir' })).toEqual(['WR-MULTI-28']);
    expect(play.refused('march', { from: 'folde', to: 'edoras' })).toBeNull();
  });

  test('an event and a political step count too (WR-RULING-85)', () => {
    const hands = { 'free-peoples': { hand: [cardId('guards-of-the-citadel'), cardId('riders-of-theoden')] } };
    const play = wait(move(table({ hands, nations: { elves: { steps: 2, active: true } } }), 'lossarnach', 'pelargir'));
    play.spend('muster', 'play-muster-event');
    expect(play.refused('playEvent', { card: cardId('guards-of-the-citadel') })).toEqual(NATION);
    expect(play.refused('playEvent', { card: cardId('riders-of-theoden') })).toBeNull();
    const politics = table({ atWar: [], nations: { gondor: { steps: 2, active: true } }, on: {} });
    politics.spend('muster', 'diplomacy').do('advanceNation', { nation: 'gondor' });
    wait(politics).spend('army-muster', 'diplomacy');
    expect(politics.refused('advanceNation', { nation: 'gondor' })).toEqual(NATION);
    expect(politics.refused('advanceNation', { nation: 'rohan' })).toBeNull();
  });

  test('a political step that an attack causes is nobody’s action', () => {
    const play = table({
      toAct: 'shadow',
      atWar: ['isengard', 'gondor'],
      nations: { rohan: { steps: 3, active: false } },
      on: { edoras: 'rohan 2r', folde: 'isengard 2r' },
    });
    play.spend('army', 'attack').do('attack', { from: 'folde', against: 'edoras' }).next(1, 1, 1, 1).do('beginBattle');
    while (play.step !== 'chooseAction')
      play.do(play.can('ceaseAttack') ? 'ceaseAttack' : play.can('fightInField') ? 'fightInField' : 'stand');
    expect(play.view().team?.usedLast?.nations).toEqual([]);
  });

  test('nor is a step of a nation that loses a settlement in one’s own action', () => {
    const play = table({
      atWar: ['isengard', 'gondor'],
      nations: { rohan: { steps: 3, active: true } },
      on: { 'helms-deep': 'isengard 3r | gondor 1r', lossarnach: 'gondor 1r' },
    });
    play
      .spend('army-muster', 'attack')
      .do('attack', { from: 'inside-helms-deep', against: 'helms-deep' })
      .next(1, 6, 6, 6)
      .do('beginBattle');
    while (play.step !== 'chooseAction') play.do(play.options()[0]);
    expect([play.holder('helms-deep'), play.nation('rohan').steps]).toEqual(['shadow', 2]);
    expect(play.view().team?.usedLast?.nations).toEqual(['gondor']);
  });

  test('the first action of a turn follows the last one of the turn before (WR-RULING-99, WR-RULING-85)', () => {
    const play = move(table({ turn: 2, free: ['army-muster'], shadow: [] }), 'lossarnach', 'pelargir');
    for (let answers = 0; play.view().turn === 2 || play.step !== 'chooseAction'; answers++) {
      if (answers > 60) throw new Error(`still ${play.step}`);
      play.do(play.options('decline')[0] ?? play.options()[0]);
    }
    expect(play.view().team?.usedLast).toEqual({ nations: ['gondor'], regions: ['pelargir'] });
  });

  test('WR-TV-169: a pass is no action, a skipped die breaks the row (WR-RULING-85)', () => {
    const moved = (): WarTable =>
      wait(
        move(
          table({ free: ['army-muster', 'army-muster', 'muster'], shadow: ['army', 'army', 'army', 'army', 'army'] }),
          'lossarnach',
          'pelargir',
        ),
      );
    const passed = wait(moved().do('pass')).spend('muster', 'recruit');
    expect(passed.refused('recruit', { figure: 'gondor-regular', region: 'minas-tirith' })).toEqual(NATION);
    const skipped = wait(moved().do('skipDie', { die: 'army-muster' })).spend('muster', 'recruit');
    expect(skipped.refused('recruit', { figure: 'gondor-regular', region: 'minas-tirith' })).toBeNull();
  });

  test('another action in between is enough', () => {
    const play = wait(move(table({ free: ['army-muster', 'army-muster', 'character', 'muster'] }), 'lossarnach', 'pelargir'));
    wait(play.spend('character', 'move-fellowship')).spend('army-muster', 'move-armies');
    expect(play.refused('march', { from: 'pelargir', to: 'lossarnach' })).toBeNull();
  });

  test('two players and four are not bound', () => {
    for (const seats of [2, 4]) {
      const play = move(table({ seats, turn: 2 }), 'lossarnach', 'pelargir');
      expect(play.view().team?.usedLast ?? null).toBeNull();
    }
    const two = wait(move(table({ seats: 2 }), 'lossarnach', 'pelargir')).spend('army-muster', 'move-armies');
    expect(two.refused('march', { from: 'pelargir', to: 'lossarnach' })).toBeNull();
  });

  test('the Shadow of three players is not bound', () => {
    const play = table({
      toAct: 'shadow',
      atWar: ['sauron', 'southrons'],
      shadow: ['army', 'army', 'army'],
      on: { nurn: 'sauron 1r', khand: 'southrons 1r' },
    });
    play.spend('army', 'move-armies').do('march', { from: 'khand', to: 'near-harad' }).do('depart');
    if (play.step === 'march') play.do('done');
    expect(play.view().team?.usedLast?.nations).toEqual([]);
  });
});

describe('WR-RULING-85: whatever uses a nation counts as an action on it', () => {
  const last = (...nations: NationName[]): GivenWar => ({ team: { last: { nations, regions: [] } } });

  test('a Companion does not advance the people that was used last', () => {
    const heralds = { ...last('elves'), free: ['muster'], on: { 'woodland-realm': 'legolas', erebor: 'gimli' } };
    const play = table({ ...heralds, atWar: [] }).spend('muster', 'companion-diplomacy');
    expect(play.refused('advanceNation', { nation: 'elves' })).toEqual(NATION);
    expect(play.refused('advanceNation', { nation: 'dwarves' })).toBeNull();
  });

  test('nor does a card that advances any', () => {
    const hands = { 'free-peoples': { hand: [cardId('wisdom-of-elrond')] } };
    const play = table({ ...last('elves'), free: ['muster'], on: {}, atWar: [], hands });
    play.spend('muster', 'play-muster-event').do('playEvent', { card: cardId('wisdom-of-elrond') });
    expect(play.choices('chooseNation', 'nation').sort()).toEqual(['dwarves', 'gondor', 'north', 'rohan']);
    expect(play.refused('chooseNation', { nation: 'elves' })).toEqual(NATION);
  });
});

describe('WR-MULTI-28, WR-MULTI-29: a march that a card sends through the night', () => {
  const hands = { 'free-peoples': { hand: [cardId('through-a-day-and-a-night')] } };
  const night = (last: { nations: NationName[]; regions: string[] }, places: { [region: string]: string }): WarTable => {
    const play = table({ team: { last }, hands, on: places });
    return play.spend('army-muster', 'play-army-event').do('playEvent', { card: cardId('through-a-day-and-a-night') });
  };

  test('is not for the nation, nor for the army, that was used last', () => {
    const places = { lossarnach: 'gondor 2r, boromir', folde: 'rohan 2r, gimli' };
    expect(night({ nations: ['gondor'], regions: [] }, places).choices('chooseRegion', 'region')).toEqual(['folde']);
    expect(night({ nations: [], regions: ['folde'] }, places).choices('chooseRegion', 'region')).toEqual(['lossarnach']);
    // Several nations together are another matter.
    const mixed = { lossarnach: 'gondor 1r, rohan 1r, boromir' };
    expect(night({ nations: ['gondor', 'rohan'], regions: [] }, mixed).step).toBe('farMarch');
  });

  test('uses the army, where it has come to', () => {
    const play = night({ nations: [], regions: [] }, { lossarnach: 'gondor 2r, boromir' });
    for (let answers = 0; play.step !== 'chooseAction'; answers++) {
      if (answers > 20) throw new Error(`still ${play.step}`);
      play.do(play.options('depart')[0] ?? play.options('endPath')[0] ?? play.options()[0]);
    }
    expect(play.where('boromir')).not.toBe('lossarnach');
    expect(play.view().team?.usedLast).toEqual({ nations: ['gondor'], regions: [play.where('boromir')] });
  });
});

test('WR-MULTI-28: four are not bound, not even one who plays for both', () => {
  const play = war({ ...three, seats: 4, on, team: { left: ['gondor'] } });
  move(play, 'lossarnach', 'pelargir');
  wait(play).spend('army-muster', 'move-armies');
  expect(play.refused('march', { from: 'pelargir', to: 'lossarnach' })).toBeNull();
});

test('WR-MULTI-29: nor does a card send the army that was used last by the paths of the Woses', () => {
  const hands = { 'free-peoples': { hand: [cardId('paths-of-the-woses')] } };
  const sent = (regions: string[]): WarTable =>
    table({ hands, on: { folde: 'rohan 2r' }, team: { last: { nations: [], regions } } })
      .spend('army-muster', 'play-army-event')
      .do('playEvent', { card: cardId('paths-of-the-woses') });
  expect([sent([]).step, sent(['folde']).step]).toEqual(['marchParty', 'chooseAction']);
});

test('WR-MULTI-28: nor by a card that sends an army far', () => {
  const hands = { 'free-peoples': { hand: [cardId('paths-of-the-woses')] } };
  const places = { edoras: 'rohan 3r', folde: 'rohan 2r', 'minas-tirith': 'gondor 9r' };
  const play = wait(move(table({ hands, on: places }), 'folde', 'westemnet'));
  play.spend('army-muster', 'play-army-event').do('playEvent', { card: cardId('paths-of-the-woses') });
  expect([play.step, play.at('edoras')]).toEqual(['chooseAction', { 'rohan-regular': 3 }]);
});

describe('WR-MULTI-29: armies of several nations', () => {
  test('WR-EX-24, WR-RULING-100: after one of a single nation, yes; the very same army twice in a row, no', () => {
    const play = wait(move(table(), 'lossarnach', 'pelargir'));
    move(play, 'folde', 'edoras');
    wait(play).spend('army-muster', 'move-armies');
    expect(play.refused('march', { from: 'edoras', to: 'folde' })).toEqual(['WR-MULTI-29']);
    // Gondor was not used last: an army of several nations is no action on any of them.
    expect(play.refused('march', { from: 'pelargir', to: 'lossarnach' })).toBeNull();
  });

  test('it cannot be thinned out to the nation that was used last', () => {
    const play = wait(move(table(), 'lossarnach', 'pelargir'))
      .spend('army-muster', 'move-armies')
      .do('march', { from: 'folde', to: 'edoras' });
    expect(play.refused('leaveBehind', { figure: 'rohan-regular' })).toEqual(['WR-MULTI-28']);
    expect(play.refused('leaveBehind', { figure: 'gondor-regular' })).toBeNull();
  });

  test('nor does the same army attack after it has moved', () => {
    const places = { folde: 'gondor 1r, rohan 2r', westemnet: 'isengard 1r' };
    const play = table({ on: places, atWar: ['gondor', 'rohan', 'isengard'] });
    move(play, 'folde', 'edoras');
    wait(play);
    expect(play.refused('spend', { die: 'army-muster', action: 'attack' })).toEqual(['WR-MULTI-29']);
  });
});

describe('WR-MULTI-28, WR-MULTI-29: attacks', () => {
  const places = { folde: 'gondor 1r, rohan 1r', westemnet: 'isengard 1r', lossarnach: 'gondor 2r', osgiliath: 'sauron 1r' };
  const last = (...nations: NationName[]): GivenWar => ({
    team: { last: { nations, regions: [] } },
    atWar: ['gondor', 'rohan', 'isengard', 'sauron'],
    on: places,
  });

  test('an army of the nation that was used last does not attack', () => {
    const play = table(last('gondor')).spend('army-muster', 'attack');
    expect(play.refused('attack', { from: 'lossarnach', against: 'osgiliath' })).toEqual(NATION);
    expect(play.refused('attack', { from: 'folde', against: 'westemnet' })).toBeNull();
  });

  test('nor is one of several nations thinned out to it', () => {
    const play = table(last('gondor')).spend('army-muster', 'attack').do('attack', { from: 'folde', against: 'westemnet' });
    expect(play.refused('holdBack', { figure: 'rohan-regular' })).toEqual(NATION);
    expect(play.refused('holdBack', { figure: 'gondor-regular' })).toBeNull();
  });

  test('whoever attacked was used: where he stands, and where he advanced', () => {
    const fought = (...results: number[]): WarTable => {
      const play = table(last()).spend('army-muster', 'attack').do('attack', { from: 'lossarnach', against: 'osgiliath' });
      play.next(...results).do('beginBattle');
      while (!['chooseAction', 'advance'].includes(play.step))
        play.do(play.options('ceaseAttack')[0] ?? play.options('stand')[0] ?? play.options()[0]);
      return play;
    };
    expect(fought(1, 1, 1).view().team?.usedLast).toEqual({ nations: ['gondor'], regions: ['lossarnach'] });
    expect(fought(6, 6, 1).do('depart').view().team?.usedLast).toEqual({ nations: ['gondor'], regions: ['lossarnach', 'osgiliath'] });
  });
});

test('WR-MULTI-28, WR-MULTI-29: where an army of the Free Peoples was used last, the Shadow marches and storms as ever', () => {
  const given: GivenWar = {
    toAct: 'shadow',
    atWar: ['gondor', 'southrons'],
    team: { last: { nations: ['gondor'], regions: ['osgiliath', 'minas-tirith'] } },
    on: { osgiliath: 'southrons 2r', 'minas-tirith': 'southrons 4r | gondor 2r' },
  };
  const marching = table(given).spend('army', 'move-armies');
  expect(marching.refused('march', { from: 'osgiliath', to: 'north-ithilien' })).toBeNull();
  const storming = table(given).spend('army', 'attack');
  expect(storming.refused('attack', { from: 'minas-tirith', against: 'inside-minas-tirith' })).toBeNull();
});

describe('WR-MULTI-28, WR-MULTI-29: nobody is left without a way on', () => {
  const last = (nations: NationName[], regions: string[] = []): GivenWar => ({ team: { last: { nations, regions } } });

  test('a leader stays only if a unit can stay with him', () => {
    const both = { ...last(['gondor', 'rohan']), on: { folde: 'gondor 1r, rohan 1r, rohan 1l' } };
    const play = table(both).spend('army-muster', 'move-armies').do('march', { from: 'folde', to: 'edoras' });
    expect(play.refused('leaveBehind', { figure: 'rohan-leader' })).toEqual(['WR-MOVE-04']);
    const more = table({ ...both, on: { folde: 'gondor 1r, rohan 2r, rohan 1l' } });
    more.spend('army-muster', 'move-armies').do('march', { from: 'folde', to: 'edoras' }).do('leaveBehind', { figure: 'rohan-leader' });
    expect([more.can('depart'), more.choices('leaveBehind', 'figure')]).toEqual([false, ['rohan-regular']]);
    const attack = table({ ...both, on: { ...both.on, westemnet: 'isengard 1r' } });
    attack.spend('army-muster', 'attack').do('attack', { from: 'folde', against: 'westemnet' });
    expect(attack.refused('holdBack', { figure: 'rohan-leader' })).toEqual(['WR-BATTLE-05']);
  });

  test('no more than ten arrive where nobody may march on (WR-MOVE-11, WR-RULING-26)', () => {
    const arrive = (given: GivenWar) =>
      table({ ...given, on: { folde: 'rohan 9r', westemnet: 'gondor 3r' } })
        .spend('army-muster', 'move-armies')
        .do('march', { from: 'westemnet', to: 'folde' })
        .refused('depart');
    expect(arrive(last([]))).toBeNull();
    expect(arrive(last(['rohan']))).toEqual(['WR-MOVE-11']);
    expect(arrive(last([], ['folde']))).toEqual(['WR-MOVE-11']);
  });
});
