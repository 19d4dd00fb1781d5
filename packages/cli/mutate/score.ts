import { wilson } from '#lab/statistics.ts';
import type { Mutant } from './mutants.ts';
import type { Fate } from './run.ts';

/** A mutant and what became of it; `reason` says why it is equivalent. */
export interface JudgedMutant {
  readonly mutant: Mutant;
  readonly fate: Fate;
  readonly reason: string | null;
}

export interface Score {
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  /** The share of the killed among those that are not equivalent. */
  readonly share: number;
}

export const isSurvivor = ({ fate, reason }: JudgedMutant): boolean => fate !== 'killed' && reason === null;
export const isEquivalent = ({ fate, reason }: JudgedMutant): boolean => fate !== 'killed' && reason !== null;

export function scoreOf(judged: readonly JudgedMutant[]): Score {
  const killed = judged.filter(({ fate }) => fate === 'killed').length;
  const equivalent = judged.filter(isEquivalent).length;
  const relevant = judged.length - equivalent;
  return { mutants: judged.length, killed, survived: relevant - killed, equivalent, share: relevant === 0 ? 1 : killed / relevant };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The share in words; of a sample with the 95 % interval of the share of all. */
export function shareText({ share, killed, survived }: Score, isSample: boolean): string {
  if (!isSample) return percent(share);
  const { low, high } = wilson(killed, killed + survived);
  return `${percent(share)} (95 % interval ${percent(low)} to ${percent(high)})`;
}
