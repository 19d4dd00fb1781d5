import { loadGame } from '#bots/load-game.ts';
import { type GameRecord, ownJson } from '#kernel';
import { LocalAnalyzer } from '#lab/analysis/local-analyzer.ts';
import { handleRequest, type AnalyzerResponse, type AnalyzerRequest } from '#lab/analysis/analyzer-request.ts';

/** A question about a finished game, with the game: a worker that has it in memory does not read it again. */
export interface AnalysisJob {
  /** Names the record. */
  readonly game: string;
  /** The record as JSON, in memory that all threads share. */
  readonly record: SharedArrayBuffer;
  readonly levels: readonly string[];
  readonly question: AnalyzerRequest;
}

let held: { readonly game: string; readonly here: Promise<LocalAnalyzer> } | null = null;

async function open({ record, levels }: AnalysisJob): Promise<LocalAnalyzer> {
  // Made by the runner of this server, from its own table.
  const read = ownJson<GameRecord>(Buffer.from(record).toString());
  return LocalAnalyzer.of(await loadGame(read.game, levels), read);
}

/** What a thread of the teller does. */
export default async function reckon(errand: AnalysisJob): Promise<AnalyzerResponse<AnalyzerRequest>> {
  if (held?.game !== errand.game) held = { game: errand.game, here: open(errand) };
  return handleRequest(await held.here, errand.question);
}
