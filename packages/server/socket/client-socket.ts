import type { RateLimit } from '../limits.ts';
import type { SharedRateLimit } from '../shared-rate-limit.ts';
import type { Person } from '../store/store.ts';

export interface SocketLimits {
  readonly messages: RateLimit;
  readonly chat: RateLimit;
  readonly hints: Pick<SharedRateLimit, 'take'>;
  readonly hintsOfAddress: Pick<SharedRateLimit, 'take'>;
}

/** Whose socket it is, and by which session. */
export interface SocketUser {
  readonly person: Person;
  readonly session: string;
  /** The network it comes from (`networkOf`). */
  readonly network: string;
}

/** What a connection uses of its WebSocket. */
export interface ClientSocket {
  readonly readyState: number;
  readonly OPEN: number;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'error', listener: () => void): unknown;
  on(event: 'close', listener: (code: number) => void): unknown;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}
