import type { GameRecord } from '#kernel';
import { trusted } from '#kernel/trusted.ts';
import type { Here, Why } from '#lab/after/here.ts';
import type { Outlined, Reckoner } from '#lab/after/parts.ts';
import type { Answered, Question, Said } from './after.worker.ts';

/** A worker more than this gains little: each keeps the whole game. */
const MOST_HANDS = 4;

interface Waiting {
  readonly question: Question;
  readonly done: (answered: Answered) => void;
}

type AnswerTo<Q extends Question> = ReturnType<Here[Q['ask']]>;

/** Workers of the reader's browser, each with the game at hand. The server has nothing to do with it but to give out the record. */
export class Reckoners implements Reckoner {
  readonly hands = Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency));
  private readonly all: Worker[];
  private readonly idle: Worker[];
  private readonly line: Waiting[] = [];

  constructor(record: GameRecord) {
    this.all = Array.from({ length: this.hands }, () => {
      const worker = new Worker(new URL('./after.worker.ts', import.meta.url), { type: 'module' });
      const first: Said = { record };
      worker.postMessage(first, []);
      return worker;
    });
    this.idle = [...this.all];
  }

  outline(): Promise<Outlined> {
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
  why(step: number): Promise<Why | null> {
    return this.ask({ ask: 'why', step });
  }

  close(): void {
    for (const worker of this.all) worker.terminate();
  }

  private async ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
    const answered = await new Promise<Answered>((done) => {
      this.line.push({ question, done });
      this.next();
    });
    if ('failed' in answered) throw new Error(answered.failed);
    // A worker answers what it was asked.
    return trusted<AnswerTo<Q>>(answered.answer);
  }

  private next(): void {
    const worker = this.idle.pop();
    if (worker === undefined) return;
    const waiting = this.line.shift();
    if (waiting === undefined) {
      this.idle.push(worker);
      return;
    }
    const finish = (answered: Answered): void => {
      this.idle.push(worker);
      waiting.done(answered);
      this.next();
    };
    worker.onmessage = ({ data }: MessageEvent<Answered>) => finish(data);
    // A script that does not arrive, or breaks.
    worker.onerror = ({ message }) => finish({ failed: message || 'A worker could not begin' });
    worker.postMessage(waiting.question, []);
  }
}
