import type { Point } from '../pen.ts';

/** Points and boxes in units of a map. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Spot, Size {}

export const boxAt = ({ x, y }: Spot, { width, height }: Size): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** How far a box is from a point; 0 inside. */
export const distanceTo = ({ x, y, width, height }: Box, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));

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
