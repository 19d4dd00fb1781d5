import { unchecked } from '#kernel/unchecked.ts';
import type { Why } from './here.ts';
import type { Outlined, Reckoner } from './parts.ts';
import type { AnswerTo, Question } from './question.ts';

/** Reckons on threads that have the game at hand, in a browser or in the house: each question is sent to one of them. */
export class Afar implements Reckoner {
  readonly hands: number;
  private readonly send: (question: Question) => Promise<unknown>;

  /** `send` answers what a thread answered, and rejects when it failed. */
  constructor(hands: number, send: (question: Question) => Promise<unknown>) {
    this.hands = hands;
    this.send = send;
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

  /** A thread answers what it was asked. */
  private async ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>> {
    return unchecked<AnswerTo<Q>>(await this.send(question));
  }
}
