import { jsonFile } from '#kernel/testing/json.ts';
import { expect, test } from 'vitest';
import { type DrawnSheet, layOut } from './loaded.ts';
import { regionPlaces } from './lettering.ts';
import { placeSpot } from './placeSpot.ts';
import { covers } from './sizes.ts';

test.each([1, 2] as const)('on the sheet of part %i the plaque of a section hides neither a space nor the letters of a region', (part) => {
  const loaded = layOut(jsonFile<DrawnSheet>(new URL(`./drawn-${part}.json`, import.meta.url)));
  const sections = [...new Set(loaded.sheet.regions.map(({ section }) => section))];
  expect(sections).toHaveLength(3);
  for (const tongue of ['en', 'pl'] as const)
    for (const section of sections) {
      const spot = placeSpot(loaded, tongue, section) ?? { x: 0, y: 0 };
      const box = { x: spot.x - 25, y: spot.y - 20, width: 50, height: 40 };
      expect(loaded.sheet.spaces.filter((space) => covers(box, space)).map(({ id }) => id)).toEqual([]);
      for (const { id, x, y } of regionPlaces(loaded, tongue))
        expect(Math.abs(x - spot.x) > 50 || Math.abs(y - spot.y) > 32, `${section} ${id}`).toBe(true);
    }
  expect(placeSpot(loaded, 'en', 'nowhere')).toBeNull();
});
