import type { Point } from '../pen.ts';
import { outlineOf } from './outlines.ts';

/** Borders between lands, made once each, so that neighbours share them exactly, and drawn by a hand that strays a little. */

/** Where the land ends: beyond lies nothing. */
export const FRAME = '';

/** A piece of a border, between two corners given by their numbers. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly lands: readonly [one: string, other: string];
}

interface Arc<Kind extends string> {
  readonly line: readonly Point[];
  readonly kind: Kind | 'edge';
}

interface Land {
  readonly land: string;
  /** Closed lines, mostly one, made of arcs: their numbers counted from 1, negative where an arc is followed backwards. */
  readonly loops: readonly (readonly number[])[];
  readonly outlines: readonly (readonly Point[])[];
}

export interface Country<Kind extends string> {
  readonly arcs: readonly Arc<Kind>[];
  readonly lands: readonly Land[];
}

const STEP = 6;

/** How far the pen strays at a place: the same for both neighbours of a border. */
function stray([x, y]: Point): Point {
  const dx = 4.2 * Math.sin(x / 27 + y / 39 + 1.3) + 2.4 * Math.sin(x / 11.3 - y / 8.7 + 0.4) + 1.1 * Math.sin(x / 4.9 + y / 5.7);
  const dy = 4.2 * Math.sin(y / 25 - x / 43 + 2.1) + 2.4 * Math.sin(y / 10.1 + x / 9.3 + 4.2) + 1.1 * Math.sin(y / 5.3 - x / 4.3);
  return [x + dx, y + dy];
}

export function countryOf<Kind extends string>(
  lands: readonly string[],
  { corners, edges }: { readonly corners: readonly Point[]; readonly edges: readonly Edge[] },
  kindOf: (one: string, other: string) => Kind,
): Country<Kind> {
  const chains = chainsOf(edges).map((chain, index) => ({
    lands: chain.lands,
    number: index + 1,
    from: chain.corners[0],
    to: chain.corners[chain.corners.length - 1],
    points: chain.corners.map((corner) => corners[corner]),
  }));
  const arcs = chains.map(({ points, lands: [one, other] }): Arc<Kind> => {
    const kind = other === FRAME ? 'edge' : kindOf(one, other);
    return { line: penned(points, kind === 'edge'), kind };
  });
  return {
    arcs,
    lands: lands.map((land) => {
      const loops = loopsOf(chains.filter((chain) => chain.lands.includes(land)));
      return { land, loops, outlines: loops.map((loop) => outlineOf(arcs, loop)) };
    }),
  };
}

const samePair = (a: Edge, b: Edge): boolean =>
  (a.lands[0] === b.lands[0] && a.lands[1] === b.lands[1]) || (a.lands[0] === b.lands[1] && a.lands[1] === b.lands[0]);

/** Chains of edges between the same two lands, from one meeting of three to the next. */
function chainsOf(edges: readonly Edge[]): { readonly lands: readonly [string, string]; readonly corners: readonly number[] }[] {
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
  const chains: { lands: readonly [string, string]; corners: number[] }[] = [];
  for (const edge of edges)
    for (const end of [edge.from, edge.to])
      if (!used.has(edge) && !passes(end)) chains.push({ lands: edge.lands, corners: walk(edge, end) });
  // What is left are rings without a meeting.
  for (const edge of edges) if (!used.has(edge)) chains.push({ lands: edge.lands, corners: walk(edge, edge.from) });
  return chains;
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
