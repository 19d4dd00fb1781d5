import type { Point } from '../pen.ts';
import { type Edge, FRAME } from './borders.ts';
import type { Box, Spot } from './geometry.ts';

/** The land nearest to each site, cut out of a box. Sites are few: every cell is the box, clipped by one line a neighbour. */

/** Corners in order; `beyond[i]` is the site on the other side of the edge from corner i to the next, -1 for the frame. */
interface Cell {
  readonly corners: readonly Point[];
  readonly beyond: readonly number[];
}

/** Corners so near to each other are one. */
const NEAR = 0.5;

/** Land where every site owns what is nearest to it: the borders between sites of different lands, and those with the frame. */
export function nearestLands(
  sites: readonly (Spot & { readonly land: string })[],
  box: Box,
): { readonly corners: readonly Point[]; readonly edges: readonly Edge[] } {
  const cells = cellsOf(
    sites.map(({ x, y }): Point => [x, y]),
    box,
  );
  const corners: Point[] = [];
  const cornerAt = (point: Point): number => {
    const found = corners.findIndex(([x, y]) => Math.abs(x - point[0]) < NEAR && Math.abs(y - point[1]) < NEAR);
    return found >= 0 ? found : corners.push(point) - 1;
  };
  const edges: Edge[] = [];
  for (const [index, cell] of cells.entries())
    for (const [place, other] of cell.beyond.entries()) {
      const [mine, theirs] = [sites[index].land, other < 0 ? FRAME : sites[other].land];
      if (mine === theirs || (other >= 0 && other < index)) continue;
      const from = cornerAt(cell.corners[place]);
      const to = cornerAt(cell.corners[(place + 1) % cell.corners.length]);
      if (from !== to) edges.push({ from, to, lands: [mine, theirs] });
    }
  return { corners, edges };
}

function cellsOf(sites: readonly Point[], { x, y, width, height }: Box): Cell[] {
  return sites.map((site, index) => {
    let corners: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    let beyond = [-1, -1, -1, -1];
    for (const [other, at] of sites.entries()) {
      if (other === index) continue;
      const clipped = clip(corners, beyond, site, at, other);
      corners = clipped.corners;
      beyond = clipped.beyond;
    }
    return { corners, beyond };
  });
}

/** Keeps what is nearer to `site` than to `at`. */
function clip(
  corners: readonly Point[],
  beyond: readonly number[],
  site: Point,
  at: Point,
  other: number,
): { corners: Point[]; beyond: number[] } {
  const [nx, ny] = [at[0] - site[0], at[1] - site[1]];
  const middle = (nx * (at[0] + site[0]) + ny * (at[1] + site[1])) / 2;
  const side = (point: Point): number => nx * point[0] + ny * point[1] - middle;
  const keptCorners: Point[] = [];
  const keptBeyond: number[] = [];
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length];
    const [a, b] = [side(from), side(to)];
    if (a <= 0) {
      keptCorners.push(from);
      keptBeyond.push(beyond[index]);
    }
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      keptCorners.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      // Leaving the kept side, the edge that begins here is the new one.
      keptBeyond.push(a < 0 ? other : beyond[index]);
    }
  }
  return { corners: keptCorners, beyond: keptBeyond };
}
