import type { ClientMessage } from '#wire';
import { newId } from '../../lib/newId.ts';

/** Pending requests of one kind (explanations, hints), by id. */
export class RequestMap<Answer> {
  private readonly asked = new Map<string, (resolve: Answer) => void>();
  private readonly send: (message: ClientMessage) => boolean;

  constructor(send: (message: ClientMessage) => boolean) {
    this.send = send;
  }

  /** Sends a request; resolves with `unheard` when there is no connection. */
  request(question: (id: string) => ClientMessage, unheard: Answer): Promise<Answer> {
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
