import { openHere } from '#bots/here.ts';
import { type GameRecord, unchecked } from '#kernel';
import { Here } from '#lab/after/here.ts';
import { answer, type AnswerTo, type Question } from '#lab/after/question.ts';

/** A question about a finished game, with the game itself: whoever has it at hand already does not read it again. */
export interface AnalysisJob {
  /** Names the record. */
  readonly game: string;
  /** The record as JSON, in memory that all threads share. */
  readonly record: SharedArrayBuffer;
  readonly levels: readonly string[];
  readonly question: Question;
}

let held: { readonly game: string; readonly here: Promise<Here> } | null = null;

async function open({ record, levels }: AnalysisJob): Promise<Here> {
  const read = unchecked<GameRecord>(JSON.parse(Buffer.from(record).toString()));
  return Here.of(await openHere(read.game, levels), read);
}

/** What a thread of the teller does. */
export default async function reckon(errand: AnalysisJob): Promise<AnswerTo<Question>> {
  if (held?.game !== errand.game) held = { game: errand.game, here: open(errand) };
  return answer(await held.here, errand.question);
}
