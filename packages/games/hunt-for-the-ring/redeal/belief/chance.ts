/** A number from 0 up to, but not including, the count. */
export type Below = (count: number) => number;

const FINE = 1 << 24;

export const chance = (below: Below, probability: number): boolean => below(FINE) < probability * FINE;

/** One of them, by weight; null only when there is none. */
export function pick<T extends { readonly weight: number }>(items: readonly T[], below: Below): T | null {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let left = (below(FINE) / FINE) * total;
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[items.length - 1] ?? null;
}
