import type { Ride } from '#look/map/rides.ts';
import type { HuntEvent } from '../../rules/events.ts';
import { spotNamed } from '../../rules/spots.ts';
import { askedAt } from './named.ts';
import type { Sheet } from './sheet.ts';
import { type DrawnWay, lineAlong, routeOf } from './ways.ts';

/** What happened is seen to happen: riders follow the roads, questions flash where they are asked. A touch skips it all. */

export interface Flash {
  readonly at: string;
  readonly look: 'yes' | 'no' | 'here' | 'asked';
}

/** The moves among the news. `hosted` is the Nazgûl for whom the Witch-king stands in. */
export function ridesOf(events: readonly HuntEvent[], sheet: Sheet, ways: readonly DrawnWay[], hosted: string | null): Ride[] {
  return events.flatMap((event) => {
    if (event.type !== 'rode' && event.type !== 'pushed' && event.type !== 'allyMoved') return [];
    const [from, to] = [spotNamed(event.from)?.space, spotNamed(event.to)?.space];
    const route = from === undefined || to === undefined ? null : routeOf(sheet, from, to);
    if (route === null || route.length < 2) return [];
    const piece =
      event.type === 'allyMoved' ? `ally:${to}` : `rider:${event.nazgul === 'witch-king' ? (hosted ?? event.nazgul) : event.nazgul}`;
    return [{ piece, line: lineAlong(sheet, ways, route), spaces: route.length - 1 }];
  });
}

const FLASHES: { readonly [type in HuntEvent['type']]?: Flash['look'] } = {
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

export function flashesOf(events: readonly HuntEvent[]): Flash[] {
  const flashes = events.flatMap((event): Flash[] => {
    const look = FLASHES[event.type];
    const at = askedAt(event);
    return look === undefined || at === null ? [] : [{ at, look }];
  });
  // A question that is answered in the same breath needs no flash of its own.
  return flashes.filter(({ at, look }) => look !== 'asked' || !flashes.some((other) => other.at === at && other.look !== 'asked'));
}
