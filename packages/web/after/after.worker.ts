import { SHELF } from '#games';
import type { GameRecord } from '#kernel';
import { Here } from '#lab/after/here.ts';
import { openLocal } from '../local/opened.ts';

/** What the page asks of a worker that has the game at hand. */
export type Question =
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

/** The record comes first, then questions, one after the other. */
export type Said = { readonly record: GameRecord } | Question;

export type Answered = { readonly answer: ReturnType<Here[Question['ask']]> } | { readonly failed: string };

let here: Promise<Here> | null = null;

/** All levels that are offered: the strongest is asked for advice. */
const offered = (game: string): readonly string[] => SHELF.find(({ id }) => id === game)?.bots ?? [];

const open = async (record: GameRecord): Promise<Here> => Here.of(await openLocal(record.game, offered(record.game)), record);

function answer(at: Here, question: Question): ReturnType<Here[Question['ask']]> {
  switch (question.ask) {
    case 'outline':
      return at.outline();
    case 'pace':
      return at.pace(question.level);
    case 'chances':
      return at.chances(question.step, question.level, question.playouts);
    case 'advice':
      return at.advice(question.step, question.level);
    case 'judge':
      return at.judge(question.step, question.levels, question.worlds, question.from);
    case 'exactly':
      return at.exactly(question.from, question.to);
    default:
      return at.why(question.step);
  }
}

const tell = (answered: Answered): void => self.postMessage(answered, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<Said>) => {
  if ('record' in data) {
    here = open(data.record);
    // Said to whoever asks first.
    here.catch(() => {});
    return;
  }
  here
    ?.then((at) => tell({ answer: answer(at, data) }))
    .catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});
