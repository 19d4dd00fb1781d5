import type { Reason } from '#bots/explanation.ts';
import type { RemoteAnalyzer } from './remote-analyzer.ts';
import type { Analysis } from './analysis.ts';
import { analyzeGame, DEFAULT_ANALYSIS_MS } from './analyze-game.ts';

/** Analysis of a finished game with the strongest bot's reasons at its key moments. Stored and sent: the field names are part of the format. */
export interface AnalysisReport {
  readonly tale: Analysis;
  readonly reasons: readonly (readonly Reason[])[];
  /** Milliseconds given to each thread. */
  readonly effort: number;
}

/** Analyzes a finished game. `levels` are those offered, weakest first. */
export async function analysisReportOf(
  levels: readonly string[],
  analyzer: RemoteAnalyzer,
  progress: (done: number) => void,
  effort = DEFAULT_ANALYSIS_MS,
): Promise<AnalysisReport> {
  const analysis = await analyzeGame(await analyzer.outline(), levels, analyzer, progress, effort);
  const alternatives = await Promise.all(
    analysis.turnings.map(({ kind, step }) => (kind === 'decision' ? analyzer.why(step) : Promise.resolve(null))),
  );
  // The explaining bot's own choice, unless it is the move that was made.
  const moments = analysis.turnings.map((moment, at) => ({ ...moment, instead: alternatives[at]?.otherwise ?? moment.instead }));
  return { tale: { ...analysis, turnings: moments }, reasons: alternatives.map((alternative) => alternative?.reasons ?? []), effort };
}
