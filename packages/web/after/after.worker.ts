import { SHELF } from '#games';
import type { GameRecord } from '#kernel';
import { Here } from '#lab/after/here.ts';
import { answer, type AnswerTo, type Question } from '#lab/after/question.ts';
import { openLocal } from '../local/opened.ts';

/** The record comes first, then questions, one after the other. */
export type Said = { readonly record: GameRecord } | Question;

export type Answered = { readonly answer: AnswerTo<Question> } | { readonly failed: string };

let here: Promise<Here> | null = null;

/** All levels that are offered: the strongest is asked for advice. */
const offered = (game: string): readonly string[] => SHELF.find(({ id }) => id === game)?.bots ?? [];

const open = async (record: GameRecord): Promise<Here> => Here.of(await openLocal(record.game, offered(record.game)), record);

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
