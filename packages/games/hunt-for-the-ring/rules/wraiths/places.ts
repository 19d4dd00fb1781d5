import { type Hunt, mapOf } from '../state.ts';

/** Places count regions, then sections. */
export function liesIn(s: Hunt, space: number, place: number): boolean {
  const { region, section } = mapOf(s);
  const regions = s.box.regions.length;
  return place < regions ? region[space] === place : section[space] === place - regions;
}
