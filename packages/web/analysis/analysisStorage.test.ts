import { type Analysis, ANALYSIS_VERSION } from '#lab/analysis/analysis.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import { describe, expect, it } from 'vitest';
import { parseAnalyses } from './analysisStorage.ts';

describe('games that were told', () => {
  it('are read back, and whatever does not fit is as if it were not there', () => {
    const tale: Analysis = {
      version: ANALYSIS_VERSION,
      exact: false,
      levels: { advice: 'master', play: 'casual' },
      playouts: 8,
      worlds: 2,
      looked: 1,
      differed: 0,
      asked: 1,
      points: [{ step: 0, chances: [0.5, 0.5] }],
      turns: [],
      turnings: [],
    };
    const told: AnalysisReport = { tale, reasons: [], effort: 5 };
    expect(
      parseAnalyses(
        JSON.stringify({ a: told, b: { ...told, tale: { ...tale, version: ANALYSIS_VERSION - 1 } }, c: 7, d: { ...told, effort: 'much' } }),
      ),
    ).toEqual({ a: told });
    for (const damaged of [null, '', '[', '7']) expect(parseAnalyses(damaged)).toEqual({});
  });
});
