import { describe, expect, test } from 'vitest';
import { FREE, SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { holding, played, refusal } from '../../../testing/cards.ts';
import { type CharacterName, war } from '../../../testing/war.ts';

const FOLLY = cardId('denethors-folly');
const siege = { 'minas-tirith': 'sauron 3r | gondor 2r 1l' };

describe("Denethor's Folly", () => {
  test('WR-EVENT-07: Minas Tirith is besieged by the Shadow', () => {
    expect(refusal(FOLLY, { on: { 'minas-tirith': 'gondor 2r' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(FOLLY, { on: { 'minas-tirith': 'gondor 2r | sauron 2r' }, held: { 'minas-tirith': 'shadow' } })).toEqual([
      'WR-EVENT-07',
    ]);
    expect(refusal(FOLLY, { on: siege })).toBeNull();
  });

  test('a leader within falls; the card stays (WR-EVENT-09)', () => {
    const play = played(FOLLY, { on: siege });
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 2 });
    expect(play.at('casualties')).toEqual({ 'gondor-leader': 1 });
    expect(play.tableCards).toEqual([FOLLY]);
  });

  test('WR-RULING-02: the Free Peoples say which; without a leader nobody falls (WR-EVENT-13)', () => {
    const play = played(FOLLY, { on: { 'minas-tirith': 'sauron 3r | gondor 2r 1l, rohan 1l' } }).free('chooseFigure', {
      figure: 'rohan-leader',
    });
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 2, 'gondor-leader': 1 });
    expect(played(FOLLY, { on: { 'minas-tirith': 'sauron 3r | gondor 2r' } }).tableCards).toEqual([FOLLY]);
  });

  test('WR-EVENT-09: no combat cards for the Free Peoples at Minas Tirith, but elsewhere', () => {
    const hands = { 'free-peoples': { hand: [cardId('the-last-battle')] } };
    const given = { atWar: ['sauron', 'gondor'], shadow: ['army', 'army'], toAct: 'shadow' as const, table: [FOLLY], hands };
    const play = war({ ...given, on: { ...siege, pelargir: 'gondor 1r', 'west-harondor': 'sauron 1r' } }).shadow('spend', {
      die: 'army',
      action: 'attack',
    });
    play.shadow('attack', { from: 'minas-tirith', against: 'inside-minas-tirith' }).shadow('beginBattle');
    expect(play.choices('playCombatCard')).toEqual([]);
    expect(play.state.open.battle?.rolls[FREE].length).toBe(2);
    const other = war({ ...given, on: { ...siege, pelargir: 'gondor 1r', 'west-harondor': 'sauron 1r' } }).shadow('spend', {
      die: 'army',
      action: 'attack',
    });
    other.shadow('attack', { from: 'west-harondor', against: 'pelargir' }).shadow('beginBattle');
    expect(other.choices('playCombatCard', 'card')).toEqual([cardId('the-last-battle')]);
  });

  test('WR-EX-02, WR-EVENT-11: it is discarded at once when the siege ends', () => {
    const play = war({ on: siege, atWar: ['sauron'], shadow: ['army', 'army'], free: ['muster'], toAct: 'shadow', table: [FOLLY] });
    play
      .shadow('spend', { die: 'army', action: 'move-armies' })
      .shadow('march', { from: 'minas-tirith', to: 'osgiliath' })
      .shadow('depart');
    expect(play.step).toBe('march');
    expect(play.tableCards).toEqual([]);
    expect(play.discards).toEqual([FOLLY]);
  });

  test('WR-EVENT-10: Will of the West removes it; any result with Gandalf or Aragorn in the city, but not Strider', () => {
    const given = { shadow: ['muster'], table: [FOLLY] };
    const will = war({ ...given, on: siege, free: ['will-of-the-west', 'muster'] });
    expect(will.refused('spend', { die: 'muster', action: 'remove-table-card' })).toEqual(['WR-EVENT-10']);
    will.free('spend', { die: 'will-of-the-west', action: 'remove-table-card' }).free('removeTableCard', { card: FOLLY });
    expect(will.tableCards).toEqual([]);
    expect(will.isOver && will.asked).toEqual([SHADOW]);
    const within = (character: CharacterName, eliminated: CharacterName[] = []) =>
      war({
        ...given,
        on: { 'minas-tirith': `sauron 3r | gondor 2r, ${character}` },
        free: ['muster', 'event'],
        eliminated,
      }).refused('spend', {
        die: 'muster',
        action: 'remove-table-card',
      });
    expect(within('gandalf-grey')).toBeNull();
    expect(within('gandalf-white', ['gandalf-grey'])).toBeNull();
    expect(within('aragorn', ['strider'])).toBeNull();
    expect(within('strider')).toEqual(['WR-EVENT-10']);
  });
});

const THREATS = cardId('threats-and-promises');

describe('Threats and Promises', () => {
  const given = { table: [THREATS], free: ['muster', 'muster', 'will-of-the-west'], shadow: ['muster', 'army'] };

  test('WR-EVENT-09: it stays; a Muster result does not advance a passive nation, an active one it does', () => {
    expect(played(THREATS).tableCards).toEqual([THREATS]);
    const play = war({ ...given, nations: { gondor: { steps: 2, active: true } } }).free('spend', { die: 'muster', action: 'diplomacy' });
    expect(play.refused('advanceNation', { nation: 'rohan' })).toEqual(['WR-EVENT-09']);
    expect(play.choices('advanceNation', 'nation').sort()).toEqual(['elves', 'gondor']);
    play.free('advanceNation', { nation: 'gondor' });
    expect(play.tableCards).toEqual([THREATS]);
  });

  test('a Will of the West used as Muster is bound too, a card is not', () => {
    const play = war(given).free('spend', { die: 'will-of-the-west', action: 'diplomacy' });
    expect(play.choices('advanceNation', 'nation')).toEqual(['elves']);
    const { table: red } = holding(cardId('wisdom-of-elrond'), { table: [THREATS] });
    red
      .free('spend', { die: 'muster', action: 'play-muster-event' })
      .free('playEvent', { card: cardId('wisdom-of-elrond') })
      .free('chooseNation', { nation: 'north' });
    expect(red.nation('north')).toEqual({ steps: 2, active: true });
    expect(red.tableCards).toEqual([THREATS]);
  });

  test('it goes when an attack advances a nation', () => {
    const play = war({ ...given, on: { osgiliath: 'sauron 2r', pelargir: 'gondor 1r' }, atWar: ['sauron'], toAct: 'shadow' });
    play
      .shadow('spend', { die: 'army', action: 'attack' })
      .shadow('attack', { from: 'osgiliath', against: 'pelargir' })
      .shadow('beginBattle');
    expect(play.tableCards).toEqual([]);
  });

  test('it goes when a Companion’s ability advances a nation', () => {
    const play = war({ ...given, on: { 'woodland-realm': 'legolas' } }).free('spend', {
      die: 'will-of-the-west',
      action: 'companion-diplomacy',
    });
    play.free('advanceNation', { nation: 'elves' });
    expect(play.nation('elves').steps).toBe(2);
    expect(play.tableCards).toEqual([]);
  });
});
