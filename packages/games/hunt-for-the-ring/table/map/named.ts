import type { Datum, GameEvent } from '#kernel';
import { EVENTS, type HuntEvent } from '../../rules/events.ts';
import { place } from '../../rules/nouns.ts';
import { entry, isPlace, mark, type PartOfGame, sectionOf, spot, spotNamed } from '../../rules/spots.ts';

/** A space, a region or a section of one of the two maps. */
export interface NamedSpace {
  readonly part: PartOfGame;
  readonly spot: string;
}

const SECTIONS_OF_PART_ONE = ['I', 'II', 'III'];

/** Parts of events that are places on the map. */
const PLACES: ReadonlySet<string> = new Set([spot, entry, mark, place].map(({ noun }) => noun));

function namedBy(value: Datum): NamedSpace[] {
  if (typeof value === 'object') return value.flatMap(namedBy);
  if (typeof value !== 'string') return [];
  const found = spotNamed(value);
  if (found !== null) return [{ part: found.part, spot: found.space }];
  return isPlace(value) ? [{ part: SECTIONS_OF_PART_ONE.includes(sectionOf(value)) ? 1 : 2, spot: value }] : [];
}

/** Every place that a line of the chronicle names, in its order. */
export function spotsNamed(event: HuntEvent): readonly NamedSpace[] {
  const { type, ...parts }: GameEvent = event;
  const declared: { readonly [part: string]: { readonly noun: string } } = EVENTS[event.type];
  return Object.entries(parts).flatMap(([part, value]) => (PLACES.has(declared[part]?.noun ?? type) ? namedBy(value) : []));
}

/** The space, region or section that a question or an answer is about, as the map names it; null for anything else. */
export function askedAt(event: HuntEvent): string | null {
  if ('area' in event) return spotNamed(event.area)?.space ?? null;
  return 'place' in event && typeof event.place === 'string' ? event.place : null;
}

/** Places of the other part, where a line names no place of this one; null where it does, or names none at all. */
export function onOtherMap(
  named: readonly NamedSpace[],
  part: PartOfGame,
): { readonly part: PartOfGame; readonly spots: readonly string[] } | null {
  if (named.length === 0 || named.some((each) => each.part === part)) return null;
  return { part: part === 1 ? 2 : 1, spots: [...new Set(named.map(({ spot: each }) => each))] };
}
