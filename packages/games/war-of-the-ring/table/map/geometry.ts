import type { Point } from '#look/pen.ts';
import { rnd } from '#look/pen.ts';
import { type Plant, PLANT_KINDS } from './plants.ts';

/**
 * The map as it travels (`geometry.json`, grown from the content by `geometry.build.ts`): where things lie, not how they are inked. Lengths are
 * in tenths of a unit; of a line its first point, then the way from each point to the next.
 */
export interface Geometry {
  /** Regions in the order of the content. */
  readonly regions: readonly string[];
  /** Arcs: two owners (a region, or what is beyond the regions), kind, line. */
  readonly arcs: readonly { readonly of: readonly number[]; readonly kind: number; readonly line: readonly number[] }[];
  /** For each region its closed lines: arcs counted from 1, negative where an arc is followed backwards. */
  readonly rings: readonly (readonly (readonly number[])[])[];
  /** Where the army of each region stands: x, y, x, y … */
  readonly spots: readonly number[];
  /** From north to south, one list for each of what is told of them. */
  readonly plants: {
    readonly kind: readonly number[];
    readonly x: readonly number[];
    readonly y: readonly number[];
    readonly size: readonly number[];
  };
}

export const ARC_KINDS = ['open', 'river', 'closed', 'coast', 'lake', 'edge'] as const;
export type ArcKind = (typeof ARC_KINDS)[number];

/** A piece of border, with a hand's waver. */
export interface DrawnArc {
  readonly kind: ArcKind;
  /** The regions on both sides; null where there is water or the edge of the sheet. */
  readonly between: readonly [string, string | null];
  readonly line: readonly Point[];
}

export interface Region {
  readonly id: string;
  /** Closed lines, the largest first. */
  readonly outlines: readonly (readonly Point[])[];
  /** The same as a path. */
  readonly area: string;
  readonly spot: { readonly x: number; readonly y: number };
  /** Regions over an open border, and those behind mountains. */
  readonly neighbours: readonly string[];
  readonly walled: readonly string[];
  readonly coastal: boolean;
}

export interface Land {
  readonly arcs: readonly DrawnArc[];
  readonly regions: readonly Region[];
  readonly byId: ReadonlyMap<string, Region>;
  readonly plants: readonly Plant[];
}

const WAVER = 1.5;

/** As the pen draws it: between two points it strays a little to one side. */
function wavering(line: readonly Point[], seed: number): Point[] {
  const next = rnd(seed);
  return line.flatMap(([x, y], at): Point[] => {
    const before = line[at - 1];
    if (before === undefined) return [[x, y]];
    const [dx, dy] = [x - before[0], y - before[1]];
    const aside = ((next() - 0.5) * WAVER) / (Math.hypot(dx, dy) || 1);
    return [
      [(x + before[0]) / 2 - dy * aside, (y + before[1]) / 2 + dx * aside],
      [x, y],
    ];
  });
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

export const pathOf = (line: readonly Point[]): string =>
  `M${line.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`;

export function unfold({ regions: ids, arcs: folded, rings, spots, plants }: Geometry): Land {
  const arcs = folded.map(
    ({ of, kind, line }, at): DrawnArc => ({
      kind: ARC_KINDS[kind],
      between: [ids[of[0]], ids[of[1]] ?? null],
      line: wavering(pointsOf(line), at + 3),
    }),
  );
  const regions = ids.map((id, number): Region => {
    const outlines = rings[number]
      .map((ring) => ring.flatMap((arc) => (arc > 0 ? arcs[arc - 1].line : arcs[-arc - 1].line.toReversed())))
      .sort((a, b) => b.length - a.length);
    const mine = arcs.filter(({ between }) => between.includes(id));
    const beyond = (kinds: readonly ArcKind[]): string[] =>
      [
        ...new Set(
          mine.filter(({ kind }) => kinds.includes(kind)).flatMap(({ between }) => between.filter((each) => each !== null && each !== id)),
        ),
      ].flatMap((each) => each ?? []);
    return {
      id,
      outlines,
      area: outlines.map((outline) => `${pathOf(outline)}Z`).join(''),
      spot: { x: spots[2 * number] / 10, y: spots[2 * number + 1] / 10 },
      neighbours: beyond(['open', 'river']),
      walled: beyond(['closed']),
      coastal: mine.some(({ kind }) => kind === 'coast'),
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
