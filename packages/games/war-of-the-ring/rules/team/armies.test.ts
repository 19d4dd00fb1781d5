import { describe, expect, test } from 'vitest';
import { war, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const atWar = ['gondor', 'rohan', 'elves', 'sauron', 'southrons', 'isengard'];
const dice = { free: ['army-muster', 'army-muster', 'army-muster'], shadow: ['army', 'army', 'army', 'army'] };
const shared = (table: WarTable, place: string): unknown => table.view().team?.shared.find((each) => each.place === place)?.commander;

/** The Rohan player acts first in turn 1; Gondor leads. */
const four = { seats: 4, turn: 1, atWar, ...dice };

describe('WR-MULTI-17: partners in one region', () => {
  const together = (): WarTable => {
    const table = war({ ...four, on: { 'minas-tirith': 'gondor 2r', 'druadan-forest': 'rohan 3r 1l' } });
    return table.spend('army-muster', 'move-armies').do('march', { from: 'druadan-forest', to: 'minas-tirith' }).do('depart').do('done');
  };

  test('after the action both are asked; one army only if both agree', () => {
    const table = together();
    expect([table.step, table.askedPlayers]).toEqual(['mixArmies', ['rohan']]);
    table.do('accept');
    expect(table.askedPlayers).toEqual(['gondor']);
    table.do('accept');
    expect(shared(table, 'minas-tirith')).toBe(table.seat('rohan'));
    expect(table.heard('armiesMixed')).toEqual([{ type: 'armiesMixed', seat: 2, place: 'minas-tirith' }]);
  });

  test('either of them can say no', () => {
    const first = together().do('decline');
    expect([shared(first, 'minas-tirith'), first.askedPlayers]).toEqual([null, ['saruman']]);
    const second = together().do('accept').do('decline');
    expect([shared(second, 'minas-tirith'), second.askedPlayers]).toEqual([null, ['saruman']]);
  });

  test('armies kept apart are asked again only when one of them grows', () => {
    const table = war({
      ...four,
      on: { 'minas-tirith': 'gondor 2r, rohan 2r', 'druadan-forest': 'rohan 1r' },
      team: { apart: ['minas-tirith'] },
    });
    table.spend('army-muster', 'move-armies').do('march', { from: 'druadan-forest', to: 'minas-tirith' }).do('depart').do('done');
    expect(table.step).toBe('mixArmies');
    const other = war({
      ...four,
      on: { 'minas-tirith': 'gondor 2r, rohan 2r', 'druadan-forest': 'rohan 1r' },
      team: { apart: ['minas-tirith'] },
    });
    other.spend('army-muster', 'move-armies').do('march', { from: 'druadan-forest', to: 'folde' }).do('depart').do('done');
    expect([other.step, shared(other, 'minas-tirith')]).toEqual(['chooseAction', null]);
  });

  test('a mixed army that moves on is still one', () => {
    const table = war({ ...four, on: { 'minas-tirith': 'gondor 1r, rohan 3r' } });
    table.spend('army-muster', 'move-armies').do('march', { from: 'minas-tirith', to: 'osgiliath' }).do('depart').do('done');
    expect([table.step, shared(table, 'osgiliath')]).toEqual(['chooseAction', table.seat('rohan')]);
  });
});

describe('WR-MULTI-17: what was said about a region', () => {
  const march = (table: WarTable, from: string, to: string): WarTable =>
    table.spend('army-muster', 'move-armies').do('march', { from, to }).do('depart').do('done');

  test('holds while both are there, whatever else happens', () => {
    const table = war({
      ...four,
      toAct: 'shadow',
      on: { gorgoroth: 'southrons 2r, sauron 3r', khand: 'southrons 1r' },
      team: { apart: ['gorgoroth'] },
    });
    table.spend('army', 'move-armies').do('march', { from: 'khand', to: 'near-harad' }).do('depart').do('done');
    expect([table.step, shared(table, 'gorgoroth')]).toEqual(['chooseAction', null]);
  });

  test('is forgotten once they have left: a mixed army that comes there later is one', () => {
    const table = war({
      ...four,
      on: { osgiliath: 'gondor 1r, rohan 1r', lossarnach: 'gondor 1r, rohan 2r' },
      team: { apart: ['osgiliath'] },
    });
    march(table, 'osgiliath', 'north-ithilien').do('skipDie', { die: 'army' });
    march(table, 'osgiliath', 'south-ithilien').do('skipDie', { die: 'army' });
    march(table, 'lossarnach', 'osgiliath');
    expect([table.step, shared(table, 'osgiliath')]).toEqual(['chooseAction', table.seat('rohan')]);
  });
});

describe('WR-MULTI-18: armies kept apart', () => {
  const apart = { ...four, on: { 'minas-tirith': 'gondor 3r 1l, rohan 2r 1l' }, team: { apart: ['minas-tirith'] } };

  test('each commands his own units and leaders', () => {
    const table = war(apart).spend('army-muster', 'move-armies').do('march', { from: 'minas-tirith', to: 'osgiliath' });
    expect(table.viewOfPlayer('rohan').forming?.going.figures).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1 });
    table.do('depart').do('done');
    expect([table.at('osgiliath'), table.at('minas-tirith')]).toEqual([
      { 'rohan-regular': 2, 'rohan-leader': 1 },
      { 'gondor-regular': 3, 'gondor-leader': 1 },
    ]);
  });

  test('WR-MULTI-19: too many together: one each in turn, whoever does not lead first', () => {
    const table = war({
      ...four,
      on: { 'minas-tirith': 'gondor 6r, rohan 4r' },
      team: { apart: ['minas-tirith'] },
      turn: 2,
      free: ['muster', 'army-muster'],
      hands: { gondor: { hand: [cardId('guards-of-the-citadel')] } },
    });
    // Gondor acts, Rohan leads; the guards come: eleven units.
    table.spend('muster', 'play-muster-event').do('playEvent', { card: cardId('guards-of-the-citadel') });
    table.do('recruit', { figure: 'gondor-regular', region: 'minas-tirith' });
    if (table.can('recruit')) table.do('recruit', { figure: 'gondor-leader', region: 'minas-tirith' });
    expect(table.step).toBe('mixArmies');
    table.do('decline');
    expect([table.step, table.askedPlayers, table.view().at]).toEqual(['removeExcess', ['gondor'], 'minas-tirith']);
    expect(table.refused('removeExcess', { figure: 'rohan-regular', place: 'minas-tirith' })).toEqual(['WR-MULTI-19']);
    table.do('removeExcess', { figure: 'gondor-regular', place: 'minas-tirith' });
    expect(table.step).not.toBe('removeExcess');
  });

  test.each([
    // Fourteen units: Saruman, who does not lead, first.
    ['southrons 2r, sauron 7r', ['saruman', 'witch-king', 'saruman', 'witch-king'], { 'southrons-regular': 5, 'sauron-regular': 5 }],
    // Whoever has none left is asked no more.
    ['southrons 8r, sauron 1r', ['saruman', 'witch-king', 'saruman', 'saruman'], { 'southrons-regular': 10 }],
  ])('WR-MULTI-19: the partner is next when one is not enough, while he has any: %s', (gorgoroth, asked, left) => {
    const table = war({
      ...four,
      toAct: 'shadow',
      on: { gorgoroth },
      team: { apart: ['gorgoroth'] },
      shadow: ['muster', 'army'],
      hands: { saruman: { hand: [cardId('musterings-of-long-planned-war')] } },
    });
    table
      .spend('muster', 'play-muster-event')
      .do('playEvent', { card: cardId('musterings-of-long-planned-war') })
      .do('decline');
    const found: string[] = [];
    while (table.step === 'removeExcess') {
      found.push(table.askedPlayers[0]);
      table.do(table.options('removeExcess')[0]);
    }
    expect(found).toEqual(asked);
    expect(table.at('gorgoroth')).toEqual(left);
  });
});

describe('WR-MULTI-20, WR-MULTI-21: a region under attack', () => {
  const attack = (garrison: string): WarTable => {
    const table = war({
      ...four,
      toAct: 'shadow',
      turn: 2,
      on: { osgiliath: garrison, 'north-ithilien': 'sauron 5r' },
      team: { apart: ['osgiliath'] },
      hands: { gondor: { hand: [cardId('the-last-battle')] }, rohan: { hand: [cardId('a-power-too-great')] } },
    });
    return table.spend('army', 'attack').do('attack', { from: 'north-ithilien', against: 'osgiliath' }).do('beginBattle');
  };

  test('the forces there become a mixed army at once', () => {
    const table = attack('gondor 1r, rohan 2r');
    expect(shared(table, 'osgiliath')).toBe(table.seat('rohan'));
    expect(table.view().battle?.fighters[0].strength).toBe(3);
  });

  test('WR-RULING-83: its commander plays the combat card: more units, more elites, then whoever leads', () => {
    expect(attack('gondor 1r, rohan 2r').askedPlayers).toEqual(['rohan']);
    expect(attack('gondor 2r, rohan 1r').askedPlayers).toEqual(['gondor']);
    expect(attack('gondor 1r 1e, rohan 2r').askedPlayers).toEqual(['gondor']);
    // Rohan leads in turn 2.
    expect(attack('gondor 1r 1e, rohan 1r 1e').askedPlayers).toEqual(['rohan']);
    const cards = attack('gondor 2r, rohan 1r');
    expect(cards.choices('playCombatCard', 'card')).toEqual([cardId('the-last-battle')]);
  });

  test('its commander takes the hits, of either partner, until the losses are over (WR-MULTI-22)', () => {
    const table = attack('gondor 1r, rohan 2r').next(6, 6, 1, 1, 1, 1, 1, 1).do('noCombatCard');
    expect([table.step, table.askedPlayers]).toEqual(['casualties', ['rohan']]);
    table.do('loseRegular', { nation: 'rohan' });
    expect(table.askedPlayers).toEqual(['rohan']);
    table.do('loseRegular', { nation: 'rohan' });
    // Gondor alone is left: the next decision is his.
    table.do('pressOn');
    expect([table.step, table.askedPlayers]).toEqual(['chooseRetreat', ['gondor']]);
  });
});

describe('WR-MULTI-02: the Witch-king in a mixed army of the Shadow', () => {
  const DESPERATE = cardId('monsters-roused');

  test('whoever commands plays the card (WR-RULING-83), and his master is asked whether to draw, and draws', () => {
    const table = war({
      ...four,
      toAct: 'shadow',
      on: { 'north-ithilien': 'southrons 3r, sauron 1r, witch-king', osgiliath: 'gondor 1r' },
      hands: { saruman: { hand: [DESPERATE] } },
    });
    table.spend('army', 'attack').do('attack', { from: 'north-ithilien', against: 'osgiliath' }).do('beginBattle');
    expect(table.askedPlayers).toEqual(['saruman']);
    table.do('playCombatCard', { card: DESPERATE });
    if (table.can('noCombatCard')) table.do('noCombatCard');
    expect(table.step).toBe('sorcerer');
    expect(table.askedPlayers).toEqual(['witch-king']);
    const held = (seat: number): number => table.view().team?.players[seat]?.hand.strategy ?? 0;
    const before = [1, 3].map(held);
    table.do('accept');
    expect([1, 3].map(held)).toEqual([before[0] + 1, before[1]]);
  });
});

describe('WR-TV-166: who controls a mixed army (WR-MULTI-21, WR-MULTI-22)', () => {
  test('units, elites, the leading player; and it changes with the numbers', () => {
    const commander = (text: string, turn = 1): unknown => shared(war({ ...four, turn, on: { lossarnach: text } }), 'lossarnach');
    expect(commander('gondor 3r 1e, rohan 2r 2e')).toBe(2);
    expect(commander('gondor 3r 1e, rohan 3r 1e')).toBe(0);
    expect(commander('gondor 3r 1e, rohan 3r 1e', 2)).toBe(2);
    expect(commander('gondor 3r 1e, rohan 3r')).toBe(0);
  });

  test('WR-MULTI-22: only its controller moves it or attacks with it', () => {
    const on = { osgiliath: 'gondor 3r, rohan 1r', 'north-ithilien': 'sauron 1r' };
    expect(war({ ...four, on }).refused('spend', { die: 'army-muster', action: 'attack' })).toEqual(['WR-MULTI-22']);
    const gondor = war({ ...four, turn: 2, on })
      .spend('army-muster', 'attack')
      .do('attack', { from: 'osgiliath', against: 'north-ithilien' });
    expect(gondor.viewOfPlayer('gondor').forming?.going.figures).toEqual({ 'gondor-regular': 3, 'rohan-regular': 1 });
  });

  test('WR-MULTI-23: the other takes his own units out by moving them away', () => {
    const table = war({ ...four, on: { osgiliath: 'gondor 3r, rohan 1r' } }).spend('army-muster', 'move-armies');
    table.do('march', { from: 'osgiliath', to: 'lossarnach' }).do('depart').do('done');
    expect([table.at('lossarnach'), table.at('osgiliath')]).toEqual([{ 'rohan-regular': 1 }, { 'gondor-regular': 3 }]);
  });

  test('WR-RULING-83: it may not be split so that the acting part is the partner’s', () => {
    const table = war({ ...four, turn: 2, on: { osgiliath: 'gondor 2r, rohan 2r 1e' } });
    expect(shared(table, 'osgiliath')).toBe(2);
    const led = war({ ...four, turn: 2, on: { osgiliath: 'gondor 3r, rohan 2r' } }).spend('army-muster', 'move-armies');
    led.do('march', { from: 'osgiliath', to: 'lossarnach' });
    led.do('leaveBehind', { figure: 'gondor-regular' }).do('leaveBehind', { figure: 'gondor-regular' });
    expect(led.refused('depart')).toEqual(['WR-RULING-83']);
    expect(led.refused('leaveBehind', { figure: 'gondor-regular' })).toEqual(['WR-RULING-83']);
    led.do('leaveBehind', { figure: 'rohan-regular' });
    // One each, no elites, and Rohan leads: still not Gondor's.
    expect(led.refused('depart')).toEqual(['WR-RULING-83']);
    led.do('leaveBehind', { figure: 'rohan-regular' }).do('depart').do('done');
    expect(led.at('lossarnach')).toEqual({ 'gondor-regular': 1 });
  });

  test('WR-EX-25, WR-MULTI-24: nations not at war hold a mixed army back (WR-MOVE-12)', () => {
    const given = { ...four, atWar: ['gondor'], turn: 2, on: { folde: 'gondor 3r, rohan 1r' } };
    const table = war(given).spend('army-muster', 'move-armies').do('march', { from: 'folde', to: 'druadan-forest' });
    expect(table.viewOfPlayer('gondor').forming?.going.figures).toEqual({ 'gondor-regular': 3 });
    table.do('depart').do('done');
    expect(table.at('folde')).toEqual({ 'rohan-regular': 1 });
  });

  test('with the Witch-king in the field, the partner’s army goes without him (WR-MULTI-02)', () => {
    const table = war({ ...four, toAct: 'shadow', on: { 'north-ithilien': 'southrons 2r, nazgul 1, witch-king' } });
    table.spend('army', 'move-armies').do('march', { from: 'north-ithilien', to: 'osgiliath' }).do('depart').do('done');
    expect([table.at('osgiliath'), table.at('north-ithilien')]).toEqual([{ 'southrons-regular': 2, nazgul: 1 }, { 'witch-king': 1 }]);
  });
});
