/** One side of the board, worked out once: who is next to whom, how far it is, where a rider can get to. */

export const NO_SPACE = 0;
/** Farther than any way on the board: not connected. */
export const FAR = 255;

/** Kinds of spaces, as bits. */
export const AREA = 1;
export const DOT = 2;
export const EXIT = 4;
export const FRIENDLY = 8;
export const SHADOWED = 16;
export const FRODO_START = 32;
export const NAZGUL_START = 64;

export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly road: boolean;
}

/** One way a rider can take to a space. */
export interface Route {
  readonly length: number;
  readonly road: boolean;
  /** Spaces crossed on the way, the goal not among them. */
  readonly via: readonly number[];
}

/** Cards push over at most this many spaces by any way, and let ride at most this many along roads. */
const LONGEST_WAY = 3;
const LONGEST_ROAD = 4;

export interface BoardMap {
  readonly part: number;
  /** 0 where this side of the board has no such space. */
  readonly kind: Uint8Array;
  readonly region: Uint8Array;
  readonly section: Uint8Array;
  /** Numbered areas; then the exits; then everything with a name or letter. */
  readonly areas: readonly number[];
  readonly exits: readonly number[];
  readonly dots: readonly number[];
  /** All of them. */
  readonly spaces: readonly number[];
  readonly nazgulStarts: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  /** Areas and exits connected to an area, itself left out (HR-DEF-02). */
  readonly connected: readonly (readonly number[])[];
  /** Fewest dots on a way of dots only, from area to area (HR-RUL-04): `dotsBetween[from * size + to]`. To itself it is 1 (HR-RUL-06). */
  readonly dotsBetween: Uint8Array;
  /** Spaces along paths and roads, exits never crossed. */
  readonly distance: Uint8Array;
  /** Log entries from an area to the nearest exit when no dot is logged yet (HR-RUL-14). */
  readonly entriesToExit: Uint8Array;
  /** Where a rider on a space could get to at all, and by which ways. */
  readonly goals: readonly (readonly number[])[];
  readonly routes: readonly (readonly (readonly Route[])[])[];
  /** Shortest of those ways, and shortest entirely by road: `nearest[from * size + to]`. */
  readonly nearest: Uint8Array;
  readonly nearestByRoad: Uint8Array;
  readonly size: number;
}

export function makeMap(
  part: number,
  size: number,
  kind: Uint8Array,
  region: Uint8Array,
  section: Uint8Array,
  edges: readonly Edge[],
): BoardMap {
  const all = Array.from({ length: size }, (_, space) => space).filter((space) => kind[space] !== 0);
  const neighbours: number[][] = Array.from({ length: size }, () => []);
  const roads = new Set<number>();
  for (const { a, b, road } of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
    if (road) roads.add(a * size + b).add(b * size + a);
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  const is = (space: number, bits: number): boolean => (kind[space] & bits) !== 0;
  const numbered = all.filter((space) => is(space, AREA));
  const exits = all.filter((space) => is(space, EXIT));
  const dotsBetween = new Uint8Array(size * size).fill(FAR);
  const connected: number[][] = Array.from({ length: size }, () => []);
  for (const from of [...numbered, ...exits]) {
    const dots = steps(from, size, neighbours, (space) => is(space, DOT));
    for (const to of [...numbered, ...exits])
      if (to !== from && dots[to] !== FAR) {
        dotsBetween[from * size + to] = dots[to] - 1;
        connected[from].push(to);
      }
    dotsBetween[from * size + from] = 1;
    connected[from].sort((a, b) => a - b);
  }
  const distance = new Uint8Array(size * size).fill(FAR);
  for (const from of all)
    distance.set(
      steps(from, size, neighbours, (space) => !is(space, EXIT)),
      from * size,
    );
  const routes = Array.from({ length: size }, (_, from) =>
    kind[from] === 0 || is(from, EXIT) ? [] : routesFrom(from, size, neighbours, roads, (space) => is(space, EXIT)),
  );
  return {
    part,
    kind,
    region,
    section,
    areas: numbered,
    exits,
    dots: all.filter((space) => is(space, DOT)),
    spaces: all,
    nazgulStarts: all.filter((space) => is(space, NAZGUL_START)),
    neighbours,
    connected,
    dotsBetween,
    distance,
    entriesToExit: entriesToExit(size, [...numbered, ...exits], exits, connected, dotsBetween),
    goals: routes.map((list) => list.flatMap((ways, to) => (ways.length > 0 ? [to] : []))),
    routes,
    nearest: shortest(routes, size, () => true),
    nearestByRoad: shortest(routes, size, ({ road }) => road),
    size,
  };
}

function shortest(routes: readonly (readonly (readonly Route[])[])[], size: number, counts: (route: Route) => boolean): Uint8Array {
  const found = new Uint8Array(size * size).fill(FAR);
  for (const [from, goals] of routes.entries())
    for (const [to, ways] of goals.entries())
      for (const way of ways) if (counts(way)) found[from * size + to] = Math.min(found[from * size + to], way.length);
  return found;
}

/** Fewest steps from a space to every other, going on only from spaces that may be crossed. */
function steps(from: number, size: number, neighbours: readonly (readonly number[])[], crosses: (space: number) => boolean): Uint8Array {
  const found = new Uint8Array(size).fill(FAR);
  found[from] = 0;
  const queue = [from];
  for (const space of queue) {
    if (space !== from && !crosses(space)) continue;
    for (const next of neighbours[space])
      if (found[next] === FAR) {
        found[next] = found[space] + 1;
        queue.push(next);
      }
  }
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
      found[next].push({ length, road: onRoad, via: way });
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
