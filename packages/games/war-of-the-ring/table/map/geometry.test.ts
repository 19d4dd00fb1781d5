import { jsonFile } from '#kernel/testing/json.ts';
import { isInside } from '#look/map/geometry.ts';
import { describe, expect, test } from 'vitest';
import given from '../../content/regions.json' with { type: 'json' };
import { type Geometry, unfold } from './geometry.ts';
import { SHEET } from './sheet.ts';

const written = jsonFile<Geometry>(new URL('./geometry.json', import.meta.url));
const land = unfold(written);

const pointsOf = (path: string): number[][] =>
  path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));

/** Twice the area of a closed line. */
const areaOf = (outline: readonly (readonly [number, number])[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = outline[(at + 1) % outline.length];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

describe('the drawn map', () => {
  test('has the 105 regions of the content, each in one piece', () => {
    expect(land.regions.map(({ id }) => id)).toEqual(given.map(({ id }) => id));
    expect(land.regions).toHaveLength(105);
    expect(land.regions.filter(({ outlines }) => outlines.length !== 1).map(({ id }) => id)).toEqual([]);
  });

  test.each(given.map((region) => [region.id, region] as const))(
    '%s borders on those, and only those, that the content names',
    (id, region) => {
      const drawn = land.byId.get(id);
      expect(drawn?.neighbours.toSorted()).toEqual(region.adjacent.toSorted());
      expect(drawn?.walled.toSorted()).toEqual(region.impassable.toSorted());
      expect(land.arcs.some(({ kind, between }) => kind === 'coast' && between.includes(id))).toBe(region.coastal);
    },
  );

  test('the eastern edge is reached by those regions that the content says', () => {
    const isEastern = ({ outlines }: (typeof land.regions)[number]): boolean => outlines[0].some(([x]) => x > SHEET.width - 2);
    expect(land.regions.filter(isEastern).map(({ id }) => id)).toEqual(given.filter(({ easternEdge }) => easternEdge).map(({ id }) => id));
  });

  test('no two regions overlap: every one’s spot lies in it alone, and no land is counted twice', () => {
    for (const { id, spot } of land.regions)
      expect(
        land.regions.filter(({ outlines }) => isInside(outlines, [spot.x, spot.y])).map((region) => region.id),
        id,
      ).toEqual([id]);
    let [once, times] = [0, 0];
    for (let x = 4; x < SHEET.width; x += 27)
      for (let y = 4; y < SHEET.height; y += 27) {
        const here = land.regions.filter(({ outlines }) => isInside(outlines, [x, y])).length;
        if (here > 0) once++;
        times += here;
      }
    expect(times).toBe(once);
    expect(once).toBeGreaterThan(600);
  });

  test('every region is large enough to hold an army, and its spot lies on the sheet', () => {
    expect(land.regions.filter(({ outlines }) => areaOf(outlines[0]) / 2 < 900).map(({ id }) => id)).toEqual([]);
    for (const { id, spot } of land.regions) {
      expect(Math.min(spot.x, SHEET.width - spot.x), id).toBeGreaterThan(12);
      expect(Math.min(spot.y, SHEET.height - spot.y), id).toBeGreaterThan(14);
    }
  });

  test('peaks stand along every border that nobody crosses', () => {
    const peaks = land.plants.filter(({ kind }) => kind === 'peak');
    for (const { kind, between, path } of land.arcs) {
      if (kind !== 'closed') continue;
      const isNear = ([x, y]: readonly number[]): boolean => peaks.some((peak) => Math.hypot(peak.x - x, peak.y - 5 - y) < 16);
      const seen = pointsOf(path).filter(([x, y]) => x > 6 && x < SHEET.width - 6 && y > 8 && y < SHEET.height);
      expect(seen.every(isNear), between.join(' | ')).toBe(true);
    }
  });
});
