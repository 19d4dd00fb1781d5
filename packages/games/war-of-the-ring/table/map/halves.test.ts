import { jsonFile } from '#kernel/testing/json.ts';
import { expect, test } from 'vitest';
import { type Geometry, unfold } from './geometry.ts';
import { areRatherEastern, isEastern } from './halves.ts';

const land = unfold(jsonFile<Geometry>(new URL('./geometry.json', import.meta.url)));

test.each([
  ['the way on from the Black Gate lies under a page on the eastern side', ['morannon', 'dagorlad', 'gorgoroth'], true],
  ['the way on from the Shire lies under a page on the western side', ['the-shire', 'buckland', 'south-ered-luin'], false],
  ['what lies between the pages is hidden by neither', ['lorien', 'moria', 'fangorn'], false],
  ['where more would be hidden decides', ['minas-morgul', 'barad-dur', 'grey-havens'], true],
])('%s', (_, regions, eastern) => {
  expect(regions.filter((region) => !land.byId.has(region))).toEqual([]);
  expect(areRatherEastern(land, regions)).toBe(eastern);
});

test('a region is eastern or western by where it is drawn, and western before the map has come', () => {
  expect(isEastern(land, 'minas-morgul')).toBe(true);
  expect(isEastern(land, 'the-shire')).toBe(false);
  expect(isEastern(undefined, 'minas-morgul')).toBe(false);
});
