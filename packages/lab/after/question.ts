import type { Here } from './here.ts';

/** What is asked of a thread that has a finished game at hand. */
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

export type AnswerTo<Q extends Question> = ReturnType<Here[Q['ask']]>;

export function answer(here: Here, question: Question): AnswerTo<Question> {
  switch (question.ask) {
    case 'outline':
      return here.outline();
    case 'pace':
      return here.pace(question.level);
    case 'chances':
      return here.chances(question.step, question.level, question.playouts);
    case 'advice':
      return here.advice(question.step, question.level);
    case 'judge':
      return here.judge(question.step, question.levels, question.worlds, question.from);
    case 'exactly':
      return here.exactly(question.from, question.to);
    default:
      return here.why(question.step);
  }
}
