import type { Part as EventPart } from '#kernel';
import type { HuntBox } from '../content/box.ts';
import type { Entry, Mark, Space } from '../content/ids.ts';
import { markName } from './marks.ts';
import { DOT_ENTRY, SLASH_ENTRY } from './state.ts';

/** Both sides of the board count their areas from one: an event that outlives the part names the side as well, `1-46`. */

export type PartOfGame = 1 | 2;
export interface On<What> {
  readonly part: PartOfGame;
  readonly at: What;
}
type SpotName = `${PartOfGame}-${string}`;

const SPOT = /^([12])-(.+)$/;
const PLACE = /^[IV]+(-[A-D])?$/;
/** Areas have numbers and exits letters; everything else is a dot. */
const AREA_OR_EXIT = /^(\d+|[A-Z])$/;

const spotName = (part: PartOfGame, space: string): SpotName => `${part}-${space}`;
export const isPlace = (name: string): boolean => PLACE.test(name);
/** Regions are named after the section they lie in: `II-B`. */
export const sectionOf = (place: string): string => place.split('-')[0] ?? place;
const isArea = (space: string): boolean => AREA_OR_EXIT.test(space);

/** The side of the board and the space that a spot names; null when the name is not that of a spot. */
export function spotNamed(name: string): { readonly part: PartOfGame; readonly space: string } | null {
  const found = SPOT.exec(name);
  return found === null ? null : { part: found[1] === '1' ? 1 : 2, space: found[2] };
}

/** The word for a space in the locale: `@area.1-46`, `@dot.1-d07`. */
export const spaceWordOf = (part: PartOfGame, space: string): string => `@${isArea(space) ? 'area' : 'dot'}.${part}-${space}`;

/** The word for anything a name can stand for: a spot, a region or section, a step of the track. */
function wordOf(name: string): string {
  const found = spotNamed(name);
  if (found !== null) return spaceWordOf(found.part, found.space);
  return isPlace(name) ? `@place.${name}` : `@logMark.${name}`;
}

const ON_TRACK = /^(off|step-\d+)$/;

/** The word for where a log token lies, from its name in a view. */
export const markWord = (part: PartOfGame, mark: string): string =>
  wordOf(ON_TRACK.test(mark) || isPlace(mark) ? mark : spotName(part, mark));

export const spot: EventPart<HuntBox, On<Space>, SpotName> = {
  noun: 'area',
  optional: false,
  outside: ({ part, at }, box) => spotName(part, box.spaces[at]),
  word: wordOf,
};

/** A dot, a slash or an area of the log. */
export const entry: EventPart<HuntBox, On<Entry>, 'dot' | 'slash' | SpotName> = {
  noun: 'entry',
  optional: false,
  outside: ({ part, at }, box) => (at === DOT_ENTRY ? 'dot' : at === SLASH_ENTRY ? 'slash' : spotName(part, box.spaces[at])),
  word: (name) => (name === 'dot' || name === 'slash' ? `@entry.${name}` : wordOf(name)),
};

/** Where a log token or a ward lies: a spot, a region or section, beside a step of the track, off the board. */
export const mark: EventPart<HuntBox, On<Mark>, string> = {
  noun: 'logMark',
  optional: false,
  outside: ({ part, at }, box) => (at > 0 && at < box.spaces.length ? spotName(part, box.spaces[at]) : markName(box, at)),
  word: wordOf,
};
