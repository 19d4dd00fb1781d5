import { type Now, type ServerMessage, wholeNow } from '#wire';
import type { House, Visitor, VisitorOptions } from './browser.ts';
import { unchecked } from '#kernel';

/** Somebody whose every message from the server is kept, with the moment as it stands after the newest one. */
export interface Overheard extends Visitor {
  readonly messages: string[];
  now(): Now | null;
}

/** What the server says in one message. */
export const messageIn = (text: string): ServerMessage => unchecked<ServerMessage>(JSON.parse(text));

export async function overheard(house: House, options: VisitorOptions): Promise<Overheard> {
  const visitor = await house.visitor(options);
  const messages: string[] = [];
  let now: Now | null = null;
  visitor.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      messages.push(text);
      const message = messageIn(text);
      if ('now' in message) now = wholeNow(message.now, now);
    }),
  );
  return { ...visitor, messages, now: () => now };
}
