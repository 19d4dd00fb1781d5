import { SHELF } from '#games';
import type { GameRecord } from '#kernel';
import { DEFAULT_ANALYSIS_MS } from '#lab/analysis/analyze-game.ts';
import { type AnalysisReport, analysisReportOf } from '#lab/analysis/analysis-report.ts';
import { createSignal, onCleanup } from 'solid-js';
import { storage } from '../lib/storage.ts';
import { fetchServerAnalysis } from './serverAnalysis.ts';
import { storeAnalysis, storedAnalysis, recordKey } from './analysisStorage.ts';
import { AnalysisWorkers } from './analysisWorkers.ts';

/** The player's preferred effort, remembered. */
const EFFORT = 'redbook.after.effort';
/** Four times the games halve the noise. */
const CLOSER = 4;

/** Where the analysis runs: on the server, after `before` other games, or in this browser. */
export type AnalysisSource = { readonly by: 'house'; readonly before: number } | { readonly by: 'here' };

const HERE: AnalysisSource = { by: 'here' };

/** An analysis in progress or done. */
interface AnalysisRun {
  readonly result: () => AnalysisReport | null;
  readonly progress: () => number;
  readonly source: () => AnalysisSource;
  readonly error: () => unknown;
  /** Runs it again in this browser, with more games. */
  readonly rerun: () => void;
}

interface ActiveAnalysis {
  readonly name: string;
  readonly telling: AnalysisRun;
  readonly end: () => void;
}

/** An analysis takes a while: it goes on while the player looks at other pages. Only one runs here at a time, the latest. */
let active: ActiveAnalysis | null = null;

/** The analysis of a game: running, stored, from the server, or started now. Call it from a page, which follows it while open. */
export function createAnalysis(record: GameRecord, table: string | null): AnalysisRun {
  const name = recordKey(record);
  if (active?.name === name && active.telling.error() === null) return active.telling;
  const [result, setResult] = createSignal<AnalysisReport | null>(storedAnalysis(record));
  const [progress, setProgress] = createSignal(0);
  const [source, setSource] = createSignal<AnalysisSource>(table === null ? HERE : { by: 'house', before: 0 });
  const [error, setError] = createSignal<unknown>(null);
  let workers: AnalysisWorkers | null = null;
  const rerun = (): void => {
    const effort = CLOSER * (result()?.effort ?? DEFAULT_ANALYSIS_MS);
    setResult(null);
    void begin(effort);
  };
  const self: ActiveAnalysis = {
    name,
    telling: { result, progress, source, error, rerun },
    end: () => workers?.close(),
  };

  /** Runs the analysis in workers. */
  async function begin(effort: number): Promise<void> {
    active?.end();
    active = self;
    setSource(HERE);
    setProgress(0);
    try {
      workers = new AnalysisWorkers(record);
      const levels = SHELF.find(({ id }) => id === record.game)?.bots ?? [];
      const whole = await analysisReportOf(levels, workers.analyzer, setProgress, effort);
      storeAnalysis(record, whole);
      setResult(whole);
    } catch (error) {
      setError(() => error);
    } finally {
      workers?.close();
    }
  }

  /** Waits for the server's analysis, and runs it here if there is none. */
  async function wait(at: string): Promise<void> {
    const left = new AbortController();
    onCleanup(() => left.abort());
    const found = await fetchServerAnalysis(at, left.signal, (answer) => {
      setSource({ by: 'house', before: answer.state === 'waiting' ? answer.before : 0 });
      setProgress(answer.state === 'reckoning' ? answer.progress : 0);
    });
    if (found !== null) setResult(found);
    else if (!left.signal.aborted) void begin(usual());
  }
  const usual = (): number => Number(storage.get(EFFORT) ?? DEFAULT_ANALYSIS_MS);

  if (result() === null) void (table === null ? begin(usual()) : wait(table));
  return self.telling;
}
