import { fix, type Point, rnd } from '#look/pen.ts';
import type { Sheet, Way } from './sheet.ts';

/** Roads and paths as drawn: never ruler-straight, and the same way for the ink and for whoever rides on it. */
export interface DrawnWay extends Way {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

export function drawWays(sheet: Sheet): DrawnWay[] {
  return sheet.ways.flatMap((way, index) => {
    const [a, b] = [sheet.byId.get(way.a), sheet.byId.get(way.b)];
    if (a === undefined || b === undefined) return [];
    const next = rnd(index * 7 + 3);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy) || 1;
    const sway = (next() - 0.5) * Math.min(10, length * 0.2);
    const bend: Point = [(a.x + b.x) / 2 - (dy / length) * sway, (a.y + b.y) / 2 + (dx / length) * sway];
    return [{ ...way, from: [a.x, a.y] as const, bend, to: [b.x, b.y] as const }];
  });
}

export const wayPath = ({ from, bend, to }: DrawnWay): string =>
  `M${fix(from[0])} ${fix(from[1])}Q${fix(bend[0])} ${fix(bend[1])} ${fix(to[0])} ${fix(to[1])}`;

/** Points along a way, from its beginning or from its end. */
export function pointsOf({ from, bend, to }: DrawnWay, backwards: boolean, parts = 6): Point[] {
  const points = Array.from({ length: parts + 1 }, (_, k): Point => {
    const t = k / parts;
    const s = 1 - t;
    return [s * s * from[0] + 2 * s * t * bend[0] + t * t * to[0], s * s * from[1] + 2 * s * t * bend[1] + t * t * to[1]];
  });
  return backwards ? points.reverse() : points;
}

/** The shortest way over the map, along roads where that is as short; null when there is none. Only for being seen: the rules know the true ways. */
export function routeOf(sheet: Sheet, from: string, to: string): string[] | null {
  const best = new Map<string, { readonly cost: number; readonly before: string | null }>([[from, { cost: 0, before: null }]]);
  const open = [from];
  while (open.length > 0) {
    open.sort((a, b) => (best.get(a)?.cost ?? 0) - (best.get(b)?.cost ?? 0));
    const here = open.shift() ?? '';
    if (here === to) break;
    for (const { a, b, road } of sheet.ways) {
      if (a !== here && b !== here) continue;
      const next = a === here ? b : a;
      const cost = (best.get(here)?.cost ?? 0) + (road ? 0.99 : 1);
      if (cost >= (best.get(next)?.cost ?? Infinity)) continue;
      best.set(next, { cost, before: here });
      if (!open.includes(next)) open.push(next);
    }
  }
  if (!best.has(to)) return null;
  const route: string[] = [];
  for (let at: string | null = to; at !== null; at = best.get(at)?.before ?? null) route.unshift(at);
  return route;
}

/** A line along the drawn ways of a route; straight where no way leads. */
export function lineAlong(sheet: Sheet, ways: readonly DrawnWay[], route: readonly string[]): Point[] {
  const line: Point[] = [];
  for (let i = 0; i < route.length - 1; i++) {
    const way = ways.find(({ a, b }) => (a === route[i] && b === route[i + 1]) || (b === route[i] && a === route[i + 1]));
    if (way !== undefined) line.push(...pointsOf(way, way.a !== route[i]));
    else
      for (const id of [route[i], route[i + 1]]) {
        const space = sheet.byId.get(id);
        if (space !== undefined) line.push([space.x, space.y]);
      }
  }
  return line;
}
