import type { Point } from '#look/pen.ts';

/** Plain geometry of closed lines. */

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Twice the area, by its sign left or right about. */
export const turned = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length];
    return sum + x * nextY - nextX * y;
  }, 0);

/** How far a point is from the nearest corner of a line that is drawn finely. */
export const distanceTo = ([x, y]: Point, line: readonly Point[]): number =>
  line.reduce((least, [px, py]) => Math.min(least, Math.hypot(px - x, py - y)), Number.POSITIVE_INFINITY);
