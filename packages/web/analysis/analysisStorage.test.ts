import { ANALYSIS_VERSION } from '#lab/analysis/analysis.ts';
import { describe, expect, it } from 'vitest';
import { parseAnalyses } from './analysisStorage.ts';

describe('games that were told', () => {
  it('are read back, and whatever does not fit is as if it were not there', () => {
    const told = { tale: { version: ANALYSIS_VERSION, points: [] }, reasons: [], effort: 5 };
    expect(parseAnalyses(JSON.stringify({ a: told, b: { tale: { version: ANALYSIS_VERSION - 1 } }, c: 7 }))).toEqual({ a: told });
    for (const damaged of [null, '', '[', '7']) expect(parseAnalyses(damaged)).toEqual({});
  });
});
