import type { GameEvent, Param } from '#kernel';

/** A space, a region or a section of one of the two maps. */
export interface Named {
  readonly part: 1 | 2;
  readonly spot: string;
}

const SPACE = /^@(?:area|dot)\.([12])-(.+)$/;
const PLACE = /^@place\.(([IV]+)(?:-[A-D])?)$/;
const SECTIONS_OF_PART_ONE = ['I', 'II', 'III'];

function namedBy(value: Param): Named[] {
  if (Array.isArray(value)) return (value as readonly Param[]).flatMap(namedBy);
  if (typeof value !== 'string') return [];
  const space = SPACE.exec(value);
  if (space !== null) return [{ part: space[1] === '1' ? 1 : 2, spot: space[2] }];
  const place = PLACE.exec(value);
  return place === null ? [] : [{ part: SECTIONS_OF_PART_ONE.includes(place[2]) ? 1 : 2, spot: place[1] }];
}

/** Every place that a line of the chronicle names, in its order. */
export const spotsNamed = (event: GameEvent): readonly Named[] => Object.values(event).flatMap(namedBy);

/** Places of the other part, where a line names no place of this one; null where it does, or names none at all. */
export function onOtherMap(named: readonly Named[], part: 1 | 2): { readonly part: 1 | 2; readonly spots: readonly string[] } | null {
  if (named.length === 0 || named.some((each) => each.part === part)) return null;
  return { part: part === 1 ? 2 : 1, spots: [...new Set(named.map(({ spot }) => spot))] };
}
