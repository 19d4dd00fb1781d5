import { createHash } from 'node:crypto';

/** A random sample without repetition, always the same for a seed, in the order of the list. A larger sample contains the smaller one. */
export function sampleOf<T>(items: readonly T[], size: number, seed: number): T[] {
  const lot = (index: number): string => createHash('sha256').update(`${seed}:${index}`).digest('hex');
  return items
    .map((item, index) => ({ item, index, lot: lot(index) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}
