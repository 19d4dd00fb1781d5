import type { GameRecord } from '#kernel';
import { RemoteAnalyzer } from '#lab/analysis/remote-analyzer.ts';
import type { AnalyzerRequest } from '#lab/analysis/analyzer-request.ts';
import type { AnalysisReply, AnalysisRequest } from './analysis.worker.ts';

/** More workers gain little: each holds the whole game. */
const MOST_HANDS = 4;

interface QueuedQuestion {
  readonly question: AnalyzerRequest;
  readonly done: (answered: AnalysisReply) => void;
}

/** Worker pool in the player's browser, each worker with the game. The server only provides the record. */
export class AnalysisWorkers {
  readonly analyzer: RemoteAnalyzer;
  private readonly all: Worker[];
  private readonly idle: Worker[];
  private readonly line: QueuedQuestion[] = [];

  constructor(record: GameRecord) {
    const hands = Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency));
    this.all = Array.from({ length: hands }, () => {
      const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
      const first: AnalysisRequest = { record };
      worker.postMessage(first, []);
      return worker;
    });
    this.idle = [...this.all];
    this.analyzer = new RemoteAnalyzer(hands, (question) => this.send(question));
  }

  close(): void {
    for (const worker of this.all) worker.terminate();
  }

  private async send(question: AnalyzerRequest): Promise<unknown> {
    const answered = await new Promise<AnalysisReply>((done) => {
      this.line.push({ question, done });
      this.next();
    });
    if ('failed' in answered) throw new Error(answered.failed);
    return answered.answer;
  }

  private next(): void {
    const worker = this.idle.pop();
    if (worker === undefined) return;
    const waiting = this.line.shift();
    if (waiting === undefined) {
      this.idle.push(worker);
      return;
    }
    const finish = (answered: AnalysisReply): void => {
      this.idle.push(worker);
      waiting.done(answered);
      this.next();
    };
    worker.onmessage = ({ data }: MessageEvent<AnalysisReply>) => finish(data);
    // The worker script did not load, or threw.
    worker.onerror = ({ message }) => finish({ failed: message || 'A worker could not begin' });
    worker.postMessage(waiting.question, []);
  }
}
