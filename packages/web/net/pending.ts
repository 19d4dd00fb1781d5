import { backoff, type ClientMessage } from '#wire';
import { spread } from './connection.ts';

export type Sent = Extract<ClientMessage, { readonly id: string }>;

/** Short enough that play goes on within seconds once the server knows again. */
const WAITS = { first: 500, longest: 2000 };

const isMove = (t: Sent['t']): boolean => t === 'act' || t === 'undo' || t === 'resign';

interface Asked {
  readonly message: Sent;
  /** How often it was sent again. */
  repeats: number;
  /** It has left this browser, and may have been done. */
  sent: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * What was sent and not yet answered. The server does what has an id once, however often it is sent; so whatever is in doubt is sent again, with the
 * same id, until there is an answer: nobody has to do anything.
 */
export class Pending {
  private readonly asked = new Map<string, Asked>();
  private readonly send: (message: Sent) => boolean;

  /** `send` says whether there was a thread to send by. */
  constructor(send: (message: Sent) => boolean) {
    this.send = send;
  }

  /** A move is on its way. */
  get moving(): boolean {
    return this.move !== null;
  }

  /** The server has said of something that it does not know yet. */
  get unsure(): boolean {
    return [...this.asked.values()].some(({ timer }) => timer !== undefined);
  }

  /** Whether it may have been done by an earlier sending. */
  isDoubtful(id: string): boolean {
    return (this.asked.get(id)?.repeats ?? 0) > 0;
  }

  ask(message: Sent): void {
    this.asked.set(message.id, { message, repeats: 0, sent: this.send(message), timer: undefined });
  }

  /** The move that is on its way, or waits for a thread; null when there is none. */
  get move(): { readonly message: Sent; readonly sent: boolean } | null {
    return [...this.asked.values()].find(({ message: { t } }) => isMove(t)) ?? null;
  }

  /** False when nothing was asked under this id. */
  answered(id: string): boolean {
    clearTimeout(this.asked.get(id)?.timer);
    return this.asked.delete(id);
  }

  /** Not known yet: it is asked again after a while. */
  askAgain(id: string): void {
    const asked = this.asked.get(id);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    asked.timer = setTimeout(() => this.sendAgain(asked), backoff(asked.repeats++, spread(), WAITS));
  }

  /** The thread is mended: whatever was said before may never have arrived. */
  askAllAgain(): void {
    for (const asked of this.asked.values()) {
      asked.repeats++;
      this.sendAgain(asked);
    }
  }

  private sendAgain(asked: Asked): void {
    asked.sent = this.send(asked.message) || asked.sent;
  }

  close(): void {
    for (const { timer } of this.asked.values()) clearTimeout(timer);
  }
}
