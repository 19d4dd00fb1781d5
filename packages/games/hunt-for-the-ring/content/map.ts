import { asId, asIds } from '#kernel/id.ts';
import type { Space } from './ids.ts';
import { DOT, EXIT, FAR, type Links, makeLinks, steps } from './links.ts';

/** One side of the board, worked out once: who is next to whom, how far it is, where a rider can get to. */

export { AREA, DOT, EXIT, FAR } from './links.ts';

export const NO_SPACE: Space = asId(0);

/** More kinds of spaces, as bits. */
export const FRIENDLY = 8;
export const SHADOWED = 16;
export const FRODO_START = 32;
export const NAZGUL_START = 64;

interface Edge {
  readonly a: Space;
  readonly b: Space;
  readonly road: boolean;
}

/** One way a rider can take to a space. */
export interface Route {
  readonly length: number;
  readonly road: boolean;
  /** Spaces crossed on the way, the goal not among them. */
  readonly via: readonly Space[];
}

/** Cards push over at most this many spaces by any way, and let ride at most this many along roads. */
export const LONGEST_WAY = 3;
export const LONGEST_ROAD = 4;

export interface BoardMap extends Links {
  readonly part: number;
  readonly region: Uint8Array;
  readonly section: Uint8Array;
  readonly dots: readonly Space[];
  readonly nazgulStarts: readonly Space[];
  /** Spaces along paths and roads, exits never crossed. */
  readonly distance: Uint8Array;
  /** Log entries from an area to the nearest exit when no dot is logged yet (HR-RUL-14). */
  readonly entriesToExit: Uint8Array;
  /** Where a rider on a space could get to at all, and by which ways. */
  readonly goals: readonly (readonly Space[])[];
  readonly routes: readonly (readonly (readonly Route[])[])[];
  /** Shortest of those ways, and shortest entirely by road: `nearest[from * size + to]`. */
  readonly nearest: Uint8Array;
  readonly nearestByRoad: Uint8Array;
  /** Of the goals those so near, were nothing in the way: `within[reach(anyWay, byRoad)][from]`. */
  readonly within: readonly (readonly (readonly Space[])[])[];
}

/** So many spaces by any way or so many by road. */
export const reach = (anyWay: number, byRoad: number): number => anyWay * (LONGEST_ROAD + 1) + byRoad;

export function makeMap(
  part: number,
  size: number,
  kind: Uint8Array,
  region: Uint8Array,
  section: Uint8Array,
  edges: readonly Edge[],
): BoardMap {
  const links = makeLinks(size, kind, edges);
  const { spaces: all, areas, exits, neighbours, connected, dotsBetween } = links;
  const roads = new Set<number>();
  for (const { a, b, road } of edges) if (road) roads.add(a * size + b).add(b * size + a);
  const is = (space: number, bits: number): boolean => (kind[space] & bits) !== 0;
  const distance = new Uint8Array(size * size).fill(FAR);
  for (const from of all)
    distance.set(
      steps(from, size, neighbours, (space) => !is(space, EXIT)),
      from * size,
    );
  const routes = Array.from({ length: size }, (_, from) =>
    kind[from] === 0 || is(from, EXIT) ? [] : routesFrom(from, size, neighbours, roads, (space) => is(space, EXIT)),
  );
  const goals = routes.map((list) => list.flatMap((ways, to) => (ways.length > 0 ? [asId<Space>(to)] : [])));
  const nearest = shortest(routes, size, () => true);
  const nearestByRoad = shortest(routes, size, ({ road }) => road);
  const within: Space[][][] = [];
  for (let anyWay = 0; anyWay <= LONGEST_WAY; anyWay++)
    for (let byRoad = 0; byRoad <= LONGEST_ROAD; byRoad++)
      within[reach(anyWay, byRoad)] = goals.map((list, from) =>
        list.filter((to) => nearest[from * size + to] <= anyWay || nearestByRoad[from * size + to] <= byRoad),
      );
  return {
    ...links,
    part,
    region,
    section,
    dots: all.filter((space) => is(space, DOT)),
    nazgulStarts: all.filter((space) => is(space, NAZGUL_START)),
    distance,
    entriesToExit: entriesToExit(size, [...areas, ...exits], exits, connected, dotsBetween),
    goals,
    routes,
    nearest,
    nearestByRoad,
    within,
  };
}

function shortest(routes: readonly (readonly (readonly Route[])[])[], size: number, counts: (route: Route) => boolean): Uint8Array {
  const found = new Uint8Array(size * size).fill(FAR);
  for (const [from, goals] of routes.entries())
    for (const [to, ways] of goals.entries())
      for (const way of ways) if (counts(way)) found[from * size + to] = Math.min(found[from * size + to], way.length);
  return found;
}

function routesFrom(
  from: number,
  size: number,
  neighbours: readonly (readonly number[])[],
  roads: ReadonlySet<number>,
  closed: (space: number) => boolean,
): Route[][] {
  const found: Route[][] = Array.from({ length: size }, () => []);
  const walk = (space: number, way: readonly number[], road: boolean): void => {
    const length = way.length + 1;
    if (length > (road ? LONGEST_ROAD : LONGEST_WAY)) return;
    for (const next of neighbours[space]) {
      const onRoad = road && roads.has(space * size + next);
      if (closed(next) || next === from || way.includes(next) || length > (onRoad ? LONGEST_ROAD : LONGEST_WAY)) continue;
      found[next].push({ length, road: onRoad, via: asIds(way) });
      walk(next, [...way, next], onRoad);
    }
  };
  walk(from, [], true);
  for (const ways of found) ways.sort((a, b) => a.length - b.length);
  return found;
}

/** Dijkstra over areas: a leg costs its dots and the entry of the area itself. */
function entriesToExit(
  size: number,
  spaces: readonly number[],
  exits: readonly number[],
  connected: readonly (readonly number[])[],
  dotsBetween: Uint8Array,
): Uint8Array {
  const cost = new Uint8Array(size).fill(FAR);
  for (const exit of exits) cost[exit] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const from of spaces)
      for (const to of connected[from]) {
        const way = dotsBetween[from * size + to] + 1 + cost[to];
        if (cost[to] !== FAR && way < cost[from]) {
          cost[from] = way;
          changed = true;
        }
      }
  }
  return cost;
}
