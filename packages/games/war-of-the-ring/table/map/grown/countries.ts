import type regions from '../../../content/regions.json';

/** A region as the content gives it. */
export type GivenRegion = (typeof regions)[number];

export type Border = 'open' | 'closed' | 'coast';

/** Whose a cell is: a region by its number, or one of these. */
export const owners = (count: number) => ({ sea: count, lake: count + 1, frame: count + 2 }) as const;

export const pairOf = (a: number, b: number): number => (a < b ? a * 1000 + b : b * 1000 + a);
export const ofPair = (pair: number): readonly [number, number] => [Math.floor(pair / 1000), pair % 1000];

/** Every border that the content names, by the pair it lies between. */
export function bordersOf(given: readonly GivenRegion[]): Map<number, Border> {
  const number = new Map(given.map(({ id }, at) => [id, at]));
  const borders = new Map<number, Border>();
  for (const [at, { adjacent, impassable, coastal }] of given.entries()) {
    for (const other of adjacent) borders.set(pairOf(at, number.get(other) ?? -1), 'open');
    for (const other of impassable) borders.set(pairOf(at, number.get(other) ?? -1), 'closed');
    if (coastal) borders.set(pairOf(at, owners(given.length).sea), 'coast');
  }
  return borders;
}
