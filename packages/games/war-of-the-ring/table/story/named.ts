import type { Datum, GameEvent } from '#kernel';
import { EVENTS, type WarEvent } from '../../rules/events.ts';
import { place, region } from '../../rules/nouns.ts';
import { regionOf } from '../sites.ts';

/** Parts of events that lie on the map. */
const PLACES: ReadonlySet<string> = new Set([region, place].map(({ noun }) => noun));

const namedBy = (value: Datum): string[] =>
  typeof value === 'object' ? value.flatMap(namedBy) : typeof value === 'string' ? [regionOf(value)] : [];

/** Every region that a line of the chronicle names, in its order, each once. */
export function regionsNamed(event: WarEvent): readonly string[] {
  const { type, ...parts }: GameEvent = event;
  const declared: { readonly [part: string]: { readonly noun: string } } = EVENTS[event.type];
  return [...new Set(Object.entries(parts).flatMap(([part, value]) => (PLACES.has(declared[part]?.noun ?? type) ? namedBy(value) : [])))];
}
