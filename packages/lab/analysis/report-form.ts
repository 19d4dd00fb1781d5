import { flag, list, nullable, number, object, oneOf, optional, text } from '#kernel/check.ts';
import { isAction, isParams } from '#kernel/actionForm.ts';
import type { Reason } from '#bots/explanation.ts';
import { type Analysis, ANALYSIS_VERSION, type ChancePoint, type KeyMoment, type RoundSwing } from './analysis.ts';
import type { AnalysisReport } from './analysis-report.ts';

/** The form of an analysis, from the server or from this browser's storage. */

const chances = list(number);

const isReason = object<Reason>({ topic: text, gain: number, params: optional(isParams) });

const isAnalysis = object<Analysis>({
  version: oneOf(ANALYSIS_VERSION),
  exact: flag,
  levels: object<Analysis['levels']>({ advice: text, play: text }),
  playouts: number,
  worlds: number,
  looked: number,
  differed: number,
  asked: number,
  points: list(object<ChancePoint>({ step: number, chances })),
  turns: list(object<RoundSwing>({ round: number, from: number, to: number, luck: chances, decisions: chances })),
  turnings: list(
    object<KeyMoment>({
      kind: oneOf('decision', 'luck'),
      step: number,
      seat: number,
      round: number,
      swing: chances,
      error: number,
      instead: nullable(isAction),
    }),
  ),
});

/** Only of this version: another one is computed anew. */
export const isAnalysisReport = object<AnalysisReport>({ tale: isAnalysis, reasons: list(list(isReason)), effort: number });
