import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import {
  BOROMIR,
  CASUALTIES,
  CHARACTER_DIE,
  EYE_DIE,
  type Figure,
  FIGURES,
  type FigureName,
  FREE,
  GANDALF_WHITE,
  GOLLUM,
  KINDS,
  LIMITS,
  MERIADOC,
  NO_SIDE,
  PEREGRIN,
  type Place,
  REARGUARD,
  type Region,
  REINFORCEMENTS,
  SHADOW,
  WITCH_KING,
} from '../../content/box.ts';
import { war } from '../../testing/war.ts';
import { addDie } from '../dice/pool.ts';
import { ROW, transfer } from '../figures.ts';
import { insideOf } from '../places.ts';
import { IN_HAND, type War } from '../state.ts';
import { faults } from './check.ts';

/** A table on which nothing is wrong is broken in one place, and told. */

const fresh = (): War =>
  war({
    atWar: ['gondor', 'rohan', 'isengard', 'sauron'],
    on: {
      osgiliath: 'gondor 3r 1l',
      'minas-tirith': 'sauron 4r | gondor 2r 1l, boromir',
      orthanc: 'saruman, isengard 3r',
      edoras: 'rohan 2r 1l',
      morannon: 'sauron 5r',
    },
    free: ['muster', 'character'],
    shadow: ['army', 'muster'],
  }).state;

const at = (s: War, id: string): Region => asId(s.box.regionIds.indexOf(id));
const within = (s: War, id: string): Place => insideOf(s, at(s, id));
const figure = (name: FigureName): Figure => asId(FIGURES.indexOf(name));
const bring = (s: War, to: Place, name: FigureName, count = 1): void => transfer(s, REINFORCEMENTS, to, figure(name), count);
const take = (s: War, from: Place, name: FigureName, count: number): void => transfer(s, from, REINFORCEMENTS, figure(name), count);

const HARMLESS: readonly (readonly [what: string, change: (s: War) => void])[] = [
  ['nothing', () => {}],
  ['ten units', (s) => bring(s, at(s, 'morannon'), 'sauron-regular', 3)],
  ['fallen Free Peoples', (s) => bring(s, CASUALTIES, 'gondor-elite')],
  ['the last space of the Mordor track', (s) => Object.assign(s.open.fellowship, { at: at(s, 'morannon'), mordor: LIMITS.mordorSteps })],
  ['no corruption', ({ open }) => (open.fellowship.corruption = 0)],
  ['all corruption', ({ open }) => (open.fellowship.corruption = LIMITS.corruption)],
  ['all dice in hand', (s) => addDie(s, SHADOW, CHARACTER_DIE, s.open.pool[SHADOW] - 2)],
  ['a full pool', ({ open, box }) => open.pool.set(box.start.mostDice)],
  ['the pool of the start', ({ open, box }) => open.pool.set(box.start.dice)],
];

type Wrong = readonly [sentence: string, part: string, rules: readonly string[], change: (s: War) => void];

const WRONG: readonly Wrong[] = [
  [
    'gondor-regular: 16 figures, the box has 15',
    'regions',
    [],
    (s) => s.open.figures[at(s, 'osgiliath') * ROW + figure('gondor-regular')]++,
  ],
  ['nazgul: 7 figures, the box has 8', 'regions', [], (s) => s.open.figures[REINFORCEMENTS * ROW + figure('nazgul')]--],
  ['place 0: 0 units of side 0, counted as 1', 'regions', [], ({ open }) => open.figures[KINDS + FREE]++],
  ['place 0: 0 units of side 1, counted as 1', 'regions', [], ({ open }) => open.figures[KINDS + SHADOW]++],
  ['osgiliath: a leader without units', 'regions.osgiliath', ['WR-ARMY-02'], (s) => take(s, at(s, 'osgiliath'), 'gondor-regular', 3)],
  [
    'inside-minas-tirith: a leader without units',
    'regions.minas-tirith.inside',
    ['WR-ARMY-02'],
    (s) => take(s, within(s, 'minas-tirith'), 'gondor-regular', 2),
  ],
  [
    'osgiliath: 11 units of the free-peoples side',
    'regions.osgiliath',
    ['WR-ARMY-01'],
    (s) => bring(s, at(s, 'osgiliath'), 'gondor-regular', 8),
  ],
  ['orthanc: 11 units of the shadow side', 'regions.orthanc', ['WR-ARMY-01'], (s) => bring(s, at(s, 'orthanc'), 'isengard-regular', 8)],
  [
    'inside-minas-tirith: 6 units of the free-peoples side',
    'regions.minas-tirith.inside',
    ['WR-SIEGE-05'],
    (s) => bring(s, within(s, 'minas-tirith'), 'gondor-regular', 4),
  ],
  ['sauron-regular lost for good', 'casualties.sauron-regular', ['WR-RECRUIT-10'], (s) => bring(s, CASUALTIES, 'sauron-regular')],
  ['nazgul lost for good', 'casualties.nazgul', ['WR-RECRUIT-10'], (s) => bring(s, CASUALTIES, 'nazgul')],
  ['a rearguard without a battle', 'rearguard', ['WR-BATTLE-04'], (s) => bring(s, REARGUARD, 'gondor-regular')],
  [
    'a rearguard without a battle',
    'rearguard',
    ['WR-BATTLE-04'],
    (s) => {
      bring(s, REARGUARD, 'gondor-regular');
      bring(s, REARGUARD, 'sauron-regular');
    },
  ],
  ['boromir in a rearguard without a battle', 'rearguard', [], ({ open }) => (open.characters[BOROMIR] = REARGUARD)],
  ['osgiliath: held by 0', 'regions.osgiliath', [], (s) => (s.open.holder[at(s, 'osgiliath')] = FREE)],
  ['edoras: held by 2', 'regions.edoras', [], (s) => (s.open.holder[at(s, 'edoras')] = NO_SIDE)],
  [
    'osgiliath: armies of both sides in the field',
    'regions.osgiliath',
    ['WR-MOVE-10'],
    (s) => bring(s, at(s, 'osgiliath'), 'sauron-regular'),
  ],
  [
    'pelargir: an enemy army in a settlement it has not taken',
    'regions.pelargir',
    ['WR-CAPT-02'],
    (s) => bring(s, at(s, 'pelargir'), 'sauron-regular'),
  ],
  [
    'minas-tirith: besieged without a garrison',
    'regions.minas-tirith',
    ['WR-CAPT-03'],
    (s) => {
      take(s, within(s, 'minas-tirith'), 'gondor-regular', 2);
    },
  ],
  [
    'minas-tirith: enemies within the walls',
    'regions.minas-tirith',
    ['WR-SIEGE-04'],
    (s) => bring(s, within(s, 'minas-tirith'), 'sauron-regular'),
  ],
  ['minas-tirith: besieged by nobody', 'regions.minas-tirith', ['WR-SIEGE-06'], (s) => take(s, at(s, 'minas-tirith'), 'sauron-regular', 4)],
  [
    'helms-deep: units behind walls without a siege',
    'regions.helms-deep',
    ['WR-SIEGE-08'],
    (s) => bring(s, within(s, 'helms-deep'), 'rohan-regular'),
  ],
  [
    'helms-deep: units behind walls without a siege',
    'regions.helms-deep',
    ['WR-SIEGE-08'],
    (s) => {
      bring(s, within(s, 'helms-deep'), 'rohan-regular');
      bring(s, within(s, 'helms-deep'), 'isengard-regular');
    },
  ],
  [
    'boromir behind the walls of helms-deep without a siege',
    'regions.helms-deep',
    ['WR-SIEGE-08'],
    (s) => (s.open.characters[BOROMIR] = within(s, 'helms-deep')),
  ],
  [
    'helms-deep: an enemy army in an unbesieged stronghold',
    'regions.helms-deep',
    ['WR-CAPT-02'],
    (s) => bring(s, at(s, 'helms-deep'), 'isengard-regular'),
  ],
  ['deck 1 is counted wrongly', 'decks', [], ({ open }) => open.deckLeft[1]++],
  ['the hand of seat 0 is counted wrongly', 'hands', [], ({ open }) => open.backs[0]++],
  ['the free-peoples side has 7 dice of 6', 'dice.free-peoples', ['WR-DICE-03'], (s) => addDie(s, FREE, CHARACTER_DIE, 5)],
  ['the shadow side has 11 dice of 10', 'dice.shadow', ['WR-DICE-03'], ({ open }) => (open.huntBox[SHADOW] = 9)],
  ['the free-peoples side has a pool of 7', 'pool', ['WR-COMP-02'], ({ open }) => (open.pool[FREE] = 7)],
  ['the shadow side has a pool of 11', 'pool', ['WR-COMP-02'], ({ open }) => (open.pool[SHADOW] = 11)],
  ['the free-peoples side has a pool of 3', 'pool', ['WR-DICE-05'], ({ open }) => (open.pool[FREE] = 3)],
  ['the shadow side has a pool of 6', 'pool', ['WR-DICE-03'], ({ open }) => (open.pool[SHADOW] = 6)],
  ['an Eye outside the hunt box', 'dice', ['WR-DICE-12'], (s) => addDie(s, SHADOW, EYE_DIE)],
  ['an Eye outside the hunt box', 'dice', ['WR-DICE-12'], (s) => addDie(s, FREE, EYE_DIE)],
  ['too many rings', 'rings', ['WR-RING-01'], ({ open, box }) => open.rings.set([box.start.rings, 1])],
  ['a tile neither in the pool nor drawn', 'tiles.inHand', [], ({ open }) => (open.tiles[0] = IN_HAND)],
  [`corruption ${LIMITS.corruption + 1}`, 'fellowship.corruption', [], ({ open }) => (open.fellowship.corruption = LIMITS.corruption + 1)],
  ['corruption -1', 'fellowship.corruption', [], ({ open }) => (open.fellowship.corruption = -1)],
  [
    `step ${LIMITS.mordorSteps + 1} of the Mordor track`,
    'fellowship.mordor',
    [],
    ({ open }) => (open.fellowship.mordor = LIMITS.mordorSteps + 1),
  ],
  [
    'in Mordor, and in a region that does not lead there',
    'fellowship.at',
    ['WR-MORDOR-01', 'WR-MORDOR-02'],
    ({ open }) => (open.fellowship.mordor = 0),
  ],
  ['gollum cannot be the guide', 'fellowship.guide', ['WR-FSP-07'], ({ open }) => (open.fellowship.guide = GOLLUM)],
  ['meriadoc cannot be the guide', 'fellowship.guide', ['WR-FSP-07'], ({ open }) => (open.fellowship.guide = MERIADOC)],
  ['peregrin cannot be the guide', 'fellowship.guide', ['WR-FSP-07'], ({ open }) => (open.fellowship.guide = PEREGRIN)],
  [
    'witch-king could not enter play yet',
    'regions.morannon.characters',
    ['WR-CHAR-05', 'WR-CHAR-22'],
    (s) => {
      s.open.characters[WITCH_KING] = at(s, 'morannon');
      s.open.steps.fill(3);
    },
  ],
];

describe('what must always hold', () => {
  test.each(HARMLESS)('nothing is wrong with %s', (_what, change) => {
    const s = fresh();
    change(s);
    expect(faults(s)).toEqual([]);
  });

  test.each(WRONG)('%s', (sentence, part, rules, change) => {
    const s = fresh();
    change(s);
    expect(faults(s)).toContainEqual({ sentence, part, rules });
  });

  test('every card is in one place', () => {
    const s = fresh();
    const [card] = s.hidden.decks[0];
    s.open.table.push(card);
    expect(faults(s)).toContainEqual({ sentence: `${s.box.cardIds[card]} is in 2 places`, part: 'hands', rules: [] });
    s.open.table.pop();
    s.hidden.decks[0].shift();
    expect(faults(s)).toContainEqual({ sentence: `${s.box.cardIds[card]} is in 0 places`, part: 'hands', rules: [] });
    for (const list of [s.open.discard, s.own[1].discarded]) {
      list.push(card);
      expect(faults(s).map(({ part }) => part)).toEqual(['decks']);
      list.pop();
    }
    s.own[0].combatCard = card;
    expect(faults(s).map(({ part }) => part)).toEqual(['decks']);
  });

  test('WR-EVENT-02: not more cards in hand than the limit', () => {
    const s = fresh();
    while (s.own[0].hand.length < 7) s.own[0].hand.push(...s.hidden.decks[0].splice(0, 1));
    expect(faults(s)).toContainEqual({ sentence: '7 cards in hand', part: 'hands.free-peoples.hand', rules: ['WR-EVENT-02'] });
    s.hidden.decks[0].push(...s.own[0].hand.splice(0, 1));
    expect(faults(s).map(({ rules }) => rules)).not.toContainEqual(['WR-EVENT-02']);
  });

  test('a member of nobody is no guide', () => {
    const s = fresh();
    s.open.fellowship.guide = GANDALF_WHITE;
    expect(faults(s).map(({ part }) => part)).toEqual(['fellowship.guide']);
  });
});
