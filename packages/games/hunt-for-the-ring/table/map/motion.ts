import type { GameEvent } from '#kernel';
import type { Ride } from '#look/map/rides.ts';
import type { Sheet } from './sheet.ts';
import { type DrawnWay, lineAlong, routeOf } from './ways.ts';

/** What happened is seen to happen: riders follow the roads, questions flash where they are asked. A touch skips it all. */

export interface Flash {
  readonly at: string;
  readonly look: 'yes' | 'no' | 'here' | 'asked';
}

const SPACE = /^@(?:area|dot)\.[12]-(.+)$/;
const NAZGUL = /^@nazgul\.(.+)$/;

/** A space as an event names it. */
export const spaceNamed = (value: unknown): string | null => (typeof value === 'string' ? (SPACE.exec(value)?.[1] ?? null) : null);

const placeNamed = (value: unknown): string | null => (typeof value === 'string' && value.startsWith('@place.') ? value.slice(7) : null);

/** The moves among the news. `hosted` is the Nazgûl for whom the Witch-king stands in. */
export function ridesOf(events: readonly GameEvent[], sheet: Sheet, ways: readonly DrawnWay[], hosted: string | null): Ride[] {
  return events.flatMap((event) => {
    const [from, to] = [spaceNamed(event.from), spaceNamed(event.to)];
    if (from === null || to === null) return [];
    const who = typeof event.nazgul === 'string' ? (NAZGUL.exec(event.nazgul)?.[1] ?? null) : null;
    const piece = event.type === 'allyMoved' ? `ally:${to}` : who === null ? null : `rider:${who === 'witch-king' ? (hosted ?? who) : who}`;
    const route = routeOf(sheet, from, to);
    if (piece === null || route === null || route.length < 2) return [];
    return [{ piece, line: lineAlong(sheet, ways, route), spaces: route.length - 1 }];
  });
}

const FLASHES: { readonly [type: string]: Flash['look'] | undefined } = {
  searchYes: 'yes',
  huntYes: 'yes',
  huntHere: 'here',
  searchNo: 'no',
  huntNo: 'no',
  perceptionYes: 'yes',
  perceptionFrodo: 'yes',
  perceptionBoth: 'yes',
  perceptionGandalf: 'yes',
  perceptionNo: 'no',
  searchDeclared: 'asked',
  huntDeclared: 'asked',
  perceptionDeclared: 'asked',
  gandalfRevealed: 'here',
  informationFound: 'here',
  deedDone: 'here',
};

export function flashesOf(events: readonly GameEvent[]): Flash[] {
  const flashes = events.flatMap((event): Flash[] => {
    const look = FLASHES[event.type];
    const at = spaceNamed(event.area) ?? placeNamed(event.place);
    return look === undefined || at === null ? [] : [{ at, look }];
  });
  // A question that is answered in the same breath needs no flash of its own.
  return flashes.filter(({ at, look }) => look !== 'asked' || !flashes.some((other) => other.at === at && other.look !== 'asked'));
}
