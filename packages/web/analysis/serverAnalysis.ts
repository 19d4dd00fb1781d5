import { ANALYSIS_VERSION } from '#lab/analysis/analysis.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import type { TaleAnswer } from '#wire';
import { api, RequestError } from '../net/api.ts';

/** Polling interval in milliseconds. */
const EVERY = 2000;
/** Failed polls in a row before the browser takes over. */
const PATIENCE = 5;

const pause = (milliseconds: number, left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type UnderWay = Exclude<TaleAnswer<AnalysisReport>, { readonly state: 'told' | 'yours' }>;

const isAway = (error: unknown): boolean => error instanceof RequestError && (error.status === 0 || error.status >= 500);

/** Asks the server to analyse a game of one of its tables and polls until the page is left. Null: the browser analyses it itself. */
export async function fetchServerAnalysis(
  table: string,
  left: AbortSignal,
  heard: (answer: UnderWay) => void,
): Promise<AnalysisReport | null> {
  for (let ask = api.askTale, unheard = 0; !left.aborted; await pause(EVERY, left)) {
    try {
      const answer = await ask(table);
      // A server of another version may compute another result.
      if (answer.state === 'told') return answer.told.tale.version === ANALYSIS_VERSION ? answer.told : null;
      if (answer.state === 'yours') return null;
      heard(answer);
      [ask, unheard] = [api.tale, 0];
    } catch (error) {
      if (!isAway(error) || ++unheard === PATIENCE) return null;
    }
  }
  return null;
}
