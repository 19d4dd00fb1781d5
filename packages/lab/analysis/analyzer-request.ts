import type { LocalAnalyzer } from './local-analyzer.ts';

/** Request to a thread that has loaded a finished game. */
export type AnalyzerRequest =
  | { readonly ask: 'outline' }
  | { readonly ask: 'pace'; readonly level: string }
  | { readonly ask: 'chances'; readonly step: number; readonly level: string; readonly playouts: number }
  | { readonly ask: 'advice'; readonly step: number; readonly level: string }
  | {
      readonly ask: 'judge';
      readonly step: number;
      readonly levels: { readonly advice: string; readonly play: string };
      readonly worlds: number;
      readonly from: number;
    }
  | { readonly ask: 'exactly'; readonly from: number; readonly to: number }
  | { readonly ask: 'why'; readonly step: number };

export type AnalyzerResponse<Q extends AnalyzerRequest> = ReturnType<LocalAnalyzer[Q['ask']]>;

export function handleRequest(analyzer: LocalAnalyzer, request: AnalyzerRequest): AnalyzerResponse<AnalyzerRequest> {
  switch (request.ask) {
    case 'outline':
      return analyzer.outline();
    case 'pace':
      return analyzer.pace(request.level);
    case 'chances':
      return analyzer.chances(request.step, request.level, request.playouts);
    case 'advice':
      return analyzer.advice(request.step, request.level);
    case 'judge':
      return analyzer.judge(request.step, request.levels, request.worlds, request.from);
    case 'exactly':
      return analyzer.exactly(request.from, request.to);
    default:
      return analyzer.why(request.step);
  }
}
