import type { Place, Space } from '../../content/ids.ts';
import { type Hunt, mapOf } from '../state.ts';

/** Places count regions, then sections. */
export function liesIn(s: Hunt, space: Space, place: Place): boolean {
  const { region, section } = mapOf(s);
  const regions = s.box.regions.length;
  return place < regions ? region[space] === place : section[space] === place - regions;
}

/** Whether a region or section is on this side of the board: the first half of each belongs to part I. */
export function isOnBoard(s: Hunt, place: Place): boolean {
  const { regions, sections, sectionOfRegion } = s.box;
  const section = place < regions.length ? sectionOfRegion[place] : place - regions.length;
  return section < sections.length / 2 === (s.open.part === 1);
}
