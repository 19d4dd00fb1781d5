import type { RatingStep } from '#wire';

/** Size and padding of the drawing. */
export const SIZE = { width: 300, height: 96, edge: 6 } as const;

interface RatingCurve {
  /** The uncertainty band around the rating. */
  readonly band: string;
  readonly line: string;
  readonly last: { readonly x: number; readonly y: number };
}

const fix = (value: number): number => Math.round(value * 10) / 10;

/** A rating history as a line in its uncertainty band; a single game is a horizontal line. */
export function ratingCurve(steps: readonly RatingStep[]): RatingCurve | null {
  const [first] = steps;
  if (first === undefined) return null;
  const all = steps.length === 1 ? [first, first] : steps;
  const low = Math.min(...all.map(({ rating, doubt }) => rating - doubt));
  const high = Math.max(...all.map(({ rating, doubt }) => rating + doubt));
  const { width, height, edge } = SIZE;
  const x = (index: number): number => fix(edge + ((width - 2 * edge) * index) / (all.length - 1));
  const y = (value: number): number => fix(height - edge - ((height - 2 * edge) * (value - low)) / Math.max(1, high - low));
  const path = (values: readonly number[]): string => values.map((value, index) => `${x(index)} ${y(value)}`).join('L');
  const upper = path(all.map(({ rating, doubt }) => rating + doubt));
  const lower = all.map(({ rating, doubt }, index) => `${x(index)} ${y(rating - doubt)}`).toReversed();
  const end = all.at(-1) ?? first;
  return {
    band: `M${upper}L${lower.join('L')}Z`,
    line: `M${path(all.map(({ rating }) => rating))}`,
    last: { x: x(all.length - 1), y: y(end.rating) },
  };
}
