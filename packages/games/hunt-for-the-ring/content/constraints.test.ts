import { asId } from '#kernel/id.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { box } from '../testing/letter.ts';
import { AREA, EXIT, FAR, FRIENDLY, FRODO_START, NAZGUL_START, SHADOWED } from './map.ts';
import { standard } from './standard.ts';

/** Every statement of the rulebook about maps, journeys, tokens and dice, one a line in CONSTRAINTS.txt (HR-DEF-01, HR-DEF-02, HR-DEF-04, HR-BOARD-03). */
const lines = readFileSync(new URL('./CONSTRAINTS.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter((line) => line !== '');

const space = (name: string): number => box.spaces.indexOf(name);
const names = (spaces: readonly number[]): string[] => spaces.map((each) => box.spaces[each]).sort();
const KINDS: { readonly [kind: string]: number } = {
  'frodo-start': FRODO_START,
  'nazgul-start': NAZGUL_START,
  ally: FRIENDLY,
  shadow: SHADOWED,
  exit: EXIT,
};

function mapStatement(part: 1 | 2, words: readonly string[]): boolean | null {
  const map = box.maps[part];
  const pack = standard.maps[part - 1];
  const [what, ...rest] = words;
  const is = (name: string, bits: number): boolean => (map.kind[space(name)] & bits) !== 0;
  const adjacent = (a: string, b: string): boolean => map.neighbours[space(a)].includes(asId(space(b)));
  const connected = (a: string, b: string): boolean => map.connected[space(a)].includes(asId(space(b)));
  const dots = (a: string, b: string): number => map.dotsBetween[space(a) * map.size + space(b)];
  const printed = (name: string): { x: number; y: number; pl?: string } => {
    const found = [...pack.areas, ...pack.dots].find(({ id }) => String(id) === name);
    if (found === undefined) throw new Error(`No space of this map is called ${name}`);
    return found;
  };
  const dotsBeside = (name: string): number[] => map.neighbours[space(name)].filter((next) => (map.kind[next] & AREA) === 0);
  /** A walk such as `1 . . 10`: dots stand for any dots. */
  const walk = (steps: readonly string[], roadOnly: boolean): boolean => {
    let ends = new Set([space(steps[0])]);
    const road = (a: number, b: number): boolean =>
      pack.edges.some(
        ({ a: one, b: other, kind }) =>
          kind === 'road' && [String(one), String(other)].sort().join() === [box.spaces[a], box.spaces[b]].sort().join(),
      );
    for (const step of steps.slice(1)) {
      const next = new Set<number>();
      for (const end of ends)
        for (const to of map.neighbours[end])
          if ((step === '.' ? (map.kind[to] & (AREA | EXIT)) === 0 : box.spaces[to] === step) && (!roadOnly || road(end, to))) next.add(to);
      ends = next;
    }
    return ends.size > 0;
  };
  switch (what) {
    case 'adjacent':
      return adjacent(rest[0], rest[1]);
    case 'not-adjacent':
      return !adjacent(rest[0], rest[1]);
    case 'connected':
      return connected(rest[0], rest[1]);
    case 'not-connected':
      return !connected(rest[0], rest[1]);
    case 'neighbours-exactly':
      return (
        names(map.neighbours[space(rest[0])].filter((next) => (map.kind[next] & AREA) !== 0)).join() ===
          rest.slice(2, rest.indexOf('dots')).sort().join() && dotsBeside(rest[0]).length === Number(rest[rest.length - 1])
      );
    case 'dot-beside':
      return dotsBeside(rest[0]).some((dot) => {
        const [here, there] = [printed(rest[0]), printed(box.spaces[dot])];
        return rest[1] === 'left' ? there.x < here.x : there.x > here.x;
      });
    case 'connected-areas-exactly':
      return names(map.connected[space(rest[0])]).join() === rest.slice(1).sort().join();
    case 'connected-dots-exactly':
      return dotsBeside(rest[0]).length === Number(rest[1]);
    case 'in-range-exactly':
      return (
        names(map.connected[space(rest[0])].filter((to) => dots(rest[0], box.spaces[to]) <= Number(rest[2]))).join() ===
        rest.slice(4).sort().join()
      );
    case 'dots-between':
      return dots(rest[0], rest[1]) === Number(rest[2]);
    case 'walk':
      return walk(rest, false);
    case 'road':
      return walk(rest, true);
    case 'not-road-only':
      return !walk(rest, true);
    case 'ride-day':
      return map.nearestByRoad[space(rest[0]) * map.size + space(rest[1])] <= 3;
    case 'night-walk':
      return map.nearest[space(rest[0]) * map.size + space(rest[1])] <= Number(rest[2]);
    case 'kind':
      return is(rest[0], KINDS[rest[1]]);
    case 'kinds-exactly':
      return names(map.areas.filter((area) => (map.kind[area] & KINDS[rest[0]]) !== 0)).join() === rest.slice(1).sort().join();
    case 'name-pl':
      return printed(rest[0]).pl === rest.slice(1).join(' ');
    case 'section':
      return box.sections[map.section[space(rest[0])]] === rest[1];
    case 'region':
      return box.regions[map.region[space(rest[0])]] === rest[1];
    case 'region-not':
      return box.regions[map.region[space(rest[0])]] !== rest[1];
    case 'region-differs':
      return map.region[space(rest[0])] !== map.region[space(rest[1])];
    case 'exists':
      return rest.every((name) => map.kind[space(name)] !== 0);
    case 'connected-within':
      return rest.slice(4).every((name) => connected(rest[0], name) && dots(rest[0], name) + 1 <= Number(rest[2]));
    case 'distance':
      return map.distance[space(rest[0]) * map.size + space(rest[1])] === Number(rest[2]);
    case 'distance-at-most':
      return map.entriesToExit[space(rest[0])] <= Number(rest[2]);
    case 'exit-from':
      return Math.max(0, dots(rest[0], rest[4]) - Number(rest[2])) + 1 === Number(rest[6]);
    case 'goal-within':
      return map.areas.filter((area) => (map.kind[area] & FRODO_START) !== 0).every((area) => map.entriesToExit[area] <= Number(rest[0]));
    case 'route-moves-at-most': {
      const stops = rest.slice(1);
      const moves = stops.slice(1).reduce((sum, to, i) => sum + dots(stops[i], to) + 1, 0);
      return moves <= Number(rest[0]);
    }
    case 'sections':
      return pack.sections.map(({ id }) => id).join() === rest.join();
    case 'region-count':
      return pack.regions.length === Number(rest[0]);
    case 'regions-per-section':
      return pack.sections.every(({ regions }) => rest.includes(String(regions.length)));
    case 'count-kind': {
      const count = [...map.areas, ...map.exits].filter((area) => (map.kind[area] & KINDS[rest[0]]) !== 0).length;
      return rest[1] === '=' ? count === Number(rest[2]) : count >= Number(rest[2]);
    }
    case 'exits-lettered-right':
      return map.exits.every((exit) => /^[A-Z]$/.test(box.spaces[exit]) && printed(box.spaces[exit]).x > 900);
    case 'numbered-to-at-least':
      return Array.from({ length: Number(rest[0]) }, (_, i) => String(i + 1)).every((name) => map.kind[space(name)] !== 0);
    case 'graph-sound':
      return map.areas.every((area) => map.entriesToExit[area] !== FAR);
    case 'top-edge':
      return rest.every((name) => printed(name).y < 250);
    case 'south-of':
      return printed(rest[0]).y > printed(rest[1]).y;
    default:
      return null;
  }
}

const mapLines = lines.filter((line) => /^P[12] /.test(line));

test('every kind of statement about the maps is understood', () => {
  expect(mapLines.filter((line) => mapStatement(line[1] === '1' ? 1 : 2, line.split(/\s+/).slice(1)) === null)).toEqual([]);
});

test.each(mapLines)('%s', (line) => {
  expect(mapStatement(line[1] === '1' ? 1 : 2, line.split(/\s+/).slice(1))).toBe(true);
});

test('HR-COMP-02, HR-DICE-03, HR-WKDIE-05: the dice', () => {
  expect(box.ordinaryFaceNames).toEqual(['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow']);
  expect(box.witchKingFaceNames).toEqual(['ring', 'sword', 'sorcery', 'morgul-ring', 'pursuit', 'morgul-shadow']);
});

test('HR-COMP-07: fifteen beige tokens, two red, three grey', () => {
  const colours = box.corruption.map(({ colour }) => colour);
  expect(['beige', 'red', 'grey'].map((colour) => colours.filter((each) => each === colour).length)).toEqual([15, 2, 3]);
  expect(box.corruption.filter(({ colour, eye }) => colour === 'beige' && eye).length).toBeGreaterThanOrEqual(2);
  expect(box.corruption.some(({ colour, value }) => colour === 'beige' && value === 3)).toBe(true);
});

test('HR-JOURNEY-01: 18 short cards of 14 rows and 18 long ones of 16, all different, each ending on an exit', () => {
  expect(box.journeys.filter(({ long }) => !long).map(({ length }) => length)).toEqual(new Array(18).fill(14));
  expect(box.journeys.filter(({ long }) => long).map(({ length }) => length)).toEqual(new Array(18).fill(16));
  expect(new Set(box.journeys.map(({ rows }) => rows.join())).size).toBe(36);
  expect(box.limits).toEqual({ short: 12, long: 14 });
  expect(box.journeys.every(({ long, havens }) => (long ? havens.length > 0 : havens.length === 0))).toBe(true);
});
