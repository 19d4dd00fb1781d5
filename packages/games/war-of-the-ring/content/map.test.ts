import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { isCompanion, isMinion, NATIONS, NO_NATION, SETTLEMENTS, sideOfCharacter, sideOfNation, SIDES, type Character } from './box.ts';
import { readContent } from './read.ts';
import { standard } from './standard.ts';

const box = readContent(standard);
const idsWhere = (holds: (region: (typeof box.regions)[number]) => boolean): string[] => box.regions.filter(holds).map(({ id }) => id);
const borders = (a: string, b: string): boolean => box.borders[box.region[a] * 105 + box.region[b]] === 1;
const blackBorders = standard.regions.flatMap(({ id, impassable }) => impassable.map((other) => [id, other] as const));

describe('borders', () => {
  test('WR-DEF-03: adjacency goes both ways and no region borders itself', () => {
    for (const a of box.regionIds) {
      expect(borders(a, a)).toBe(false);
      for (const b of box.regionIds) expect(borders(a, b)).toBe(borders(b, a));
    }
  });

  test('WR-DEF-04: along black there is no way', () => {
    expect(blackBorders.length).toBeGreaterThan(0);
    for (const [a, b] of blackBorders) expect(borders(a, b)).toBe(false);
    expect(borders('rivendell', 'high-pass')).toBe(false);
    expect(borders('lorien', 'moria')).toBe(false);
    expect(borders('minas-morgul', 'morannon')).toBe(false);
  });

  test('WR-DEF-05: the sea is no region and nobody crosses it', () => {
    expect(box.regionIds.filter((id) => id.includes('sea') || id.includes('bay') || id.includes('lake'))).toEqual([]);
    expect(borders('dol-amroth', 'pelargir')).toBe(false);
    expect(borders('umbar', 'pelargir')).toBe(false);
    expect(borders('north-rhun', 'south-rhun')).toBe(false);
  });

  test('WR-DEF-06: sixteen regions touch the great sea', () => {
    const coast = idsWhere(({ coastal }) => coastal);
    expect(coast).toHaveLength(16);
    expect(coast).toEqual(expect.arrayContaining(['grey-havens', 'dol-amroth', 'pelargir', 'umbar']));
    expect(coast).not.toContain('minas-tirith');
    expect(coast).not.toContain('near-harad');
  });
});

describe('nations', () => {
  test('WR-DEF-10: five of the Free Peoples, three of the Shadow', () => {
    const bySide = SIDES.map((_, side) => NATIONS.filter((__, nation) => sideOfNation(asId(nation)) === side));
    expect(bySide).toEqual([
      ['dwarves', 'elves', 'gondor', 'north', 'rohan'],
      ['isengard', 'sauron', 'southrons'],
    ]);
  });

  test('WR-DEF-09: a nation may lie in several patches', () => {
    const land = (name: (typeof NATIONS)[number]): string[] => idsWhere(({ nation }) => nation === NATIONS.indexOf(name));
    expect(land('elves')).toEqual(['grey-havens', 'lorien', 'rivendell', 'woodland-realm']);
    for (const a of land('elves')) for (const b of land('elves')) expect(borders(a, b)).toBe(false);
    expect(land('sauron')).toEqual(expect.arrayContaining(['moria', 'angmar', 'barad-dur', 'dol-guldur']));
  });

  test('WR-RULING-67: Osgiliath is in no nation, the Fords of Isen in Rohan', () => {
    expect(box.regions[box.region.osgiliath].nation).toBe(NO_NATION);
    expect(NATIONS[box.regions[box.region['fords-of-isen']].nation]).toBe('rohan');
  });
});

describe('settlements', () => {
  test('WR-DEF-13, WR-DEF-14, WR-DEF-15: towns are worth nothing, cities one point, strongholds two', () => {
    const points = [0, 0, 0, 1, 2];
    for (const { settlement, points: worth } of box.regions) expect(worth).toBe(points[settlement]);
  });

  test('WR-DEF-11: every settlement lies in a nation', () => {
    for (const { settlement, nation } of box.regions) if (settlement >= SETTLEMENTS.indexOf('town')) expect(nation).not.toBe(NO_NATION);
  });
});

describe('characters', () => {
  test('WR-DEF-02: Companions are of the Free Peoples, Minions of the Shadow, each once', () => {
    const of = (kind: (character: Character) => boolean): string[] => box.characters.filter((_, c) => kind(asId(c))).map(({ id }) => id);
    expect(of(isMinion)).toEqual(['saruman', 'witch-king', 'mouth-of-sauron']);
    expect(of(isCompanion)).toHaveLength(9);
    expect(box.characters.filter((_, c) => isMinion(asId(c))).length).toBe(
      box.characters.filter((_, c) => sideOfCharacter(asId(c)) === 1).length,
    );
  });

  test('WR-CHAR-22, WR-FSP-06, WR-POL-07: levels, leadership and the nations each can rouse', () => {
    const card = (id: string): string => {
      const found = box.characters.find((each) => each.id === id);
      return found === undefined
        ? 'nobody'
        : `${found.level}/${found.leadership}/${NATIONS.filter((_, nation) => (found.activates >> nation) & 1).join(' ')}`;
    };
    const all = 'dwarves elves gondor north rohan';
    expect(['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'].map(card)).toEqual([
      `3/1/${all}`,
      '3/1/north',
      '2/1/gondor',
      '2/1/elves',
      '2/1/dwarves',
      `1/1/${all}`,
      `1/1/${all}`,
    ]);
    expect(['aragorn', 'gandalf-white'].map(card)).toEqual([`3/2/${all}`, `3/1/${all}`]);
    expect(['saruman', 'mouth-of-sauron'].map(card)).toEqual(['0/1/', '3/2/']);
  });
});
