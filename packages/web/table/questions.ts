import type { ClientMessage } from '#wire';
import { newId } from '../net/connection.ts';

type Question = Extract<ClientMessage, { readonly t: 'explain' }>;

/** Questions why something may not be done, on their way to the server and back. */
export class Questions {
  private readonly asked = new Map<string, (rules: readonly string[]) => void>();
  private readonly send: (message: ClientMessage) => boolean;

  constructor(send: (message: ClientMessage) => boolean) {
    this.send = send;
  }

  /** The rules that bar an action; none when it is legal after all, or when nobody can be asked. */
  ask(question: Omit<Question, 'id'>): Promise<readonly string[]> {
    return new Promise((resolve) => {
      const id = newId();
      this.asked.set(id, resolve);
      if (!this.send({ ...question, id })) this.answer(id, []);
    });
  }

  answer(id: string, rules: readonly string[]): void {
    this.asked.get(id)?.(rules);
    this.asked.delete(id);
  }
}
