import { number, tagged } from '#kernel/check.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import { isAnalysisReport } from '#lab/analysis/report-form.ts';
import type { TaleAnswer } from '#wire';
import { request, RequestError, tablePath } from '../net/api.ts';

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

const isTaleAnswer = tagged<TaleAnswer<AnalysisReport>, 'state'>('state', {
  told: { told: isAnalysisReport },
  reckoning: { progress: number },
  waiting: { before: number },
  yours: {},
});

/** The server's analysis of a finished game; `askServer` starts it. */
const readServer = (table: string) => request(isTaleAnswer, 'GET', `${tablePath(table)}/tale`);
const askServer = (table: string) => request(isTaleAnswer, 'POST', `${tablePath(table)}/tale`, {});

type UnderWay = Exclude<TaleAnswer<AnalysisReport>, { readonly state: 'told' | 'yours' }>;

const isAway = (error: unknown): boolean => error instanceof RequestError && (error.status === 0 || error.status >= 500);

/**
 * Asks the server to analyse a game of one of its tables and polls until the page is left. Null: the browser analyses it itself; so it does
 * where a server of another version computes another result, which is unreadable here.
 */
export async function fetchServerAnalysis(
  table: string,
  left: AbortSignal,
  heard: (answer: UnderWay) => void,
): Promise<AnalysisReport | null> {
  for (let ask = askServer, unheard = 0; !left.aborted; await pause(EVERY, left)) {
    try {
      const answer = await ask(table);
      if (answer.state === 'told') return answer.told;
      if (answer.state === 'yours') return null;
      heard(answer);
      [ask, unheard] = [readServer, 0];
    } catch (error) {
      if (!isAway(error) || ++unheard === PATIENCE) return null;
    }
  }
  return null;
}
