import type { GameRecord } from '#kernel';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import { isAnalysisReport } from '#lab/analysis/report-form.ts';
import { parseStored } from '../lib/parseStored.ts';
import { storage } from '../lib/storage.ts';

/** Number of analyses stored in this browser, the latest first. */
const KEPT = 50;
const KEY = 'redbook.after';

/** The key of a game: the hash of its last state. */
export const recordKey = ({ actions, setup, rulesVersion }: GameRecord): string => `${rulesVersion}-${actions.at(-1)?.hash ?? setup.hash}`;

/** Parses stored analyses; invalid entries are dropped. */
export const parseAnalyses = (kept: string | null): { readonly [game: string]: AnalysisReport } => parseStored(kept, isAnalysisReport);

export const storedAnalysis = (record: GameRecord): AnalysisReport | null => parseAnalyses(storage.get(KEY))[recordKey(record)] ?? null;

export function storeAnalysis(record: GameRecord, told: AnalysisReport): void {
  const { [recordKey(record)]: _before, ...others } = parseAnalyses(storage.get(KEY));
  const latest = [[recordKey(record), told], ...Object.entries(others)].slice(0, KEPT);
  storage.set(KEY, JSON.stringify(Object.fromEntries(latest)));
}
