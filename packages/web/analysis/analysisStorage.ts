import type { GameRecord } from '#kernel';
import { isObject } from '#kernel/plain.ts';
import { unchecked } from '#kernel/unchecked.ts';
import { ANALYSIS_VERSION } from '#lab/analysis/analysis.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import { storage } from '../lib/storage.ts';

/** Number of analyses stored in this browser, the latest first. */
const KEPT = 50;
const KEY = 'redbook.after';

interface StoredAnalyses {
  readonly [game: string]: AnalysisReport;
}

/** The key of a game: the hash of its last state. */
export const recordKey = ({ actions, setup, rulesVersion }: GameRecord): string => `${rulesVersion}-${actions.at(-1)?.hash ?? setup.hash}`;

/** Parses stored analyses; invalid entries are dropped. */
export function parseAnalyses(kept: string | null): StoredAnalyses {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (!isObject(parsed)) return {};
    const fitting = Object.entries(parsed).filter(
      ([, told]) => isObject(told) && isObject(told.tale) && told.tale.version === ANALYSIS_VERSION,
    );
    return unchecked<StoredAnalyses>(Object.fromEntries(fitting));
  } catch {
    return {};
  }
}

export const storedAnalysis = (record: GameRecord): AnalysisReport | null => parseAnalyses(storage.get(KEY))[recordKey(record)] ?? null;

export function storeAnalysis(record: GameRecord, told: AnalysisReport): void {
  const { [recordKey(record)]: _before, ...others } = parseAnalyses(storage.get(KEY));
  const latest = [[recordKey(record), told], ...Object.entries(others)].slice(0, KEPT);
  storage.set(KEY, JSON.stringify(Object.fromEntries(latest)));
}
