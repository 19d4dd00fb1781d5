import { SHELF } from '#games';
import type { GameRecord } from '#kernel';
import { LocalAnalyzer } from '#lab/analysis/local-analyzer.ts';
import { handleRequest, type AnalyzerResponse, type AnalyzerRequest } from '#lab/analysis/analyzer-request.ts';
import { loadGame } from '../local/loadGame.ts';

/** The record comes first, then questions, one after another. */
export type AnalysisRequest = { readonly record: GameRecord } | AnalyzerRequest;

export type AnalysisReply = { readonly answer: AnalyzerResponse<AnalyzerRequest> } | { readonly failed: string };

/** All levels of the game: the strongest gives advice. */
const offered = (game: string): readonly string[] => SHELF.find(({ id }) => id === game)?.bots ?? [];

const open = async (record: GameRecord): Promise<LocalAnalyzer> =>
  LocalAnalyzer.of(await loadGame(record.game, offered(record.game)), record);

const send = (answered: AnalysisReply): void => self.postMessage(answered, { transfer: [] });

function receiver(): (request: AnalysisRequest) => void {
  let analyzer: Promise<LocalAnalyzer> | null = null;
  return (request) => {
    if ('record' in request) {
      analyzer = open(request.record);
      // The error is reported to the first request.
      analyzer.catch(() => {});
      return;
    }
    analyzer
      ?.then((at) => send({ answer: handleRequest(at, request) }))
      .catch((error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }));
  };
}

const receive = receiver();
self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => receive(data));
