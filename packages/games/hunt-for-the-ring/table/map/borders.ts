import { countryOf, type Country } from '#look/map/borders.ts';
import { nearestLands } from '#look/map/cells.ts';
import { BLEED, type Sheet } from './sheet.ts';

/**
 * Regions as land: every space owns what is nearest to it, and a region is the land of its spaces. The map prints only to which region a
 * space belongs; where the borders run between spaces is ours.
 */
export function bordersOf(sheet: Sheet): Country<'region' | 'section'> {
  const sectionOf = new Map(sheet.regions.map(({ id, section }) => [id, section]));
  return countryOf(
    sheet.regions.map(({ id }) => id),
    nearestLands(
      sheet.spaces.map(({ x, y, region }) => ({ x, y, land: region })),
      BLEED,
    ),
    (one, other) => (sectionOf.get(one) === sectionOf.get(other) ? 'region' : 'section'),
  );
}
