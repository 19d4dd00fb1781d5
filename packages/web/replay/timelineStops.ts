/** Step sizes of a replay: decision, turn, round. */
export const UNITS = ['decision', 'turn', 'round'] as const;
export type StepUnit = (typeof UNITS)[number];

/** Moments at which turns and rounds begin; the first and the last moment belong to both. */
export interface TimelineStops {
  readonly turn: readonly number[];
  readonly round: readonly number[];
}

/** Where rounds begin, from the number of rounds at each moment. */
export const roundsIn = (moments: readonly { readonly rounds: number }[]): number[] =>
  moments.flatMap(({ rounds }, at) => (at > 0 && rounds !== moments[at - 1]?.rounds ? [at] : []));

/** The next stop, and the one before. */
export function stopAfter(stops: TimelineStops, unit: StepUnit, at: number, last: number): number {
  if (unit === 'decision') return Math.min(last, at + 1);
  return stops[unit].find((stop) => stop > at) ?? last;
}

export function stopBefore(stops: TimelineStops, unit: StepUnit, at: number): number {
  if (unit === 'decision') return Math.max(0, at - 1);
  return stops[unit].findLast((stop) => stop < at) ?? 0;
}
