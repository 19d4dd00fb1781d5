import { readFileSync } from 'node:fs';
import { isInside, overlap, within } from '#look/map/geometry.ts';
import type { Label } from '#look/map/labels.ts';
import { fix, type Point } from '#look/pen.ts';
import { describe, expect, test } from 'vitest';
import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../../content/map-part-2.json' with { type: 'json' };
import { box } from '../../testing/letter.ts';
import { bordersOf } from './borders.ts';
import { drawnFile } from './drawn.build.ts';
import { nameLabels, regionLabels } from './labels.ts';
import type { DrawnSheet } from './loaded.ts';
import { BLEED, readSheet, SHEET } from './sheet.ts';
import { AREA_RADIUS, covers, radiusOf } from './sizes.ts';
import { ink } from './sketch.ts';
import { drawWays, lineAlong, routeOf } from './ways.ts';
import { unchecked } from '#kernel';

describe.each([
  [1, mapOne],
  [2, mapTwo],
] as const)('the sheet of part %i', (part, map) => {
  const sheet = readSheet(map);
  const ways = drawWays(sheet);
  const country = bordersOf(sheet);
  const drawn = drawnFile(part);
  const { sketch } = unchecked<DrawnSheet>(JSON.parse(drawn));

  test('every space of the rules is on the sheet, with its kind and region, and nothing else is', () => {
    const rules = box.maps[part];
    expect(new Set(sheet.spaces.map(({ id }) => id))).toEqual(new Set(rules.spaces.map((space) => box.spaces[space])));
    for (const { id, region, section, x, y, kind } of sheet.spaces) {
      const space = box.spaces.indexOf(id);
      expect([region, section], id).toEqual([box.regions[rules.region[space]], box.sections[rules.section[space]]]);
      const r = kind === 'dot' ? 5 : AREA_RADIUS;
      expect(within({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, SHEET), id).toBe(true);
    }
    const linked = sheet.ways.map(({ a, b }) => [a, b].sort().join(' ')).sort();
    const neighbours = rules.spaces.flatMap((a) =>
      rules.neighbours[a].filter((b) => a < b).map((b) => [box.spaces[a], box.spaces[b]].sort().join(' ')),
    );
    expect(linked).toEqual(neighbours.sort());
  });

  test('no two spaces touch each other', () => {
    for (const [index, a] of sheet.spaces.entries())
      for (const b of sheet.spaces.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThan(radiusOf(a) + radiusOf(b) + 4);
  });

  test('every space lies in the land of its own region and in no other', () => {
    for (const { id, x, y, region } of sheet.spaces)
      expect(
        country.lands.filter(({ outlines }) => isInside(outlines, [x, y])).map(({ land }) => land),
        id,
      ).toEqual([region]);
  });

  test.each(['en', 'pl'] as const)('names in %s stand on the sheet, cover no space and no other name', (tongue) => {
    const names = nameLabels(sheet, ways, tongue);
    expect(names.map(({ id }) => id).sort()).toEqual(
      sheet.spaces
        .filter(({ shown }) => shown)
        .map(({ id }) => id)
        .sort(),
    );
    const clashes: string[] = [];
    const all: readonly Pick<Label, 'id' | 'box'>[] = [...names, ...regionLabels(sheet, country, ways, names)];
    for (const [index, label] of all.entries()) {
      if (!within(label.box, SHEET)) clashes.push(`${label.id} leaves the sheet`);
      for (const space of sheet.spaces)
        if (space.id !== label.id && covers(label.box, space)) clashes.push(`${label.id} covers ${space.id}`);
      for (const other of all.slice(index + 1))
        if (overlap(label.box, other.box)) clashes.push(`${label.id} covers the name of ${other.id}`);
    }
    expect(clashes).toEqual([]);
  });

  test('all scenery lies on the painted ground', () => {
    const numbers = ink(sketch).lands.flatMap(({ d }) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]);
    expect(numbers.length).toBeGreaterThan(500);
    for (const [, x, y] of numbers) {
      expect(Number(x)).toBeGreaterThan(BLEED.x - 20);
      expect(Number(y)).toBeGreaterThan(BLEED.y - 20);
    }
  });

  test('inked in the browser, the sketch is the country that was drawn', () => {
    const { lands, regionBorders, sectionBorders } = ink(sketch);
    const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`;
    const borders = (wanted: string): string =>
      country.arcs
        .filter(({ kind }) => kind === wanted)
        .map((arc) => line(arc.line))
        .join('');
    const outlined = country.lands.map(({ land, outlines }) => ({
      region: land,
      d: outlines.map((outline) => `${line(outline)}Z`).join(''),
    }));
    expect(lands).toEqual(outlined);
    expect([regionBorders, sectionBorders]).toEqual([borders('region'), borders('section')]);
  });

  test('what is drawn is what the content says today', () => {
    expect(readFileSync(new URL(`./drawn-${part}.json`, import.meta.url), 'utf8')).toBe(drawn);
  });
});

test('a rider is seen to follow the road, not to fly over the land', () => {
  const sheet = readSheet(mapOne);
  const route = routeOf(sheet, '10', '30') ?? [];
  expect(route).toEqual(['10', 'd18', 'd21', '30']);
  const line = lineAlong(sheet, drawWays(sheet), route);
  expect(line[0]).toEqual([255, 325]);
  expect(line[line.length - 1]).toEqual([430, 302]);
  expect(line.length).toBeGreaterThan(12);
  expect(routeOf(sheet, '10', 'nowhere')).toBeNull();
});
