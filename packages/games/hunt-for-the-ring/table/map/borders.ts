import type { Point } from '#look/pen.ts';
import { outlineOf } from './outlines.ts';
import { BLEED, type Sheet } from './sheet.ts';
import { cellsOf } from './voronoi.ts';

/**
 * Regions as land: every space owns what is nearest to it, and a region is the land of its spaces. The map prints only to which region a
 * space belongs; where the borders run between spaces is ours. Each border is made once, so neighbours share it exactly.
 */
export interface Arc {
  readonly line: readonly Point[];
  /** Between two regions, between two sections even, or along the edge of what is painted. */
  readonly kind: 'region' | 'section' | 'edge';
}

export interface Land {
  readonly region: string;
  /** Closed lines, mostly one, made of arcs: their numbers counted from 1, negative where an arc is followed backwards. */
  readonly loops: readonly (readonly number[])[];
  readonly outlines: readonly (readonly Point[])[];
}

export interface Country {
  readonly arcs: readonly Arc[];
  readonly lands: readonly Land[];
}

const FRAME = '';
const NEAR = 0.5;
const STEP = 6;

/** How far the pen strays at a place: the same for both neighbours of a border. */
function stray([x, y]: Point): Point {
  const dx = 4.2 * Math.sin(x / 27 + y / 39 + 1.3) + 2.4 * Math.sin(x / 11.3 - y / 8.7 + 0.4) + 1.1 * Math.sin(x / 4.9 + y / 5.7);
  const dy = 4.2 * Math.sin(y / 25 - x / 43 + 2.1) + 2.4 * Math.sin(y / 10.1 + x / 9.3 + 4.2) + 1.1 * Math.sin(y / 5.3 - x / 4.3);
  return [x + dx, y + dy];
}

interface Edge {
  readonly from: number;
  readonly to: number;
  /** Left and right are told by the walk round the first region's cell. */
  readonly regions: readonly [string, string];
}

export function countryOf(sheet: Sheet): Country {
  const { spaces } = sheet;
  const sectionOf = new Map(sheet.regions.map(({ id, section }) => [id, section]));
  const cells = cellsOf(
    spaces.map(({ x, y }): Point => [x, y]),
    BLEED,
  );
  const corners: Point[] = [];
  const cornerAt = (point: Point): number => {
    const found = corners.findIndex(([x, y]) => Math.abs(x - point[0]) < NEAR && Math.abs(y - point[1]) < NEAR);
    return found >= 0 ? found : corners.push(point) - 1;
  };
  const edges: Edge[] = [];
  for (const [index, cell] of cells.entries())
    for (const [place, other] of cell.beyond.entries()) {
      const [mine, theirs] = [spaces[index].region, other < 0 ? FRAME : spaces[other].region];
      if (mine === theirs || (other >= 0 && other < index)) continue;
      const from = cornerAt(cell.corners[place]);
      const to = cornerAt(cell.corners[(place + 1) % cell.corners.length]);
      if (from !== to) edges.push({ from, to, regions: [mine, theirs] });
    }
  const chains = arcsOf(edges).map((arc, index) => ({
    regions: arc.regions,
    number: index + 1,
    from: arc.corners[0],
    to: arc.corners[arc.corners.length - 1],
    points: arc.corners.map((corner) => corners[corner]),
  }));
  const arcs = chains.map(({ points, regions: [one, other] }): Arc => {
    const kind = other === FRAME ? 'edge' : sectionOf.get(one) === sectionOf.get(other) ? 'region' : 'section';
    return { line: penned(points, kind === 'edge'), kind };
  });
  return {
    arcs,
    lands: sheet.regions.map(({ id }) => {
      const loops = loopsOf(chains.filter(({ regions }) => regions.includes(id)));
      return { region: id, loops, outlines: loops.map((loop) => outlineOf(arcs, loop)) };
    }),
  };
}

const samePair = (a: Edge, b: Edge): boolean =>
  (a.regions[0] === b.regions[0] && a.regions[1] === b.regions[1]) || (a.regions[0] === b.regions[1] && a.regions[1] === b.regions[0]);

/** Chains of edges between the same two regions, from one meeting of three to the next. */
function arcsOf(edges: readonly Edge[]): { readonly regions: readonly [string, string]; readonly corners: readonly number[] }[] {
  const at = new Map<number, Edge[]>();
  for (const edge of edges) for (const end of [edge.from, edge.to]) at.set(end, [...(at.get(end) ?? []), edge]);
  const passes = (corner: number): boolean => {
    const here = at.get(corner) ?? [];
    return here.length === 2 && samePair(here[0], here[1]);
  };
  const used = new Set<Edge>();
  const walk = (edge: Edge, from: number): number[] => {
    const chain = [from];
    let [current, here]: [Edge | undefined, number] = [edge, from];
    while (current !== undefined && !used.has(current)) {
      used.add(current);
      here = current.from === here ? current.to : current.from;
      chain.push(here);
      const before: Edge = current;
      current = passes(here) ? at.get(here)?.find((next) => next !== before) : undefined;
    }
    return chain;
  };
  const arcs: { regions: readonly [string, string]; corners: number[] }[] = [];
  for (const edge of edges)
    for (const end of [edge.from, edge.to])
      if (!used.has(edge) && !passes(end)) arcs.push({ regions: edge.regions, corners: walk(edge, end) });
  // What is left are rings without a meeting.
  for (const edge of edges) if (!used.has(edge)) arcs.push({ regions: edge.regions, corners: walk(edge, edge.from) });
  return arcs;
}

/** Corners rounded off twice, then drawn by a hand that strays a little. The frame stays straight. */
function penned(points: readonly Point[], straight: boolean): Point[] {
  if (straight) return [...points];
  let line = [...points];
  for (let round = 0; round < 2; round++) {
    const next: Point[] = [line[0]];
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i], line[i + 1]];
      if (i > 0) next.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      if (i < line.length - 2) next.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    next.push(line[line.length - 1]);
    line = next;
  }
  const fine: Point[] = [];
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]];
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP));
    for (let k = 0; k < parts; k++) fine.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  }
  fine.push(line[line.length - 1]);
  return fine.map(stray);
}

/** Arcs joined end to end into closed lines. */
function loopsOf(arcs: readonly { readonly number: number; readonly from: number; readonly to: number }[]): number[][] {
  const left = new Set(arcs);
  const loops: number[][] = [];
  while (left.size > 0) {
    const [first] = left;
    left.delete(first);
    const loop = [first.number];
    let end = first.to;
    while (end !== first.from) {
      const next = [...left].find(({ from, to }) => from === end || to === end);
      if (next === undefined) break;
      left.delete(next);
      const forwards = next.from === end;
      loop.push(forwards ? next.number : -next.number);
      end = forwards ? next.to : next.from;
    }
    loops.push(loop);
  }
  return loops;
}

/** Whether a point lies inside closed lines, by counting crossings. */
export function isInside(outlines: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false;
  for (const line of outlines)
    for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [line[i], line[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  return inside;
}
