import type { Land } from './geometry.ts';

/** On which half of the map a page may lie without hiding what it is about. */

/** East of this a page about a region lies on the western side. */
const MIDDLE = 560;
/** West of this a page on the western side lies over a region. */
const WEST = 330;

/** Before the map has come everything lies in the west. */
const acrossOf = (land: Land | undefined, region: string): number => land?.byId.get(region)?.spot.x ?? 0;

export const isEastern = (land: Land | undefined, region: string): boolean => acrossOf(land, region) > MIDDLE;

/** What may be touched would rather be hidden by a page on the eastern side than by one on the western. */
export function areRatherEastern(land: Land | undefined, regions: Iterable<string>): boolean {
  const across = [...regions].map((region) => acrossOf(land, region));
  return across.filter((x) => x > MIDDLE).length > across.filter((x) => x < WEST).length;
}
