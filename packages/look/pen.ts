/** The scribe's hand: seeded, so that the same page is drawn the same way every time. It decorates; it never decides. */

export type Point = readonly [x: number, y: number];

/** A small generator for ornament (mulberry32): numbers from 0 up to 1. */
export function rnd(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is finer than any screen. */
export const fix = (value: number): string => String(Math.round(value * 10) / 10);

/** A soft curve that begins at the first point, ends at the last and is drawn towards all between. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`;
  const [first, ...rest] = points;
  const last = rest[rest.length - 1];
  let path = `M${fix(first[0])} ${fix(first[1])}`;
  for (let index = 0; index < rest.length - 1; index++) {
    const [x, y] = rest[index];
    const [nextX, nextY] = rest[index + 1];
    path += `Q${fix(x)} ${fix(y)} ${fix((x + nextX) / 2)} ${fix((y + nextY) / 2)}`;
  }
  return `${path}L${fix(last[0])} ${fix(last[1])}`;
}
