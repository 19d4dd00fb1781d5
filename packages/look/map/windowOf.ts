import type { Box, Spot } from './geometry.ts';

/** The part of a map that shows these spots with so much land about them, in this proportion of width to height. */
export function windowOf(spots: readonly Spot[], margin: number, ratio: number): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left + 2 * margin, (bottom - top + 2 * margin) * ratio);
  const height = width / ratio;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
