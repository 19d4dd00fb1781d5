import { asId } from '#kernel/id.ts';
import { InvalidInput } from '#kernel';
import { describe, expect, test } from 'vitest';
import { CASUALTIES, FREE, KINDS, REINFORCEMENTS, SHADOW, sideOfNation } from './box.ts';
import { readContent } from './read.ts';
import { standard } from './standard.ts';
import { cardId } from './cards.ts';

const box = readContent(standard);
const count = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length;

describe('the box', () => {
  test('the map: 105 regions, 232 open and 50 closed borders, all connected (WR-DEF-03, WR-DEF-04)', () => {
    expect(box.regions.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2).toBe(232);
    expect(standard.regions.reduce((sum, { impassable }) => sum + impassable.length, 0) / 2).toBe(50);
    const seen = new Set([box.region.rivendell]);
    for (const region of seen) for (const next of box.regions[region].adjacent) seen.add(asId(next));
    expect(seen.size).toBe(105);
  });

  test('no border is both open and closed, and closed ones go both ways', () => {
    for (const region of standard.regions) {
      expect(region.adjacent.filter((id) => region.impassable.some((other) => other === id))).toEqual([]);
      for (const other of region.impassable) expect(standard.regions.find(({ id }) => id === other)?.impassable).toContain(region.id);
    }
  });

  test('settlements and the points they are worth (WR-DEF-11, WR-DEF-12, WR-DEF-14, WR-DEF-15)', () => {
    const settlements = [1, 2, 3, 4].map((kind) => count(box.regions, ({ settlement }) => settlement === kind));
    expect(settlements).toEqual([2, 14, 6, 16]);
    const points = [FREE, SHADOW].map((side) =>
      box.regions.filter(({ nation }) => nation >= 0 && sideOfNation(nation) === side).reduce((sum, each) => sum + each.points, 0),
    );
    expect(points).toEqual([20, 18]);
    expect(
      box.regions
        .filter(({ settlement }) => settlement === 1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['fords-of-isen', 'osgiliath']);
  });

  test('routes the rulebook walks in its examples are open', () => {
    for (const route of [
      ['rivendell', 'fords-of-bruinen', 'hollin', 'moria', 'dimrill-dale', 'lorien'],
      ['fords-of-bruinen', 'high-pass', 'goblins-gate'],
    ])
      for (const [at, id] of route.slice(1).entries()) expect(box.regions[box.region[route[at]]].adjacent).toContain(box.region[id]);
  });

  test('figures of the box (WR-COMP-06, WR-COMP-07)', () => {
    const of = (nation: number): number[] => [box.figures[nation], box.figures[8 + nation], box.figures[16 + nation]];
    expect([0, 1, 2, 3, 4].map(of)).toEqual([
      [5, 5, 4],
      [5, 10, 4],
      [15, 5, 4],
      [10, 5, 4],
      [10, 5, 4],
    ]);
    expect([5, 6, 7].map((nation) => [box.figures[nation], box.figures[8 + nation]])).toEqual([
      [12, 6],
      [36, 6],
      [24, 6],
    ]);
    expect(box.figures[21]).toBe(8);
    expect([REINFORCEMENTS, CASUALTIES]).toEqual([121, 122]);
    expect(KINDS).toBe(22);
  });

  test('dice: no Free Peoples face with Army alone, no Shadow face with Will of the West (WR-DICE-01, WR-DICE-02)', () => {
    expect(box.faceNames).toEqual([
      ['character', 'character', 'muster', 'event', 'army-muster', 'will-of-the-west'],
      ['character', 'army', 'muster', 'event', 'army-muster', 'eye'],
    ]);
  });

  test('hunt tiles: sixteen standard and eight special; every Shadow special stops (WR-COMP-04, WR-HUNT-03, WR-HUNT-08)', () => {
    const spread = standard.tiles.standard.map(({ value, reveal }) => `${value}${reveal ? 'r' : ''}`).sort();
    expect(spread).toEqual(['0r', '0r', '1', '1', '1r', '1r', '2', '2', '2r', '3', '3', '3', 'eyer', 'eyer', 'eyer', 'eyer']);
    const special = box.tiles.filter((tile) => tile.special);
    expect(special.every(({ stop, owner }) => stop === (owner === SHADOW))).toBe(true);
    expect(special.map(({ card }) => box.cardIds[card])).toEqual([
      cardId('elven-cloaks'),
      cardId('elven-rope'),
      cardId('phial-of-galadriel'),
      cardId('smeagol-helps-nice-master'),
      cardId('shelobs-lair'),
      cardId('the-ring-is-mine'),
      cardId('on-on-they-went'),
      cardId('give-it-to-uss'),
    ]);
  });

  test('event cards: four decks of 24; Character decks hold Character cards, Strategy decks Army and Muster cards (WR-COMP-03, WR-EVENT-01)', () => {
    for (const event of standard.events) expect(event.deck === 'character' ? ['character'] : ['army', 'muster']).toContain(event.dieType);
    expect(count(standard.events, ({ dieType }) => dieType === 'army')).toBe(19);
    expect(count(standard.events, ({ dieType }) => dieType === 'muster')).toBe(29);
    for (const event of standard.events) expect(event.playOnTable).toBe(event.discardWhen !== null);
  });

  test('combat halves with one name say the same on every card (WR-EVENT-16)', () => {
    const texts = new Map<string, string>();
    for (const { combat } of standard.events) {
      expect(texts.get(combat.id) ?? JSON.stringify(combat)).toBe(JSON.stringify(combat));
      texts.set(combat.id, JSON.stringify(combat));
    }
    expect(texts.size).toBe(38);
  });

  test('a pack that is wrong is refused with the place and the reason', () => {
    const broken = (change: (pack: typeof standard) => void): (() => unknown) => {
      const pack = structuredClone(standard);
      change(pack);
      return () => readContent(pack);
    };
    expect(() => readContent(null)).toThrow(InvalidInput);
    expect(broken((pack) => pack.regions.pop())).toThrow(/105 regions/);
    expect(broken((pack) => (pack.regions[0].adjacent = ['nowhere']))).toThrow(/no region is called "nowhere"/);
    expect(broken((pack) => (pack.regions[0].adjacent = ['rivendell']))).toThrow(/not the other way round/);
    expect(broken((pack) => (pack.setup.nations[0].reinforcements.regular = 5))).toThrow(/do not add up/);
    expect(broken((pack) => (pack.events[0].id = 'fp-character-99'))).toThrow(/card 1 is fp-character-01/);
  });
});
