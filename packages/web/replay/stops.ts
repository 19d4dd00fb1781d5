/** By what a replay goes on: every decision, the next player's turn, the next round. */
export const UNITS = ['decision', 'turn', 'round'] as const;
export type Unit = (typeof UNITS)[number];

/** The moments at which each larger unit begins; the first and the last moment belong to all of them. */
export interface Stops {
  readonly turn: readonly number[];
  readonly round: readonly number[];
}

/** Where rounds begin, from how many have been played at each moment. */
export const roundsIn = (moments: readonly { readonly rounds: number }[]): number[] =>
  moments.flatMap(({ rounds }, at) => (at > 0 && rounds !== moments[at - 1]?.rounds ? [at] : []));

/** Where one unit on, or back, leads. */
export function stopAfter(stops: Stops, unit: Unit, at: number, last: number): number {
  if (unit === 'decision') return Math.min(last, at + 1);
  return stops[unit].find((stop) => stop > at) ?? last;
}

export function stopBefore(stops: Stops, unit: Unit, at: number): number {
  if (unit === 'decision') return Math.max(0, at - 1);
  return stops[unit].findLast((stop) => stop < at) ?? 0;
}
