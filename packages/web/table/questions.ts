import type { ClientMessage } from '#wire';
import { newId } from '../net/newId.ts';

/** Questions of one kind, on their way to the server and back: why not, or what the book would do. */
export class Questions<Answer> {
  private readonly asked = new Map<string, (answer: Answer) => void>();
  private readonly send: (message: ClientMessage) => boolean;

  constructor(send: (message: ClientMessage) => boolean) {
    this.send = send;
  }

  /** The answer; `unheard` when nobody can be asked. */
  ask(question: (id: string) => ClientMessage, unheard: Answer): Promise<Answer> {
    return new Promise((resolve) => {
      const id = newId();
      this.asked.set(id, resolve);
      if (!this.send(question(id))) this.answer(id, unheard);
    });
  }

  answer(id: string, answer: Answer): void {
    this.asked.get(id)?.(answer);
    this.asked.delete(id);
  }
}
