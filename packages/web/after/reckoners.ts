import type { GameRecord } from '#kernel';
import { Afar } from '#lab/after/afar.ts';
import type { Question } from '#lab/after/question.ts';
import type { Answered, Said } from './after.worker.ts';

/** A worker more than this gains little: each keeps the whole game. */
const MOST_HANDS = 4;

interface Waiting {
  readonly question: Question;
  readonly done: (answered: Answered) => void;
}

/** Workers of the reader's browser, each with the game at hand. The server has nothing to do with it but to give out the record. */
export class Reckoners {
  readonly reckoner: Afar;
  private readonly all: Worker[];
  private readonly idle: Worker[];
  private readonly line: Waiting[] = [];

  constructor(record: GameRecord) {
    const hands = Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency));
    this.all = Array.from({ length: hands }, () => {
      const worker = new Worker(new URL('./after.worker.ts', import.meta.url), { type: 'module' });
      const first: Said = { record };
      worker.postMessage(first, []);
      return worker;
    });
    this.idle = [...this.all];
    this.reckoner = new Afar(hands, (question) => this.send(question));
  }

  close(): void {
    for (const worker of this.all) worker.terminate();
  }

  private async send(question: Question): Promise<unknown> {
    const answered = await new Promise<Answered>((done) => {
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
