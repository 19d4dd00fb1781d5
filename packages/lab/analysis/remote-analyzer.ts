import { unchecked } from '#kernel/unchecked.ts';
import type { BotAlternative } from './local-analyzer.ts';
import type { GameSummary, Analyzer } from './analysis.ts';
import type { AnalyzerResponse, AnalyzerRequest } from './analyzer-request.ts';

/** Analyzer that sends each request to one of several worker threads, in a browser or on a server. */
export class RemoteAnalyzer implements Analyzer {
  readonly concurrency: number;
  private readonly send: (request: AnalyzerRequest) => Promise<unknown>;

  /** `send` resolves to a thread's response, and rejects if the thread failed. */
  constructor(concurrency: number, send: (request: AnalyzerRequest) => Promise<unknown>) {
    this.concurrency = concurrency;
    this.send = send;
  }

  outline(): Promise<GameSummary> {
    return this.ask({ ask: 'outline' });
  }
  pace(level: string) {
    return this.ask({ ask: 'pace', level });
  }
  chances(step: number, level: string, playouts: number) {
    return this.ask({ ask: 'chances', step, level, playouts });
  }
  advice(step: number, level: string) {
    return this.ask({ ask: 'advice', step, level });
  }
  judge(step: number, levels: { readonly advice: string; readonly play: string }, worlds: number, from: number) {
    return this.ask({ ask: 'judge', step, levels, worlds, from });
  }
  exactly(from: number, to: number) {
    return this.ask({ ask: 'exactly', from, to });
  }
  why(step: number): Promise<BotAlternative | null> {
    return this.ask({ ask: 'why', step });
  }

  /** The response type follows from the request. */
  private async ask<Q extends AnalyzerRequest>(request: Q): Promise<AnalyzerResponse<Q>> {
    // Our own thread answers, by `handleRequest`, which has a case for each request.
    return unchecked<AnalyzerResponse<Q>>(await this.send(request));
  }
}
