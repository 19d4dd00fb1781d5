import { describe, expect, test } from 'vitest';
import { SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal } from '../../../testing/cards.ts';
import { war, type ActionName, type FaceName } from '../../../testing/war.ts';

describe.each([
  ['Book of Mazarbul', cardId('book-of-mazarbul'), 'dwarves', ['erebor', 'ered-luin'], 'dale'],
  ['Fear! Fire! Foes!', cardId('fear-fire-foes'), 'north', ['the-shire', 'bree'], 'buckland'],
] as const)('%s', (_name, card, nation, homes, near) => {
  test.each(homes)('a Companion in %s: active, and straight to war', (home) => {
    const play = played(card, { on: { [home]: 'boromir' } }).free('done');
    expect(play.nation(nation)).toEqual({ steps: 0, active: true });
    expect(play.isOver).toBe(true);
  });

  test.each(homes)('WR-CAPT-05: held by the Shadow, %s rouses nobody', (home) => {
    const play = played(card, { on: { [home]: 'boromir' }, held: { [home]: 'shadow' } }).free('done');
    expect(play.nation(nation)).toEqual({ steps: 3, active: false });
  });

  test('Companions may move first; nowhere near, nothing happens', () => {
    const play = played(card, { on: { [near]: 'boromir' } })
      .free('include', { figure: 'boromir' })
      .free('travelTo', { region: homes[0] })
      .free('done');
    expect(play.nation(nation)).toEqual({ steps: 0, active: true });
    const away = played(card, { on: { [near]: 'boromir' } }).free('done');
    expect(away.nation(nation)).toEqual({ steps: 3, active: false });
  });

  test('WR-CHAR-08, WR-CHAR-13: they move as always', () => {
    const play = played(card, { on: { edoras: 'boromir', 'minas-tirith': 'sauron 1r | gondor 1r' } }).free('include', {
      figure: 'boromir',
    });
    expect(play.refused('travelTo', { region: 'druadan-forest' })).toBeNull();
    expect(play.refused('travelTo', { region: 'osgiliath' })).toContain('WR-CHAR-08');
    const near = played(card, { on: { lossarnach: 'boromir', 'minas-tirith': 'sauron 1r | gondor 1r' } }).free('include', {
      figure: 'boromir',
    });
    expect(near.refused('travelTo', { region: 'minas-tirith' })).toContain('WR-CHAR-13');
  });

  test('WR-RULING-20: a Companion in the Fellowship counts for nothing; with nobody on the map nothing is asked', () => {
    const play = played(card, { fellowship: { at: homes[0] } });
    expect(play.nation(nation).active).toBe(false);
    expect(play.isOver).toBe(true);
  });
});

describe('The Spirit of Mordor', () => {
  const card = cardId('the-spirit-of-mordor');

  test('five dice against an army of two nations, hits on 5; WR-TV-035, WR-RULING-17: the owner allocates (WR-BATTLE-33, WR-BATTLE-34)', () => {
    const on = { moria: 'sauron 1r, isengard 1e', nurn: 'sauron 5r' };
    const play = played(card, { on }, 5, 6, 1, 2, 4);
    expect(play.cardDice).toEqual([5, 6, 1, 2, 4]);
    expect(play.asked).toEqual([SHADOW]);
    play.shadow('loseElite', { nation: 'isengard' });
    expect(play.at('moria')).toEqual({ 'sauron-regular': 1 });
    expect(play.isOver).toBe(true);
    const other = played(card, { on }, 5, 6, 1, 2, 4)
      .shadow('loseRegular', { nation: 'sauron' })
      .shadow('reduceElite', { nation: 'isengard' });
    expect(other.at('moria')).toEqual({ 'isengard-regular': 1 });
  });

  test('WR-EVENT-14: Nazgûl and Minions outlive their army; no politics (WR-POL-12)', () => {
    const play = played(card, { on: { moria: 'sauron 1r, southrons 1r, nazgul 1, witch-king' } }, 6, 6, 6, 1, 1);
    play.shadow('loseRegular', { nation: 'sauron' }).shadow('loseRegular', { nation: 'southrons' });
    expect(play.at('moria')).toEqual({ nazgul: 1, 'witch-king': 1 });
    expect(play.nation('southrons').steps).toBe(2);
    expect(play.isOver).toBe(true);
  });

  test('of several armies the Free Peoples choose; without one the card does nothing (WR-RULING-16)', () => {
    const play = played(card, { on: { moria: 'sauron 1r, isengard 1r', nurn: 'sauron 1r, southrons 1r', umbar: 'southrons 3r' } });
    expect(play.choices('chooseRegion', 'region')).toEqual(['moria', 'nurn']);
    expect(played(card, { on: { nurn: 'sauron 5r' } }).isOver).toBe(true);
  });

  test('WR-SIEGE-06: when it kills the besiegers the siege ends', () => {
    const play = played(card, { on: { lorien: 'sauron 1r, isengard 1r | elves 2r' } }, 6, 6, 1, 1, 1);
    play.shadow('loseRegular', { nation: 'sauron' }).shadow('loseRegular', { nation: 'isengard' });
    expect(play.besieged('lorien')).toBe(false);
    expect(play.at('lorien')).toEqual({ 'elves-regular': 2 });
  });
});

describe("Faramir's Rangers", () => {
  const card = cardId('faramirs-rangers');

  test('three dice in Ithilien, then Osgiliath musters if an army is there', () => {
    const play = played(card, { on: { 'north-ithilien': 'sauron 3r', osgiliath: 'gondor 1r' } }, 5, 6, 4);
    expect(play.cardDice).toEqual([5, 6, 4]);
    play.shadow('loseRegular', { nation: 'sauron' }).shadow('loseRegular', { nation: 'sauron' });
    expect(play.at('north-ithilien')).toEqual({ 'sauron-regular': 1 });
    expect(play.at('osgiliath')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
    play.free('recruit', { figure: 'gondor-elite', region: 'osgiliath' });
    expect(play.at('osgiliath')).toEqual({ 'gondor-regular': 1, 'gondor-elite': 1, 'gondor-leader': 1 });
    expect(play.nation('sauron').steps).toBe(1);
  });

  test('without an army in Osgiliath nobody musters; elsewhere nobody is struck', () => {
    const play = played(card, { on: { osgiliath: 'sauron 2r' } }, 6, 1, 1).shadow('loseRegular', { nation: 'sauron' });
    expect(play.at('osgiliath')).toEqual({ 'sauron-regular': 1 });
    expect(play.isOver).toBe(true);
    const far = played(card, { on: { dagorlad: 'sauron 2r' } });
    expect(far.isOver).toBe(true);
    const both = played(card, { on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'sauron 1r' } });
    expect(both.choices('chooseRegion', 'region')).toEqual(['north-ithilien', 'south-ithilien']);
  });
});

describe('Wisdom of Elrond', () => {
  test('a nation of choice becomes active and takes a step', () => {
    const play = played(cardId('wisdom-of-elrond'));
    expect(play.choices('chooseNation', 'nation')).toEqual(['dwarves', 'elves', 'gondor', 'north', 'rohan']);
    play.free('chooseNation', { nation: 'rohan' });
    expect(play.nation('rohan')).toEqual({ steps: 2, active: true });
  });

  test('WR-RULING-62: activated first, so it may come to war', () => {
    const play = played(cardId('wisdom-of-elrond'), { nations: { north: { steps: 1, active: false } } }).free('chooseNation', {
      nation: 'north',
    });
    expect(play.nation('north')).toEqual({ steps: 0, active: true });
  });
});

describe('Help Unlooked For', () => {
  const card = cardId('help-unlooked-for');
  const on = { 'minas-tirith': 'sauron 5r | gondor 2r 1l', lossarnach: 'gondor 3r', pelargir: 'gondor 1r', osgiliath: 'sauron 2r' };

  test('an army next door attacks the besiegers, nobody else, and those within do not (WR-SIEGE-21)', () => {
    const play = played(card, { on, atWar: ['gondor'] });
    expect(play.choices('attack', 'from')).toEqual(['lossarnach']);
    expect(play.choices('attack', 'against')).toEqual(['minas-tirith']);
    expect(play.refused('attack', { from: 'inside-minas-tirith', against: 'minas-tirith' })).toEqual(['WR-EVENT-13']);
    expect(play.refused('attack', { from: 'pelargir', against: 'osgiliath' })).toEqual(['WR-EVENT-13']);
  });

  test('the Shadow rolls a die fewer for each unit within, in every round, never fewer than one', () => {
    const play = played(card, { on, atWar: ['gondor'] }).free('attack', { from: 'lossarnach', against: 'minas-tirith' });
    play.next(1, 1, 1, 1, 1, 1).free('beginBattle');
    expect(play.state.open.battle?.rolls.map((dice) => dice.length)).toEqual([3, 3]);
    play.next(1, 1, 1, 1, 1, 1).free('pressOn').shadow('stand');
    expect(play.state.open.battle?.round).toBe(2);
    expect(play.state.open.battle?.rolls[SHADOW].length).toBe(3);
    const few = played(card, { on: { ...on, 'minas-tirith': 'sauron 1r | gondor 5r' }, atWar: ['gondor'] }).free('attack', {
      from: 'lossarnach',
      against: 'minas-tirith',
    });
    few.next(1, 1, 1, 1).free('beginBattle');
    expect(few.state.open.battle?.rolls[SHADOW].length).toBe(1);
  });

  test('WR-RULING-19: units not at war cannot come; the card is played for nothing (WR-RULING-16)', () => {
    expect(played(card, { on }).isOver).toBe(true);
  });

  test('WR-POL-10: those attacked react as to any attack', () => {
    const play = played(card, { on: { ...on, 'minas-tirith': 'southrons 5r | gondor 2r' }, atWar: ['gondor'] }).free('attack', {
      from: 'lossarnach',
      against: 'minas-tirith',
    });
    expect(play.free('beginBattle').nation('southrons').steps).toBe(1);
  });
});

describe('Paths of the Woses', () => {
  const card = cardId('paths-of-the-woses');

  test('WR-EVENT-07: Rohan is at war', () => {
    expect(refusal(card, { on: { edoras: 'rohan 3r' } })).toEqual(['WR-EVENT-07']);
  });

  test('WR-EX-01: an Event, an Army or Muster, or a Will of the West plays it (WR-EVENT-05, WR-DICE-30, WR-DICE-36, WR-DICE-37, WR-DICE-38)', () => {
    const dice = ['character', 'muster', 'event', 'army-muster', 'will-of-the-west'] as const;
    const play = war({
      on: { edoras: 'rohan 3r' },
      atWar: ['rohan'],
      free: dice,
      shadow: ['muster'],
      hands: { 'free-peoples': { hand: [card] } },
    });
    const plays = (die: FaceName, action: ActionName): boolean => play.refused('spend', { die, action }) === null;
    expect(dice.filter((die) => plays(die, 'play-army-event'))).toEqual(['army-muster', 'will-of-the-west']);
    expect(dice.filter((die) => plays(die, 'play-any-event'))).toEqual(['event', 'will-of-the-west']);
    expect(dice.filter((die) => plays(die, 'play-character-event') || plays(die, 'play-muster-event'))).toEqual([]);
    expect(play.refused('spend', { die: 'muster', action: 'play-army-event' })).toEqual(['WR-DICE-30']);
  });

  test('an army of one Rohan region goes straight to Minas Tirith, all or part of it', () => {
    const play = played(card, { on: { edoras: 'rohan 3r 1l, gimli', pelargir: 'gondor 1r' }, atWar: ['rohan'] });
    play.free('leaveBehind', { figure: 'rohan-regular' }).free('depart');
    expect(play.at('minas-tirith')).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1, gimli: 1 });
    expect(play.at('edoras')).toEqual({ 'rohan-regular': 1 });
    expect(play.isOver).toBe(true);
  });

  test('even out of a besieged stronghold, which may fall (WR-RULING-88)', () => {
    const play = played(card, { on: { 'helms-deep': 'isengard 2r | rohan 2r' }, atWar: ['rohan'] }).free('depart');
    expect(play.at('minas-tirith')).toEqual({ 'rohan-regular': 2 });
    expect(play.holder('helms-deep')).toBe('shadow');
  });

  test('Minas Tirith besieged or lost: to a region next to it, without an enemy army', () => {
    const siege = played(card, {
      on: { edoras: 'rohan 2r', 'minas-tirith': 'sauron 3r | gondor 1r', osgiliath: 'sauron 2r' },
      atWar: ['rohan'],
    });
    expect(siege.choices('chooseRegion', 'region')).toEqual(['druadan-forest', 'lossarnach']);
    siege.free('chooseRegion', { region: 'lossarnach' }).free('depart');
    expect(siege.at('lossarnach')).toEqual({ 'rohan-regular': 2 });
    const lost = played(card, { on: { edoras: 'rohan 2r' }, held: { 'minas-tirith': 'shadow' }, atWar: ['rohan'] });
    expect(lost.choices('chooseRegion', 'region')).toEqual(['druadan-forest', 'lossarnach', 'osgiliath']);
  });

  test('WR-MOVE-12, WR-MOVE-04: a leader not at war stays, and a unit with him; alone they cannot part', () => {
    const play = played(card, { on: { edoras: 'rohan 2r, north 1l' }, atWar: ['rohan'] });
    expect(play.refused('depart')).toContain('WR-MOVE-04');
    play.free('leaveBehind', { figure: 'rohan-regular' }).free('depart');
    expect(play.at('minas-tirith')).toEqual({ 'rohan-regular': 1 });
    expect(played(card, { on: { edoras: 'rohan 1r, north 1l' }, atWar: ['rohan'] }).isOver).toBe(true);
  });

  test('of several armies the Free Peoples choose one', () => {
    const play = played(card, { on: { edoras: 'rohan 1r', westemnet: 'rohan 2r' }, atWar: ['rohan'] })
      .free('chooseRegion', { region: 'westemnet' })
      .free('depart');
    expect(play.at('minas-tirith')).toEqual({ 'rohan-regular': 2 });
    expect(play.at('edoras')).toEqual({ 'rohan-regular': 1 });
  });
});

describe('Through a Day and a Night', () => {
  const card = cardId('through-a-day-and-a-night');

  test('WR-EVENT-07: an army with a Companion', () => {
    expect(refusal(card, { on: { edoras: 'rohan 1r', folde: 'gimli' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(card, { on: { edoras: 'rohan 1r, gimli' } })).toBeNull();
  });

  test('up to two regions, the Companion goes along (WR-MOVE-14, WR-MOVE-15)', () => {
    const play = played(card, { on: { edoras: 'rohan 2r, gimli', folde: 'rohan 1r' }, atWar: ['rohan'] }).free('chooseRegion', {
      region: 'edoras',
    });
    expect(play.refused('leaveBehind', { figure: 'gimli' })).toEqual(['WR-MOVE-06']);
    play.free('leaveBehind', { figure: 'rohan-regular' }).free('depart');
    play.free('traceStep', { region: 'folde' }).free('traceStep', { region: 'druadan-forest' });
    expect(play.at('druadan-forest')).toEqual({ 'rohan-regular': 1, gimli: 1 });
    expect(play.at('folde')).toEqual({ 'rohan-regular': 1 });
    expect(play.isOver).toBe(true);
  });

  test('one region is enough', () => {
    const play = played(card, { on: { edoras: 'rohan 2r, gimli' }, atWar: ['rohan'] })
      .free('chooseRegion', { region: 'edoras' })
      .free('depart');
    play.free('traceStep', { region: 'westemnet' }).free('endPath');
    expect(play.at('westemnet')).toEqual({ 'rohan-regular': 2, gimli: 1 });
  });

  test('WR-TV-197, WR-MOVE-12: Elves not at war do not enter Rohan, nor does anybody meet an enemy army (WR-MOVE-10)', () => {
    const play = played(card, { on: { 'parth-celebrant': 'elves 2r, legolas', 'south-anduin-vale': 'sauron 1r' } })
      .free('chooseRegion', { region: 'parth-celebrant' })
      .free('depart');
    expect(play.refused('traceStep', { region: 'eastemnet' })).toContain('WR-MOVE-12');
    expect(play.choices('traceStep', 'region')).not.toContain('south-anduin-vale');
    play.free('traceStep', { region: 'fangorn' });
    expect(play.refused('traceStep', { region: 'westemnet' })).toContain('WR-MOVE-12');
    expect(play.refused('endPath')).toBeNull();
  });
});

test('Through a Day and a Night: WR-EVENT-13: the army marches; it cannot stay after all', () => {
  const table = played(cardId('through-a-day-and-a-night'), { on: { 'minas-tirith': 'gondor 2r, boromir' } });
  expect(table.refused('decline')).toEqual(['WR-EVENT-13']);
  expect(table.choices('chooseRegion', 'region')).toEqual(['minas-tirith']);
});
