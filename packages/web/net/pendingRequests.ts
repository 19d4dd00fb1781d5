import type { ClientMessage } from '#wire';
import { backoff } from '#wire/backoff.ts';
import { jitter } from './transport.ts';

export type IdentifiedMessage = Extract<ClientMessage, { readonly id: string }>;

/** Short, so that play goes on within seconds once the server can answer again. */
const WAITS = { first: 500, longest: 2000 };

const isMove = (t: IdentifiedMessage['t']): boolean => t === 'act' || t === 'undo' || t === 'resign';

interface PendingRequest {
  readonly message: IdentifiedMessage;
  /** How often it was resent. */
  repeats: number;
  /** It has left this browser, and may have been applied. */
  sent: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Requests without an answer. They are idempotent: the server applies an id once, however often it is sent. So a request in doubt is resent with
 * the same id, after a backoff with jitter, until there is an answer.
 */
export class PendingRequests {
  private readonly requests = new Map<string, PendingRequest>();
  private readonly send: (message: IdentifiedMessage) => boolean;

  /** `send` returns whether there was a connection. */
  constructor(send: (message: IdentifiedMessage) => boolean) {
    this.send = send;
  }

  /** A move is pending. */
  get moving(): boolean {
    return this.move !== null;
  }

  /** The server has answered that it does not know the result yet. */
  get unsure(): boolean {
    return [...this.requests.values()].some(({ timer }) => timer !== undefined);
  }

  /** Whether an earlier sending may have been applied. */
  isDoubtful(id: string): boolean {
    return (this.requests.get(id)?.repeats ?? 0) > 0;
  }

  submit(message: IdentifiedMessage): void {
    this.requests.set(message.id, { message, repeats: 0, sent: this.send(message), timer: undefined });
  }

  /** The pending move; null when there is none. */
  get move(): { readonly message: IdentifiedMessage; readonly sent: boolean } | null {
    return [...this.requests.values()].find(({ message: { t } }) => isMove(t)) ?? null;
  }

  /** False when no request has this id. */
  settle(id: string): boolean {
    clearTimeout(this.requests.get(id)?.timer);
    return this.requests.delete(id);
  }

  /** Resends after a backoff. */
  resendLater(id: string): void {
    const asked = this.requests.get(id);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    asked.timer = setTimeout(() => this.resend(asked), backoff(asked.repeats++, jitter(), WAITS));
  }

  /** After a reconnect: whatever was sent before may never have arrived. */
  resendAll(): void {
    for (const asked of this.requests.values()) {
      asked.repeats++;
      this.resend(asked);
    }
  }

  private resend(asked: PendingRequest): void {
    asked.sent = this.send(asked.message) || asked.sent;
  }

  close(): void {
    for (const { timer } of this.requests.values()) clearTimeout(timer);
  }
}
