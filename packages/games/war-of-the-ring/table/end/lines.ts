import type { TurnsEnd } from './course.ts';

/** What the two plots of the end show, and at how many it is over. */
export const PLOTS = [
  { id: 'war', lines: ['shadow', 'free'], goals: { shadow: 10, free: 4 } },
  { id: 'ring', lines: ['corruption', 'steps'], goals: { corruption: 12, steps: null } },
] as const;

export type LineId = (typeof PLOTS)[number]['lines'][number];
export const LINE_IDS: readonly LineId[] = PLOTS.flatMap(({ lines }) => [...lines]);

export const valuesOf = (course: readonly TurnsEnd[], line: LineId): readonly number[] => course.map((turn) => turn[line]);
