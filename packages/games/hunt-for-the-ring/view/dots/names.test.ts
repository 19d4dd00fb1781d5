import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standard } from '../../content/standard.ts';
import { dotEnds } from './ends.ts';
import { dotsFile } from './names.build.ts';
import { dotNames, type NamedMap } from './names.ts';
import { jsonFile } from '#kernel/testing/json.ts';

const TONGUES = ['en', 'pl'] as const;
const fileOf = (tongue: (typeof TONGUES)[number]): URL => new URL(`../../locale/dots.${tongue}.json`, import.meta.url);

test.each(TONGUES)('dots.%s.json is what names.build.ts would write today', (tongue) => {
  expect(readFileSync(fileOf(tongue), 'utf8')).toBe(dotsFile(tongue));
});

test.each(TONGUES)('no two dots of a map are called alike (%s)', (tongue) => {
  const { dot } = jsonFile<{ dot: { [word: string]: string } }>(fileOf(tongue));
  for (const part of ['1-', '2-']) {
    const names = Object.keys(dot)
      .filter((word) => word.startsWith(part))
      .map((word) => dot[word]);
    expect(names.length).toBeGreaterThan(60);
    expect(new Set(names).size).toBe(names.length);
  }
});

/** 1 - d1 - d2 - A, with d3 between 1, 2 and d1. */
const small = {
  part: 1,
  areas: [
    { id: 1, named: true, en: 'Bamfurlong (a farm)', pl: 'Bamfurlong (farma)' },
    { id: 2, named: false, en: 'a wood', pl: 'las' },
    { id: 'A', named: true, en: 'Bree', pl: 'Bree' },
  ],
  dots: [{ id: 'd1' }, { id: 'd2' }, { id: 'd3' }],
  edges: [
    { a: 1, b: 'd1', kind: 'road' },
    { a: 'd1', b: 'd2', kind: 'road' },
    { a: 'd2', b: 'A', kind: 'path' },
    { a: 1, b: 'd3', kind: 'path' },
    { a: 2, b: 'd3', kind: 'path' },
    { a: 'd1', b: 'd3', kind: 'path' },
  ],
} satisfies NamedMap;

test('a dot is called by the areas it touches, else by the nearest along its ways; a name is never declined', () => {
  expect(dotNames(small, 'en')).toEqual({
    '1-d1': 'the road dot between 1, 2 and exit A',
    '1-d2': 'the road dot between 1 (Bamfurlong, a farm) and exit A, next to exit A',
    '1-d3': 'the dot between 1 (Bamfurlong, a farm) and 2',
  });
  expect(dotNames(small, 'pl')['1-d2']).toBe('kropka na drodze między 1 (Bamfurlong, farma) a wyjściem A, bliżej wyjścia A');
});

test('every dot of the box has at least two ends', () => {
  for (const [id, { ends }] of dotEnds(standard.maps[0])) expect(ends.length, id).toBeGreaterThan(1);
});
