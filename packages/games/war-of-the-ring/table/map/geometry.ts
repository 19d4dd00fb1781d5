import { outlineOf } from '#look/map/outlines.ts';
import type { Point } from '#look/pen.ts';
import { type Plant, PLANT_KINDS } from './plants.ts';

/**
 * The map as it travels (`geometry.json`, grown from the content by `geometry.build.ts`): where things lie, not how they are inked. Lengths are
 * in tenths of a unit; of a line its first point, then the way from each point to the next.
 */
export interface Geometry {
  /** Regions in the order of the content. */
  readonly regions: readonly string[];
  readonly arcs: readonly { readonly kind: number; readonly line: readonly number[] }[];
  /** For each region its closed lines: arcs counted from 1, negative where an arc is followed backwards. */
  readonly loops: readonly (readonly (readonly number[])[])[];
  /** Where the army of each region stands: x, y, x, y … */
  readonly spots: readonly number[];
  /** From north to south, one list for each of what is told of them: `y` is how much farther south than the one before. */
  readonly plants: {
    readonly kind: readonly number[];
    readonly x: readonly number[];
    readonly y: readonly number[];
    readonly size: readonly number[];
  };
}

export const ARC_KINDS = ['open', 'river', 'closed', 'coast', 'lake', 'edge'] as const;
export type ArcKind = (typeof ARC_KINDS)[number];

/** A piece of border. */
export interface DrawnArc {
  readonly kind: ArcKind;
  /** The regions on its sides: two, or one where there is water or the edge of the sheet beyond; none far out at sea. */
  readonly between: readonly string[];
  readonly path: string;
}

export interface MapRegion {
  readonly id: string;
  /** Closed lines, the largest first. */
  readonly outlines: readonly (readonly Point[])[];
  /** The same as a path. */
  readonly area: string;
  readonly spot: { readonly x: number; readonly y: number };
  /** Regions over an open border, and those behind mountains. */
  readonly neighbours: readonly string[];
  readonly walled: readonly string[];
}

export interface Land {
  readonly arcs: readonly DrawnArc[];
  readonly regions: readonly MapRegion[];
  readonly byId: ReadonlyMap<string, MapRegion>;
  readonly plants: readonly Plant[];
}

function pointsOf(line: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < line.length; at += 2) {
    x += line[at];
    y += line[at + 1];
    points.push([x / 10, y / 10]);
  }
  return points;
}

const pathAlong = (line: readonly Point[]): string => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;

export function unfold({ regions: ids, arcs: folded, loops, spots, plants }: Geometry): Land {
  const lines = folded.map(({ line }) => ({ line: pointsOf(line) }));
  const between: string[][] = folded.map(() => []);
  for (const [number, id] of ids.entries()) for (const arc of loops[number].flat()) between[Math.abs(arc) - 1].push(id);
  const arcs = folded.map(({ kind }, at): DrawnArc => ({ kind: ARC_KINDS[kind], between: between[at], path: pathAlong(lines[at].line) }));
  const regions = ids.map((id, number): MapRegion => {
    const outlines = loops[number].map((loop) => outlineOf(lines, loop));
    const mine = arcs.filter((arc) => arc.between.includes(id));
    const beyond = (...kinds: readonly ArcKind[]): string[] => [
      ...new Set(mine.filter(({ kind }) => kinds.includes(kind)).flatMap((arc) => arc.between.filter((each) => each !== id))),
    ];
    return {
      id,
      outlines,
      area: outlines.map((outline) => `${pathAlong(outline)}Z`).join(''),
      spot: { x: spots[2 * number] / 10, y: spots[2 * number + 1] / 10 },
      neighbours: beyond('open', 'river'),
      walled: beyond('closed'),
    };
  });
  let south = 0;
  return {
    arcs,
    regions,
    byId: new Map(regions.map((region) => [region.id, region])),
    plants: plants.kind.map((kind, at) => {
      south += plants.y[at];
      return { kind: PLANT_KINDS[kind], x: plants.x[at] / 10, y: south / 10, size: plants.size[at] / 10 };
    }),
  };
}
